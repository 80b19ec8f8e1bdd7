/**
 * The line to a table: says hello, hands on updates, and comes back by itself when the line breaks or falls silent.
 *
 * A move that was under way when the line broke is sent again with the same turn: the server answers a resent move with
 * the same result, so it is made exactly once.
 *
 * @typedef {import("./types.js").Update} Update
 * @typedef {{seat: number|null, layout: "wide"|"tall", language: string}} Eyes whose view it is, and how it is drawn
 */

import { Refusal } from "./api.js";
import { Heartbeat } from "./heartbeat.js";
import { say } from "./texts.js";

const FIRST_WAIT = 500;
/** So long at most lies between two tries, where somebody sees the page and where nobody does. */
const LONGEST_WAIT = { seen: 3000, unseen: 15000 };
/** A line that takes longer to open is tried anew. */
const OPEN_WITHIN = 6000;
/** Codes with which a server closes a line for good. */
const FINAL = new Set([4403, 4404]);

export class Live {
  /**
   * @param {string} table
   * @param {Eyes} eyes
   * @param {{update: (update: Update) => void, line: (up: boolean) => void, refused: (refusal: Refusal) => void}} heard
   */
  constructor(table, eyes, heard) {
    this.table = table;
    this.eyes = eyes;
    this.heard = heard;
    /** @type {number|null} the number of the last update that was seen */
    this.since = null;
    /** @type {any} the last update, which one that only tells who came or went goes back to */
    this.last = null;
    this.wait = FIRST_WAIT;
    this.lastId = 0;
    this.closed = false;
    /** @type {Map<number, {message: any, resolve: (answer: any) => void, reject: (why: Refusal) => void}>} */
    this.pending = new Map();
    this.retry = 0;
    this.opening = 0;
    this.beat = new Heartbeat({
      ask: () => this.ask("ping").catch(() => {}),
      silent: () => this.heard.line(false),
      dead: () => this.abandon(),
    });
    this.wake = () => document.hidden || this.look(true);
    this.backOnline = () => this.look(true);
    this.offline = () => this.look(false);
    addEventListener("online", this.backOnline);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /**
   * Finds out at once whether the line still holds: a device that slept may not know that it broke, and one that believes
   * to be without a network may reach the server all the same.
   *
   * @param {boolean} hasty whether a line that does not answer is given up for a new one at once
   */
  look(hasty) {
    if (this.socket?.readyState === WebSocket.OPEN) this.beat.look(hasty);
    else if (hasty) this.connectAnew();
  }

  /** Tries again now; an opening that is under way may have been lost with the network that was there before. */
  connectAnew() {
    this.letGo();
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    clearTimeout(this.opening);
    const state = this.socket?.readyState;
    if (this.closed || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.opening = window.setTimeout(() => this.abandon(), OPEN_WITHIN);
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  greet() {
    clearTimeout(this.opening);
    this.beat.expect();
    this.socket?.send(JSON.stringify({ type: "hello", since: this.since, ...this.eyes }));
    for (const { message } of this.pending.values()) this.socket?.send(JSON.stringify(message));
  }

  /** @param {any} message */
  hear(message) {
    if (this.beat.heard()) this.heard.line(true);
    if (message.type === "update") {
      this.wait = FIRST_WAIT;
      this.since = message.number;
      this.last = this.last && !("parts" in message) ? { ...this.last, ...message, parts: {}, places: {}, log: [], touched: [] } : message;
      this.heard.line(true);
      this.heard.update(this.last);
    } else {
      this.answered(message);
    }
  }

  /** @param {any} message */
  answered(message) {
    const waiting = this.pending.get(message.id);
    this.pending.delete(message.id);
    const refusal = message.type === "error" ? new Refusal(message.code, message.text, message.detail) : null;
    if (refusal && waiting) waiting.reject(refusal);
    else if (refusal) this.heard.refused(refusal);
    else waiting?.resolve(message);
  }

  abandon() {
    this.letGo();
    this.lost(0);
  }

  /** Hears nothing more of the socket: to close a silent one in good order could take minutes. */
  letGo() {
    const { socket } = this;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** @param {number} code */
  lost(code) {
    clearTimeout(this.opening);
    this.beat.stop();
    if (this.closed) return;
    const final = FINAL.has(code);
    this.heard.line(false);
    for (const [id, { message, reject }] of this.pending) {
      if (message.type === "move" && !final) continue;
      this.pending.delete(id);
      reject(new Refusal("offline", say("no-connection")));
    }
    if (final) return this.close();
    this.retry = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, document.hidden ? LONGEST_WAIT.unseen : LONGEST_WAIT.seen);
  }

  /**
   * @param {string} type
   * @param {Record<string, any>} [fields]
   * @returns {Promise<any>} the server's answer
   */
  ask(type, fields = {}) {
    const id = ++this.lastId;
    const message = { type, id, ...fields };
    return new Promise((resolve, reject) => {
      const open = this.socket?.readyState === WebSocket.OPEN;
      if (!open && type !== "move") return reject(new Refusal("offline", say("no-connection")));
      this.pending.set(id, { message, resolve, reject });
      if (!open) return this.connect();
      this.socket?.send(JSON.stringify(message));
      if (type !== "hint") this.beat.expect(); // a hint takes a second or two
    });
  }

  /** @param {Partial<Eyes>} changes */
  restyle(changes) {
    Object.assign(this.eyes, changes);
    const { layout, language } = this.eyes;
    if (this.socket?.readyState === WebSocket.OPEN) this.ask("style", { layout, language }).catch(() => {});
  }

  close() {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.opening);
    this.beat.stop();
    removeEventListener("online", this.backOnline);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
