/** Brings a saved game back: a file becomes a replay. */

import { post } from "../api.js";
import { h, icon } from "../dom.js";
import { say } from "../texts.js";
import { attempt, go } from "./frame.js";

export function uploadButton() {
  const file = h("input", { type: "file", accept: ".json,application/json", hidden: true });
  file.addEventListener("change", () => attempt(async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    const made = await post("/records", await chosen.text());
    go(`/replay/${made.replay}`);
  }));
  return h("span", { class: "upload" }, h("button", { type: "button", class: "quiet", onclick: () => file.click() }, icon("upload"), say("upload-record")), file);
}
