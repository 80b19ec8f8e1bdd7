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
 * @typedef {{depth: number, choice: string|null} | {id: string} | {path: string}} Pick
 *   an answer to the question at a depth (null: the move ends there), a thing of the scene, or a whole move
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
  return { path: steps.map((step) => step.option.choice).join("/"), steps, ids };
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
   * Pick a thing of the scene: the answer to the question if it stands for one, else whatever move touches it.
   * @param {string} id
   * @returns {Walk}
   */
  pick(id) {
    const answers = this.question?.options.filter((option) => option.touches.includes(id)) ?? [];
    if (answers.length === 1) return this.choose(answers[0].choice);
    return this.leaves.some((leaf) => leaf.ids.has(id)) ? this.with({ id }) : this;
  }

  /** @param {Pick} pick */
  with(pick) {
    return new Walk(this.all, [...this.picks, pick]);
  }

  /** @returns {Walk} the walk without its last pick */
  back() {
    return new Walk(this.all, this.picks.slice(0, -1));
  }

  /** @returns {Set<string>} the things that have been picked */
  get picked() {
    const ids = new Set(this.walked.flatMap((option) => option.touches));
    for (const pick of this.picks) if ("id" in pick) ids.add(pick.id);
    return ids;
  }

  /** @returns {Set<string>} the things of the scene that can be picked now */
  get offered() {
    const ids = new Set(this.leaves.flatMap((leaf) => [...leaf.ids]));
    if (!this.decided) for (const id of this.picked) ids.delete(id);
    return ids;
  }

  /**
   * What the question is about, as opposed to everything that some move touches somewhere.
   * @returns {Set<string>}
   */
  get asked() {
    const question = this.question;
    if (!question) return new Set(this.picks.length ? [] : this.leaves.flatMap((leaf) => [...leaf.ids]));
    if (this.positional) return this.covered;
    const here = question.options.flatMap((option) => option.touches);
    const after = question.options.flatMap((option) => option.next?.options.flatMap((next) => next.touches) ?? []);
    return new Set(question.options[0].kind === "action" ? [...here, ...after] : here);
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
    const covering = this.leaves.filter((leaf) => leaf.ids.has(id));
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
  if ("id" in pick) return leaves.filter((leaf) => leaf.ids.has(pick.id));
  if ("path" in pick) return leaves.filter((leaf) => leaf.path === pick.path);
  return leaves.filter((leaf) => (leaf.steps[pick.depth]?.option.choice ?? null) === pick.choice);
}
