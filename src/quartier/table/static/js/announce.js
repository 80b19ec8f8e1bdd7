/** Tells a player whose turn it is while they look elsewhere: title, icon, notification, sound. */

import { settings } from "./settings.js";
import { say } from "./texts.js";

/** Two notes, rising; and one low knock. Frequencies in hertz. */
export const CHIME = [659, 880];
const KNOCK = [196];

/** @type {AudioContext|null} */
let audio = null;

/** @param {number[]} notes */
export function sound(notes) {
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  const player = audio;
  player.resume().catch(() => {}); // a page that nobody has touched yet may not sound
  notes.forEach((frequency, index) => {
    const begin = player.currentTime + index * 0.12;
    const tone = new OscillatorNode(player, { frequency, type: "triangle" });
    const loudness = new GainNode(player, { gain: 0 });
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
    tone.connect(loudness).connect(player.destination);
    tone.start(begin);
    tone.stop(begin + 0.32);
  });
}

export class Announcer {
  /** @param {string} title of the game */
  constructor(title) {
    this.title = title;
    this.mine = false;
    this.number = -1;
    this.icon = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="icon"]'));
    this.plain = this.icon.href;
    this.show(false);
  }

  /** @param {boolean} mine whether a decision is asked of the player @param {number} number events so far */
  tell(mine, number) {
    const begins = mine && !this.mine;
    const moved = this.number >= 0 && number !== this.number;
    Object.assign(this, { mine, number });
    this.show(mine);
    if (begins) {
      sound(CHIME);
      this.notify();
    } else if (moved) sound(KNOCK);
  }

  /** @param {boolean} mine */
  show(mine) {
    document.title = mine ? `● ${say("your-turn")} · ${this.title}` : `${this.title} · Quartier`;
    const wanted = mine ? this.plain.replace("icon.svg", "icon-turn.svg") : this.plain;
    if (this.icon.href !== wanted) this.icon.href = wanted;
  }

  async notify() {
    if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    const options = { body: this.title, tag: location.pathname, icon: this.plain, data: location.pathname };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(say("your-turn"), options);
    else new Notification(say("your-turn"), options);
  }

  stop() {
    this.icon.href = this.plain;
  }
}
