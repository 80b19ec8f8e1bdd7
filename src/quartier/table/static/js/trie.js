/**
 * Walks the trie of legal moves in any order: space first or piece first.
 *
 * The client knows no rules. It knows whole moves, the choices they are made of, and which things of the scene each
 * choice stands for. Whatever a player picks keeps some moves and drops the others; when one is left, it is decided.
 *
 * @typedef {import("./types.js").Trie} Trie
 * @typedef {import("./types.js").Option} Option
 * @typedef {import("./types.js").Kind} Kind
 *
 * @typedef {{node: Trie, option: Option}} Step
 *
 * @typedef {object} Leaf a whole move
 * @property {string} path
 * @property {Step[]} steps
 * @property {Set<string>} ids all that it touches in the scene
 *
 * @typedef {{depth: number, choice: string|null} | {id: string, after?: string} | {path: string}} Pick
 *   an answer to the question at a depth (null: the move ends there), a thing of the scene (`after` certain choices, if
 *   it has several meanings), or a whole move
 *
 * @typedef {object} Answer what one button decides
 * @property {Option[]} options the choices that it makes, one or several at once
 * @property {Pick} pick
 *
 * @typedef {object} Question what is to be chosen next
 * @property {Trie} node
 * @property {number} depth
 * @property {Option[]} options those that are still open
 * @property {boolean} mayEnd whether the move may also end here
 */

/** Kinds of choices that name places: the board itself is their list. */
export const ON_THE_BOARD = new Set(["space", "spaces"]);
/** Kinds of choices that want a look at the board, or a hand on it. */
const BY_HAND = new Set([...ON_THE_BOARD, "turn", "amount"]);
/** An action that leads to no more moves than this shows them at once. */
const FEW = 4;

/**
 * Fills in what a message leaves out: a kind that is that of the step, a choice that nothing stands for, a move that ends.
 * @param {any} trie as it came over the wire
 * @returns {Trie|null}
 */
export function readTrie(trie) {
  if (!trie) return null;
  const options = trie.options.map((/** @type {any} */ option) => ({
    ...option,
    kind: option.kind ?? trie.kind,
    touches: option.touches ?? [],
    next: readTrie(option.next),
  }));
  return { ...trie, options };
}

/**
 * @param {Trie|null} trie
 * @returns {Leaf[]} all whole moves, in the order of the trie
 */
export function leavesOf(trie) {
  /** @type {Leaf[]} */
  const leaves = [];
  /** @param {Trie} node @param {Step[]} before */
  function visit(node, before) {
    for (const option of node.options) {
      const steps = [...before, { node, option }];
      if (option.all || !option.next) leaves.push(leafOf(steps));
      if (option.next) visit(option.next, steps);
    }
  }
  if (trie) visit(trie, []);
  return leaves;
}

/** @param {Step[]} steps @returns {Leaf} */
function leafOf(steps) {
  const ids = new Set(steps.flatMap((step) => step.option.touches));
  for (const id of steps[steps.length - 1].option.all ?? []) ids.add(id);
  return { path: choicesOf(steps), steps, ids };
}

export class Walk {
  /**
   * @param {Leaf[]} all
   * @param {Pick[]} picks
   */
  constructor(all, picks = []) {
    this.all = all;
    this.picks = picks;
    this.leaves = picks.reduce(kept, all);
  }

  /** @param {Trie|null} trie */
  static begin(trie) {
    return new Walk(leavesOf(trie));
  }

  /** @returns {Question|null} what is to be chosen next; null when at most one move is left */
  get question() {
    if (this.leaves.length < 2) return null;
    const depth = this.sharedDepth();
    const asked = this.leaves.filter((leaf) => leaf.steps.length > depth);
    const { node } = asked[0].steps[depth];
    const open = new Set(asked.map((leaf) => leaf.steps[depth].option));
    return {
      node,
      depth,
      options: node.options.filter((option) => open.has(option)),
      mayEnd: asked.length < this.leaves.length,
    };
  }

  /** @returns {Answer[]} what can be answered now: what leaves no choice, or just a few words, is not asked one by one */
  get answers() {
    const { question } = this;
    if (!question) return this.picks.length ? [] : this.leaves.map((leaf) => wholeAnswer(leaf, 0));
    const { depth } = question;
    return question.options.flatMap((option) => {
      const leaves = option.kind === "action" ? this.leaves.filter((leaf) => leaf.steps[depth]?.option === option) : [];
      if (leaves.length && isSmallTalk(leaves, depth)) return leaves.map((leaf) => wholeAnswer(leaf, depth));
      return [{ options: [option], pick: { depth, choice: option.choice } }];
    });
  }

  /** @returns {number} how many first steps all moves that are left have in common */
  sharedDepth() {
    const [first, ...others] = this.leaves;
    let depth = 0;
    while (
      depth < first.steps.length &&
      others.every((leaf) => leaf.steps[depth]?.option === first.steps[depth].option)
    ) depth++;
    return depth;
  }

