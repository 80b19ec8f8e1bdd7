/** Turns the little Markdown that rules are written in into elements: headings, lists, tables, paragraphs, emphasis. */

import { h } from "./dom.js";

/** @param {string} text @returns {HTMLElement[]} */
export function markdown(text) {
  return text.replace(/\r/g, "").split(/\n{2,}/).map((block) => block.replace(/^\n+|\n+$/g, "")).filter(Boolean).flatMap(blockOf);
}

/** @param {string} block @returns {HTMLElement[]} */
function blockOf(block) {
  const lines = block.split("\n");
  const heading = /^(#{1,4})\s+(.*)$/.exec(lines[0]);
  if (heading) {
    const level = /** @type {"h2"|"h3"} */ (heading[1].length <= 2 ? "h2" : "h3");
    const rest = lines.slice(1).join("\n").trim();
    return [h(level, {}, ...inline(heading[2])), ...(rest ? blockOf(rest) : [])];
  }
  if (lines.every((line) => line.startsWith("|"))) return [tableOf(lines)];
  if (/^(\s*[-*]|\s*\d+\.)\s/.test(lines[0])) return [listOf(lines)];
  const begin = lines.findIndex((line, index) => index > 0 && /^([-*]|\d+\.)\s/.test(line));
  if (begin > 0) return [...blockOf(lines.slice(0, begin).join("\n")), ...blockOf(lines.slice(begin).join("\n"))];
  return [h("p", {}, ...inline(lines.join(" ")))];
}

/** @param {string[]} lines items may go on in indented lines @returns {HTMLElement} */
function listOf(lines) {
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (item) items.push(item[1]);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return h(/^\s*\d/.test(lines[0]) ? "ol" : "ul", {}, items.map((item) => h("li", {}, ...inline(item))));
}

/** @param {string[]} lines */
function tableOf(lines) {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map((line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()));
  const [head, ...body] = rows;
  const cells = (/** @type {string[]} */ row, /** @type {"th"|"td"} */ name) => h("tr", {}, row.map((cell) => h(name, {}, ...inline(cell))));
  return h("div", { class: "grid", tabindex: "0", role: "group" }, h("table", {}, head.some(Boolean) ? h("thead", {}, cells(head, "th")) : null, h("tbody", {}, body.map((row) => cells(row, "td")))));
}

/** @param {string} text @returns {(Node|string)[]} */
function inline(text) {
  /** @type {(Node|string)[]} */
  const parts = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_(?!\w)|`(.+?)`|\[(.+?)\]\((.+?)\)/g;
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(from, match.index));
    const [whole, bold, slanted, underlined, code, label, address] = match;
    if (bold) parts.push(h("b", {}, ...inline(bold)));
    else if (slanted || underlined) parts.push(h("em", {}, ...inline(slanted ?? underlined)));
    else if (code) parts.push(h("code", {}, code));
    else parts.push(/^(https?:|\/|#)/.test(address) ? h("a", { href: address }, label) : label);
    from = match.index + whole.length;
  }
  parts.push(text.slice(from));
  return parts;
}
