/**
 * Finds out whether a line still holds. A network may fall silent and close nothing: so whoever has heard nothing for a
 * while asks for a word, and where none comes says so, and later gives the line up.
 *
 * Only a page that can be seen is in a hurry. A page in the background is asked rarely, and one that slept (its timers
 * are late) asks anew before it judges.
 */

/** After so many milliseconds without a word one is asked for. */
const QUIET = 2500;
/** So long it may take: together less than the five seconds after which a player must know. */
const ANSWER = 2000;
/** So much longer a silent line may still come back, before it is given up for a new one; each time twice as long. */
const PATIENCE = 6000;
const MOST_PATIENCE = 48000;
const UNSEEN = { QUIET: 20000, ANSWER: 10000 };
/** Timers that are later than this tell that the page slept. */
const LATE = 1000;

export class Heartbeat {
  /** @param {{ask: () => void, silent: () => void, dead: () => void}} line what is done to ask for a word, and when none comes */
  constructor(line) {
    this.line = line;
    /** @type {"quiet"|"asked"|"silent"} */
    this.state = "quiet";
    /** Whether a line that does not answer is given up at once, since the network has changed. */
    this.hasty = false;
    this.patience = PATIENCE;
    this.timer = 0;
  }

  /** Notes that a word came. @returns {boolean} whether the line had fallen silent */
  heard() {
    const back = this.state === "silent";
    this.state = "quiet";
    this.hasty = false;
    this.patience = PATIENCE;
    const ask = () => this.ask();
    this.after(document.hidden ? UNSEEN.QUIET : QUIET, ask, ask);
    return back;
  }

  /** Notes that something was sent that is answered at once. */
  expect() {
    if (this.state !== "quiet") return;
    this.state = "asked";
    this.await(() => this.askAgain());
  }

  /** Finds out now. @param {boolean} hasty whether there is reason to believe that the line is broken */
  look(hasty) {
    if (hasty && this.state === "silent") return this.line.dead();
    this.hasty ||= hasty;
    if (this.state !== "silent") this.askAgain();
  }

  /** Has no line to watch over any more. */
  stop() {
    clearTimeout(this.timer);
    this.state = "quiet";
    this.hasty = false;
  }

  ask() {
    this.expect();
    this.line.ask();
  }

  askAgain() {
    this.state = "asked";
    this.line.ask();
    this.await(() => this.missed());
  }

  /** @param {() => void} late what to do if the page slept meanwhile */
  await(late) {
    this.after(document.hidden ? UNSEEN.ANSWER : ANSWER, () => this.missed(), late);
  }

  missed() {
    this.state = "silent";
    this.line.silent();
    if (this.hasty) return this.line.dead();
    const giveUp = () => this.line.dead();
    this.after(this.patience, giveUp, giveUp);
    this.patience = Math.min(this.patience * 2, MOST_PATIENCE);
  }

  /** @param {number} wait @param {() => void} then @param {() => void} late what to do instead, if the page slept meanwhile */
  after(wait, then, late) {
    clearTimeout(this.timer);
    const due = Date.now() + wait;
    this.timer = window.setTimeout(() => (Date.now() - due > LATE ? late() : then()), wait);
  }
}
