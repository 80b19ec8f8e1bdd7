/**
 * The options of a game. Some bring others with them, as an edition does: then the form shows what they set, and whoever
 * wishes otherwise has the last word.
 *
 * @typedef {{value: any, label: string, sets?: Record<string, any>, players?: number}} Choice
 * @typedef {{name: string, label: string, about: string, default: any, choices: Choice[]}} GameOption
 */

import { fill, h } from "../dom.js";
import { say } from "../texts.js";

export class OptionFields {
  /** @param {GameOption[]} options */
  constructor(options) {
    this.options = options;
    /** @type {Map<string, HTMLInputElement|HTMLSelectElement>} */
    this.inputs = new Map(options.map((option) => [option.name, input(option)]));
    /** @type {Map<string, HTMLElement>} */
    this.notes = new Map(options.map((option) => [option.name, h("span", { class: "note set-by", role: "status" })]));
    this.elements = options.map((option) => this.field(option));
    for (const option of options) this.inputs.get(option.name)?.addEventListener("change", () => this.changed(option));
  }

  /** @param {GameOption} option */
  field(option) {
    const [control, note] = [this.inputs.get(option.name), this.notes.get(option.name)];
    const about = h("span", { class: "note" }, option.about);
    if (isSwitch(option)) return h("label", { class: "check" }, control, h("span", {}, h("b", {}, option.label), " ", about, note));
    return h("label", { class: "field" }, h("span", {}, option.label), control, about, note);
  }

  /** @param {GameOption} option that was changed by hand */
  changed(option) {
    const brought = new Set(option.choices.flatMap((choice) => Object.keys(choice.sets ?? {})));
    const implied = this.implied();
    for (const other of this.options) if (brought.has(other.name)) this.put(other, implied.get(other.name)?.value ?? other.default);
    for (const other of this.options) this.explain(other, implied.get(other.name));
  }

  /** @returns {Map<string, {value: any, by: string}>} what the chosen options bring with them, and which of them does */
  implied() {
    const found = new Map();
    for (const option of this.options) {
      const chosen = option.choices.find((choice) => choice.value === this.value(option));
      for (const [name, value] of Object.entries(chosen?.sets ?? {})) found.set(name, { value, by: `${option.label} (${chosen?.label})` });
    }
    return found;
  }

  /** @param {GameOption} option @param {{value: any, by: string}|undefined} implied */
  explain(option, implied) {
    const note = this.notes.get(option.name);
    if (!note) return;
    const usual = option.choices.find((choice) => choice.value === implied?.value)?.label ?? "";
    const differs = implied !== undefined && this.value(option) !== implied.value;
    fill(note, implied ? (differs ? say("set-otherwise", { by: implied.by, value: usual }) : say("set-by", { by: implied.by })) : null);
  }

  /** @param {GameOption} option */
  value(option) {
    const control = this.inputs.get(option.name);
    return control instanceof HTMLInputElement ? control.checked : JSON.parse(control?.value ?? "null");
  }

  /** @param {GameOption} option @param {any} value */
  put(option, value) {
    const control = this.inputs.get(option.name);
    if (control instanceof HTMLInputElement) control.checked = value;
    else if (control) control.value = JSON.stringify(value);
  }

  /** Offers what a game of so many players takes: nobody begins who does not play. @param {number} count */
  playedBy(count) {
    for (const option of this.options) {
      const control = this.inputs.get(option.name);
      if (!(control instanceof HTMLSelectElement)) continue;
      option.choices.forEach(({ players = 0 }, at) => (control.options[at].hidden = control.options[at].disabled = players > count));
      if (control.selectedOptions[0]?.disabled) this.put(option, option.default);
    }
  }

  /** @returns {Record<string, any>} what differs from what would be so without a word */
  get wishes() {
    const implied = this.implied();
    const wished = this.options.filter((option) => this.value(option) !== (implied.get(option.name)?.value ?? option.default));
    return Object.fromEntries(wished.map((option) => [option.name, this.value(option)]));
  }
}

/** @param {GameOption} option */
function isSwitch(option) {
  return option.choices.length === 2 && typeof option.default === "boolean";
}

/** @param {GameOption} option @returns {HTMLInputElement|HTMLSelectElement} */
function input(option) {
  const name = `option-${option.name}`;
  if (isSwitch(option)) return h("input", { type: "checkbox", name, checked: option.default });
  const choices = option.choices.map(({ value, label }) => h("option", { value: JSON.stringify(value), selected: value === option.default }, label));
  return h("select", { name }, choices);
}
