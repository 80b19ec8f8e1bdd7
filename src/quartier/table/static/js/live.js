/**
 * The line to a table: says hello, hands on updates, and comes back by itself when the line breaks.
 *
 * A move that was under way when the line broke is sent again with the same turn: the server answers a resent move with
 * the same result, so it is made exactly once.
 *
 * @typedef {import("./types.js").Update} Update
 * @typedef {{seat: number|null, layout: "wide"|"tall", language: string}} Eyes whose view it is, and how it is drawn
 */

import { Refusal } from "./api.js";
import { say } from "./texts.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const PING_EVERY = 20000;
const PATIENCE = 10000;
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
    this.pinging = window.setInterval(() => this.ping(), PING_EVERY);
    this.backOnline = () => this.connect();
    this.back = () => document.hidden || this.wake();
    addEventListener("online", this.backOnline);
    document.addEventListener("visibilitychange", this.back);
    this.connect();
  }

  /** Finds out at once whether the line still holds: a device that slept may not know that it broke. */
  wake() {
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    const state = this.socket?.readyState;
    if (this.closed || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  greet() {
    this.wait = FIRST_WAIT;
    this.socket?.send(JSON.stringify({ type: "hello", since: this.since, ...this.eyes }));
    for (const { message } of this.pending.values()) this.socket?.send(JSON.stringify(message));
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === "update") {
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

  /** @param {number} code */
  lost(code) {
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
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
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
      if (open) this.socket?.send(JSON.stringify(message));
    });
  }

  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const { socket } = this;
    const silence = window.setTimeout(() => socket.close(), PATIENCE);
    this.ask("ping").then(() => clearTimeout(silence), () => clearTimeout(silence));
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
    clearInterval(this.pinging);
    removeEventListener("online", this.backOnline);
    document.removeEventListener("visibilitychange", this.back);
    this.socket?.close();
  }
}
