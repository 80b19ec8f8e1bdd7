/** What all pages share: the bar on top, dialogs, short messages, settings. */

import { CHIME, sound } from "../announce.js";
import { fill, h, icon } from "../dom.js";
import { shortcutList } from "../keys.js";
import { change, settings } from "../settings.js";
import { LANGUAGES, say } from "../texts.js";

const MESSAGE_STAYS = 6000;
/** Names under which a machine is found by itself alone. */
const ALONE = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** @param {string} path a page of ours */
export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/**
 * @param {string} title
 * @param {...import("../dom.js").Child} more at the right end
 */
export function bar(title, ...more) {
  return h(
    "header",
    { class: "bar" },
    h("a", { class: "brand", href: "/", "aria-label": say("to-the-lobby") }, h("img", { src: asset("icons/icon.svg"), alt: "" }), title ? null : "Quartier"),
    h("div", { class: "grow" }, title ? h("h1", {}, title) : null),
    ...more,
    title ? null : languageSwitch(),
    h("button", { class: "bare settings", type: "button", "aria-label": say("settings"), title: say("settings"), onclick: openSettings }, icon("gear")),
  );
}

/** @param {string} name a file of the client @returns {string} its address */
export function asset(name) {
  return new URL(`../../${name}`, import.meta.url).pathname;
}

/** @param {string} game */
export function posterOf(game) {
  return asset(`icons/poster-${game}.svg`);
}

function languageSwitch() {
  const options = Object.entries(LANGUAGES).map(([tag, name]) => h("option", { value: tag, selected: tag === settings.language }, name));
  const select = h("select", { class: "language", "aria-label": say("language") }, options);
  select.addEventListener("change", () => {
    change({ language: select.value });
    dispatchEvent(new Event("speak"));
  });
  return select;
}

/**
 * Opens a dialog, instead of one that is open; Escape and its cross close it.
 * @param {string} title
 * @param {import("../dom.js").Child[]} body
 * @param {string} [kind]
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, body, kind = "") {
  const close = h("button", { class: "bare", type: "button", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"));
  const dialog = h("dialog", { class: kind, "aria-label": title }, h("div", { class: "head" }, h("h2", {}, title), close), h("div", { class: "body" }, body));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  for (const other of document.querySelectorAll("dialog")) other.close();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** @param {string} text shown for a while at the bottom of the page */
export function toast(text) {
  let shelf = document.querySelector(".toasts");
  if (!shelf) document.body.append((shelf = h("div", { class: "toasts", role: "status" })));
  const message = h("p", { class: "toast" }, text);
  shelf.append(message);
  setTimeout(() => message.remove(), MESSAGE_STAYS);
}

/** @template T @param {() => Promise<T>} call @returns {Promise<T|undefined>} what it gives; what goes wrong is told */
export async function attempt(call) {
  try {
    return await call();
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
    return undefined;
  }
}

// --- settings ----------------------------------------------------------------------------------------

function openSettings() {
  const language = h("label", { class: "field" }, h("span", {}, say("language")), languageSwitch());
  openDialog(say("settings"), [nameField(), language, themeField(), confirmField(), soundField(), notifyField(), shortcutsButton()]);
}

function shortcutsButton() {
  return h("button", { class: "to-shortcuts", type: "button", onclick: openShortcuts }, say("shortcuts"), h("kbd", {}, "?"));
}

/** Which keys there are; "?" opens the same list. */
export function openShortcuts() {
  openDialog(say("shortcuts"), shortcutList(), "shortcuts");
}

/** Whoever switches sounds on hears at once what they are like. */
function soundField() {
  const field = check("sounds", say("sounds"), say("sounds-about"));
  field.addEventListener("change", () => sound(CHIME));
  return field;
}

function nameField() {
  const input = h("input", { type: "text", maxlength: 32, value: settings.name, placeholder: say("guest"), autocomplete: "nickname" });
  input.addEventListener("change", () => change({ name: input.value.trim() }));
  return h("label", { class: "field" }, h("span", {}, say("your-name")), input);
}

function themeField() {
  return choiceField("theme", say("theme"), ["auto", "day", "night"], (value) => say(`theme-${value}`));
}

function confirmField() {
  return choiceField("confirm", say("confirm-moves"), ["auto", "always", "never"], (value) => say(`confirm-${value}`));
}

/**
 * @param {"theme"|"confirm"} name
 * @param {string} label
 * @param {string[]} values
 * @param {(value: string) => string} written
 */
function choiceField(name, label, values, written) {
  const select = h("select", {}, values.map((value) => h("option", { value, selected: settings[name] === value }, written(value))));
  select.addEventListener("change", () => change(/** @type {any} */ ({ [name]: select.value })));
  return h("label", { class: "field" }, h("span", {}, label), select);
}

/** @param {"sounds"|"notify"} name @param {string} label @param {string} about */
function check(name, label, about) {
  const box = h("input", { type: "checkbox", checked: settings[name] });
  box.addEventListener("change", () => change({ [name]: box.checked }));
  return h("label", { class: "check" }, box, h("span", {}, h("b", {}, label), " ", h("span", { class: "note" }, about)));
}

function notifyField() {
  const field = check("notify", say("notify"), say("notify-about"));
  const box = /** @type {HTMLInputElement} */ (field.querySelector("input"));
  box.disabled = !("Notification" in window);
  box.addEventListener("change", async () => {
    if (box.checked && (await Notification.requestPermission()) !== "granted") {
      box.checked = false;
      change({ notify: false });
      toast(say("notify-refused"));
    }
  });
  return field;
}

// --- sharing -----------------------------------------------------------------------------------------

/**
 * A link to copy, to hand on, or to photograph.
 * @param {string} link
 * @param {string} label
 * @param {string} title what is being shared
 * @param {string|null} code the address of a QR code
 */
export function shareBox(link, label, title, code) {
  const field = h("input", { readonly: true, value: link, "aria-label": label });
  field.addEventListener("focus", () => field.select());
  const copy = h("button", { type: "button", "aria-label": say("copy-link"), title: say("copy-link"), onclick: () => copyLink(field) }, icon("copy"));
  const share = "share" in navigator
    ? h("button", { type: "button", "aria-label": say("share"), title: say("share"), onclick: () => navigator.share({ title, url: link }).catch(() => {}) }, icon("share"))
    : null;
  const alone = !isForOthers(link);
  return h("div", { class: "share" }, h("p", {}, label), h("div", { class: "link" }, field, copy, share), alone ? h("p", { class: "note" }, say("only-this-machine")) : null, code && !alone ? h("img", { src: code, alt: say("qr-code") }) : null);
}

/** @param {string} link @returns {boolean} whether other machines can follow it */
export function isForOthers(link) {
  return !ALONE.test(new URL(link).hostname);
}

/** @param {HTMLInputElement} field */
async function copyLink(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    toast(say("copied"));
  } catch {
    toast(say("copy-by-hand"));
  }
}

/** @param {Element} page @param {string} text */
export function showFailure(page, text) {
  fill(page, bar(""), h("main", { class: "wrap hero" }, h("h1", {}, say("not-here")), h("p", { class: "lead" }, text), h("p", {}, h("a", { class: "button go", href: "/" }, say("to-the-lobby")))));
}
