/** Starts the client: words, theme, and the page that the address names. */

import { isShortcut } from "./keys.js";
import { lobbyPage } from "./pages/lobby.js";
import { replayPage } from "./pages/replay.js";
import { rulesPage } from "./pages/rules.js";
import { setupPage } from "./pages/setup.js";
import { tablePage } from "./pages/table.js";
import { openShortcuts, showFailure } from "./pages/frame.js";
import { dress, settings } from "./settings.js";
import { say, speak } from "./texts.js";

/** @type {[RegExp, (page: Element, name: string) => (() => void)][]} */
const PAGES = [
  [/^\/$/, (page) => lobbyPage(page)],
  [/^\/new\/([\w-]+)$/, setupPage],
  [/^\/table\/([\w-]+)$/, tablePage],
  [/^\/replay\/([\w-]+)$/, replayPage],
  [/^\/rules\/([\w-]+)$/, rulesPage],
];

const addresses = JSON.parse(document.querySelector('meta[name="texts"]')?.getAttribute("content") ?? "{}");
const page = /** @type {HTMLElement} */ (document.querySelector(".page"));
let leave = () => {};
let here = "";

function show() {
  leave();
  leave = () => {};
  here = location.pathname;
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const [pattern, open] of PAGES) {
    const match = pattern.exec(location.pathname);
    if (match) {
      leave = open(page, match[1] ?? "");
      return;
    }
  }
  showFailure(page, say("no-such-page"));
}

/** Links to our own pages stay on this page. @param {MouseEvent} event */
function follow(event) {
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  history.pushState(null, "", link.href);
  visit();
}

/** Shows another page from its beginning. */
function visit() {
  if (here === location.pathname) return;
  show();
  scrollTo(0, 0);
  page.focus({ preventScroll: true });
}

/** @param {KeyboardEvent} event */
function tellKeys(event) {
  if (event.key !== "?" || !isShortcut(event)) return;
  event.preventDefault();
  openShortcuts();
}

async function start() {
  dress();
  await speak(settings.language, addresses);
  show();
  addEventListener("popstate", visit);
  addEventListener("click", follow);
  addEventListener("keydown", tellKeys);
  addEventListener("speak", async () => {
    await speak(settings.language, addresses);
    show();
  });
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/service-worker.js").catch(() => {});
}

start();
