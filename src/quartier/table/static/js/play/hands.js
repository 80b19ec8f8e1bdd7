/**
 * Hands on the scene: pointer, wheel, touch and keyboard, told to the player's turn as ids of the scene.
 *
 * What can be picked is focusable. One of these things is in the tab order; arrow keys go to the next one in their
 * direction, Enter or Space picks it, R turns, Escape goes back. Whoever is on the board by the keyboard stays where they
 * are, also while nothing there can be picked; what is gone from the board hands the focus on to what is nearest.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Box} Box
 *
 * @typedef {object} Wishes what the hands ask for
 * @property {(id: string, point: DOMPoint) => void} pick
 * @property {(id: string|null, point: DOMPoint|null) => void} hover
 * @property {(step: number) => boolean} rotate whether there was something to turn
 * @property {() => void} back
 * @property {(element: Element) => void} read a card, enlarged
 */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
const LONG_PRESS = 500;
const WHEEL_PAUSE = 120;
/** Ids of what has a text worth reading. */
const READABLE = /^(card|mayor|poll|lot|monument)-/;

export class Hands {
  /** @param {Scene} scene @param {Wishes} wishes */
  constructor(scene, wishes) {
    this.scene = scene;
    this.wishes = wishes;
    /** @type {Set<string>} */
    this.offered = new Set();
    /** @type {string|null} */
    this.focused = null;
    /** @type {DOMPoint|null} where that is */
    this.where = null;
    /** Whether what had the focus is gone, and nothing could be picked instead: between two decisions nothing can. */
    this.adrift = false;
    this.lastWheel = 0;
    const { svg } = scene;
    svg.addEventListener("pointermove", (event) => this.move(event));
    svg.addEventListener("pointerleave", () => wishes.hover(null, null));
    svg.addEventListener("click", (event) => this.click(event));
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    svg.addEventListener("contextmenu", (event) => this.menu(event));
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("focusin", (event) => this.focus(event));
    svg.addEventListener("focusout", (event) => this.blur(event));
    this.watchLongPress();
  }

  /** @param {Set<string>} ids what can be picked now */
  offer(ids) {
    this.offered = ids;
    for (const element of this.scene.svg.querySelectorAll(".can")) this.settle(element, false);
    const elements = [...ids].map((id) => this.scene.find(id)).filter((element) => element !== null);
    const inner = elements.filter((element) => !elements.some((other) => other !== element && element.contains(other)));
    for (const element of inner) this.settle(element, true);
    const first = inner.find((element) => element.id === this.focused) ?? inner[0];
    first?.setAttribute("tabindex", "0");
  }

  /** @param {Element} element @param {boolean} can */
  settle(element, can) {
    element.classList.toggle("can", can);
    if (can) {
      element.setAttribute("tabindex", "-1");
      element.setAttribute("role", "button");
    } else {
      if (element === document.activeElement) element.setAttribute("tabindex", "-1");
      else element.removeAttribute("tabindex");
      element.setAttribute("role", element.querySelector("[role]") ? "group" : "img");
    }
  }

