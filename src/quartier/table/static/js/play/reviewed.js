/** How far the reviews had come that this device has looked at: so that the lobby can lead back to them. */

import { keep, kept } from "../settings.js";
import { say } from "../texts.js";

/**
 * @typedef {import("../types.js").ReviewState} ReviewState
 * @typedef {ReviewState["state"]} State
 */

const KEY = "quartier.reviews";
/** More games than these nobody looks for. */
const MOST = 100;

/** @param {string} game @returns {State} how far its review had come when this device last heard of it */
export function reviewNoted(game) {
  return all().find(([id]) => id === game)?.[1] ?? "none";
}

/** @param {string} game @param {State} state */
export function noteReview(game, state) {
  const others = all().filter(([id]) => id !== game);
  keep(KEY, (state === "none" ? others : [...others, [game, state]]).slice(-MOST));
}

/** @param {ReviewState} state of a review that is worked at, or waits @returns {string} */
export function howFar({ done, decisions, ahead }) {
  if (ahead) return say("review-waiting", { count: ahead });
  return decisions ? say("review-working", { done, all: decisions }) : say("review-begins");
}

/** @returns {[string, State][]} */
function all() {
  const notes = kept(KEY);
  return Array.isArray(notes) ? notes : [];
}