  /** @returns {Leaf|null} the move, when nothing is left to choose and something was chosen */
  get decided() {
    return this.leaves.length === 1 && this.picks.length > 0 ? this.leaves[0] : null;
  }

  /** @returns {Option[]} the choices that are settled so far, for the player's eye */
  get walked() {
    if (!this.picks.length || !this.leaves.length) return [];
    const depth = this.leaves.length === 1 ? this.leaves[0].steps.length : this.sharedDepth();
    return this.leaves[0].steps.slice(0, depth).map((step) => step.option);
  }

  /** @param {string|null} choice @returns {Walk} the walk with the question answered */
  choose(choice) {
    const question = this.question;
    return question ? this.with({ depth: question.depth, choice }) : this;
  }

  /**
   * Pick a thing of the scene: the answer to the question if it stands for one, else what it means (see `movesBehind`).
   * @param {string} id
   * @returns {Walk} the same where that would change nothing
   */
  pick(id) {
    const answers = this.question?.options.filter((option) => option.touches.includes(id)) ?? [];
    if (answers.length === 1) return this.choose(answers[0].choice);
    const count = movesBehind(this.leaves, id).length;
    const isFirst = !this.picks.length && count === 1;
    return isFirst || (count > 0 && count < this.leaves.length) ? this.with({ id }) : this;
  }

  /** @returns {Answer[]} what else the thing that was picked last may mean, named by the choices before it */
  get otherwise() {
    const last = this.picks[this.picks.length - 1];
    if (!last || !("id" in last)) return [];
    const before = this.back();
    const taken = new Set(this.leaves);
    const others = before.leaves.filter((leaf) => !taken.has(leaf) && meaningOf(leaf, last.id) < leaf.steps.length);
    const shared = others.length ? before.sharedDepth() : 0;
    const found = new Map(others.map((leaf) => {
      const steps = leaf.steps.slice(0, Math.max(shared + 1, sayable(leaf, meaningOf(leaf, last.id))));
      return [choicesOf(steps), steps];
    }));
    return [...found].map(([after, steps]) => ({ options: steps.slice(shared).map((step) => step.option), pick: { id: last.id, after } }));
  }

  /** @param {Pick} pick */
  with(pick) {
    return new Walk(this.all, [...this.picks, pick]);
  }

  /** @returns {Walk} the walk without its last pick */
  back() {
    return new Walk(this.all, this.picks.slice(0, -1));
  }

  /** @param {string} prompt @returns {string} what to ask; what wants an answer at once is asked besides the prompt */
  asks(prompt) {
    const { node: { question }, options } = this.question ?? { node: { question: "" }, options: [] };
    if (this.picks.length) return question || prompt;
    const isAnswered = options.some((option) => option.kind === "answer") && !prompt.includes(question);
    return isAnswered ? `${prompt} ${question}` : prompt;
  }

  /** @returns {Set<string>} the things that have been picked */
  get picked() {
    const ids = new Set(this.walked.flatMap((option) => option.touches));
    for (const pick of this.picks) if ("id" in pick) ids.add(pick.id);
    return ids;
  }

  /** @returns {Set<string>} the things of the scene that can be picked now */
  get offered() {
    if (this.decided) return goalsOf(this.decided);
    const { leaves, picked } = this;
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const leaf of leaves) for (const id of leaf.ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    const ids = [...counts].filter(([id, count]) => !picked.has(id) && (count < leaves.length || this.pick(id) !== this));
    return new Set([...ids.map(([id]) => id), ...(this.positional ? this.covered : [])]);
  }

  /**
   * What the question is about, as opposed to everything that some move touches somewhere.
   * @returns {Set<string>}
   */
  get asked() {
    const question = this.question;
    if (!question) return new Set(this.picks.length ? [] : this.leaves.flatMap((leaf) => [...leaf.ids]));
    if (this.positional) return this.covered;
    const about = question.options.flatMap((option) => [...option.touches, ...(option.kind === "action" ? this.askedAfter(option) : [])]);
    const { offered } = this;
    return new Set(about.filter((id) => offered.has(id)));
  }

  /** @param {Option} option of the question @returns {string[]} what stands for the next choice after it, and for all before that where there is none */
  askedAfter(option) {
    const depth = this.question?.depth ?? 0;
    const after = new Walk(this.leaves.filter((leaf) => leaf.steps[depth]?.option === option));
    const until = after.sharedDepth();
    return after.leaves.flatMap((leaf) => leaf.steps.slice(depth + 1, until + 1).flatMap((step) => step.option.touches));
  }

  /** @returns {Set<string>} all that the moves that are left cover, without what they take */
  get covered() {
    return new Set(this.leaves.flatMap((leaf) => [...goalsOf(leaf)]));
  }

  /** @returns {string[]} the turns among which the question lets choose; empty if it asks for something else */
  get turns() {
    const options = this.question?.options ?? [];
    return options.filter((option) => option.kind === "turn").map((option) => option.choice);
  }

