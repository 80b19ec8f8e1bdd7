/**
 * Plays through the page alone: picks something that the page offers, on the board or from the list, until the game is
 * over, or so many moves were sent. Runs in the page.
 */
async ({ seed, board, moves, patience }) => {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const any = (list) => list[Math.floor(random() * list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

  const clickOnBoard = (element) => {
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const target = document.elementFromPoint(clientX, clientY) ?? element;
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
  };

  const act = () => {
    const [sure] = all(".last-word .go, .curtain button");
    if (sure) return sure.click();
    const things = all(".board .can");
    if (things.length && random() < board) return clickOnBoard(any(things));
    for (const list of all(".asking.mine details")) list.open = true;
    const buttons = all(".asking.mine .choices button");
    if (buttons.length) return any(buttons).click();
    return false;
  };

  let [sent, idle, told] = [0, 0, ""];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (message) {
    if (JSON.parse(message).type === "move") sent += 1;
    return send.call(this, message);
  };
  while (!document.querySelector("dialog.ending .winner")?.textContent && sent < moves) {
    const acted = !document.querySelector("dialog[open]") && act() !== false;
    await pause(acted ? 4 : 20);
    const news = document.querySelector(".log li:last-child")?.getAttribute("value") ?? "";
    idle = acted || news !== told ? 0 : idle + 1;
    told = news;
    if (idle * 20 > patience) throw new Error(`nothing to do: ${document.body.innerText.slice(0, 400)}`);
  }
  WebSocket.prototype.send = send;
  return sent;
};