  /** @param {number} x @param {number} y @returns {string|null} what can be picked there, whatever lies above it */
  idAt(x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      if (!this.scene.parts.contains(element)) continue;
      for (let at = /** @type {Element|null} */ (element); at && at !== this.scene.svg; at = this.scene.around(at)) {
        if (at.id && this.offered.has(at.id)) return at.id;
      }
    }
    return null;
  }

  /** @param {number} x @param {number} y @returns {Element|null} */
  readableAt(x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      const found = this.scene.parts.contains(element) && element.closest("[id][aria-label]");
      if (found && READABLE.test(found.id)) return found;
    }
    return null;
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerType !== "mouse") return;
    const id = this.idAt(event.clientX, event.clientY);
    const legible = !id && this.readableAt(event.clientX, event.clientY);
    this.scene.svg.classList.toggle("over", id !== null);
    this.scene.svg.classList.toggle("legible", Boolean(legible));
    this.wishes.hover(id, this.scene.point(event.clientX, event.clientY));
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.pressed) {
      this.pressed = false;
      return;
    }
    const id = this.idAt(event.clientX, event.clientY);
    if (id) {
      this.focused = id;
      this.wishes.pick(id, this.scene.point(event.clientX, event.clientY));
      return;
    }
    const legible = this.readableAt(event.clientX, event.clientY);
    if (legible) this.wishes.read(legible);
  }

  /** @param {MouseEvent} event */
  menu(event) {
    const legible = this.readableAt(event.clientX, event.clientY);
    if (!legible) return;
    event.preventDefault();
    this.wishes.read(legible);
  }

  watchLongPress() {
    const { svg } = this.scene;
    let timer = 0;
    const stop = () => clearTimeout(timer);
    svg.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        const legible = this.readableAt(event.clientX, event.clientY);
        this.pressed = legible !== null;
        if (legible) this.wishes.read(legible);
      }, LONG_PRESS);
    });
    for (const end of ["pointerup", "pointercancel", "pointermove"]) svg.addEventListener(end, stop);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (event.ctrlKey || !event.deltaY || !this.scene.svg.classList.contains("can-turn")) return;
    event.preventDefault();
    if (event.timeStamp - this.lastWheel < WHEEL_PAUSE) return;
    this.lastWheel = event.timeStamp;
    this.wishes.rotate(Math.sign(event.deltaY));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const element = /** @type {SVGGraphicsElement} */ (event.target);
    const direction = ARROWS[event.key];
    if (direction) {
      const next = this.next(element, direction);
      next?.focus();
    } else if (this.offered.has(element.id) && (event.key === "Enter" || event.key === " ")) {
      const box = this.scene.boxOf(element);
      if (box) this.wishes.pick(element.id, middle(box));
    } else return;
    event.preventDefault();
  }

  /** @param {SVGGraphicsElement} from @param {[number, number]} direction @returns {SVGGraphicsElement|null} */
  next(from, [across, down]) {
    const start = this.scene.boxOf(from);
    if (!start) return null;
    let best = null;
    let least = Infinity;
    for (const other of /** @type {NodeListOf<SVGGraphicsElement>} */ (this.scene.svg.querySelectorAll(".can"))) {
      const box = this.scene.boxOf(other);
      if (!box || other === from) continue;
      const [dx, dy] = [middle(box).x - middle(start).x, middle(box).y - middle(start).y];
      const ahead = dx * across + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * across);
      const far = ahead + 3 * aside;
      if (ahead > 1 && far < least) [best, least] = [other, far];
    }
    return best;
  }

  /** @param {FocusEvent} event */
  focus(event) {
    const element = /** @type {SVGGraphicsElement} */ (event.target);
    const box = this.scene.boxOf(element);
    Object.assign(this, { focused: element.id, where: box && middle(box), adrift: false });
    this.showFocus();
    if (!element.classList.contains("can")) return;
    for (const other of this.scene.svg.querySelectorAll('.can[tabindex="0"]')) other.setAttribute("tabindex", "-1");
    element.setAttribute("tabindex", "0");
    if (box && element.matches(":focus-visible")) this.wishes.hover(element.id, middle(box));
  }

  /** @param {FocusEvent} event */
  blur({ target }) {
    this.scene.marks.focus.replaceChildren();
    if (target instanceof Element && !target.classList.contains("can")) target.removeAttribute("tabindex");
  }

  showFocus() {
    const focused = this.scene.parts.querySelector(":focus-visible");
    const marks = ["focus-edge", "focus"].map((kind) => this.scene.outline(focused, kind)).filter((mark) => mark !== null);
    this.scene.marks.focus.replaceChildren(...marks);
  }

  /** @returns {boolean} whether the focus is on the board, or would be if something there could be picked */
  get focusing() {
    return this.scene.svg.contains(document.activeElement) || (this.adrift && document.activeElement === document.body);
  }

  /** Gives the focus back to where it was before parts of the scene were replaced. */
  refocus() {
    if (this.scene.svg.contains(document.activeElement)) return;
    const element = (this.focused ? this.scene.find(this.focused) : null) ?? this.nearest();
    if (!element?.hasAttribute("tabindex")) element?.setAttribute("tabindex", "-1");
    element?.focus();
    this.adrift = element === null;
  }

  /** @returns {SVGGraphicsElement|null} of what can be picked, what is nearest to where the focus was */
  nearest() {
    const { x = 0, y = 0 } = this.where ?? {};
    const far = (/** @type {SVGGraphicsElement} */ element) => {
      const box = this.scene.boxOf(element);
      return box ? Math.hypot(middle(box).x - x, middle(box).y - y) : Infinity;
    };
    const able = [.../** @type {NodeListOf<SVGGraphicsElement>} */ (this.scene.svg.querySelectorAll(".can"))];
    return able.sort((one, other) => far(one) - far(other))[0] ?? null;
  }
}

/** @param {Box} box @returns {DOMPoint} */
export function middle(box) {
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}