  /**
   * Whether all that is left to choose is where a piece lies: then a click on any space it would cover decides.
   * @returns {boolean}
   */
  get positional() {
    const spaces = this.question?.options.filter((option) => option.kind === "space") ?? [];
    return spaces.length > 0 && !this.question?.mayEnd && spaces.every((option) => option.next === null);
  }

  /**
   * @param {string} id a space under the pointer
   * @param {(leaf: Leaf) => number} distance how far a move lies from the pointer
   * @returns {Leaf|null} the nearest of the moves that cover the space
   */
  leafAt(id, distance) {
    const covering = this.leaves.filter((leaf) => goalsOf(leaf).has(id));
    return nearest(covering, distance);
  }

  /** @param {string} path @returns {Walk} the walk to a whole move, all its choices picked */
  to(path) {
    const leaf = this.all.find((one) => one.path === path);
    if (!leaf) return this;
    const picks = leaf.steps.map((step, depth) => ({ depth, choice: step.option.choice }));
    return new Walk(this.all, [...picks, { depth: picks.length, choice: null }]);
  }
}

/** @param {Leaf} leaf @returns {string} what the move costs that is easily overlooked, which wants a yes of its own */
export function cautionOf(leaf) {
  return leaf.steps[leaf.steps.length - 1].option.caution ?? "";
}

/** @param {Leaf} leaf @returns {Set<string>} where a move leads: all it touches but the pieces and cards it takes */
export function goalsOf(leaf) {
  const taken = leaf.steps.filter((step) => !ON_THE_BOARD.has(step.option.kind)).flatMap((step) => step.option.touches);
  const goals = new Set([...leaf.ids].filter((id) => !taken.includes(id)));
  return goals.size ? goals : leaf.ids;
}

/**
 * @param {Leaf[]} leaves
 * @param {(leaf: Leaf) => number} distance
 * @returns {Leaf|null}
 */
export function nearest(leaves, distance) {
  /** @type {Leaf|null} */
  let best = null;
  let least = Infinity;
  for (const leaf of leaves) {
    const far = distance(leaf);
    if (far < least) [best, least] = [leaf, far];
  }
  return best;
}

/** @param {Leaf} leaf @param {string} id @returns {number} the step of which a thing is the choice, beside places; where there is none, their number */
function meaningOf({ steps }, id) {
  const depth = steps.findIndex(({ option }) => !ON_THE_BOARD.has(option.kind) && option.touches.includes(id));
  return depth < 0 ? steps.length : depth;
}

/**
 * A thing that is pointed at means the choice that it stands for; where it stands for several, the one that has the
 * fewest choices before it: whoever points at a building wants to place it before all else that may be done with it.
 * What is but touched, as places are, means every move that touches it.
 * @param {Leaf[]} leaves @param {string} id @param {string} [after] the choices before it, if just one meaning is wanted
 * @returns {Leaf[]} the moves that pointing at it keeps
 */
function movesBehind(leaves, id, after) {
  const touching = leaves.filter((leaf) => leaf.ids.has(id));
  const standing = touching.filter((leaf) => meaningOf(leaf, id) < leaf.steps.length);
  if (after !== undefined) return standing.filter((leaf) => `${leaf.path}/`.startsWith(`${after}/`));
  if (!standing.length) return touching;
  const least = Math.min(...standing.map((leaf) => meaningOf(leaf, id)));
  return standing.filter((leaf) => meaningOf(leaf, id) === least);
}

/** @param {Leaf} leaf @param {number} depth @returns {number} how many steps before that one can be said in words alone */
function sayable({ steps }, depth) {
  const byHand = steps.slice(0, depth).findIndex((step) => BY_HAND.has(step.option.kind));
  return byHand < 0 ? depth : byHand;
}

/** @param {Step[]} steps @returns {string} */
function choicesOf(steps) {
  return steps.map((step) => step.option.choice).join("/");
}

/** @param {Leaf} leaf @param {number} depth @returns {Answer} the rest of a move, said at once */
function wholeAnswer(leaf, depth) {
  return { options: leaf.steps.slice(depth).map((step) => step.option), pick: { path: leaf.path } };
}

/** @param {Leaf[]} leaves @param {number} depth @returns {boolean} whether a few words tell all that these moves do */
function isSmallTalk(leaves, depth) {
  return leaves.length <= FEW && leaves.every((leaf) => !leaf.steps.slice(depth).some((step) => BY_HAND.has(step.option.kind)));
}

/** @param {Leaf[]} leaves @param {Pick} pick @returns {Leaf[]} the moves that a pick keeps */
function kept(leaves, pick) {
  if ("id" in pick) return movesBehind(leaves, pick.id, pick.after);
  if ("path" in pick) return leaves.filter((leaf) => leaf.path === pick.path);
  return leaves.filter((leaf) => (leaf.steps[pick.depth]?.option.choice ?? null) === pick.choice);
}
