/** Tells of a frame that scrolls at which of its edges something is hidden, so that its style can hint at it. */

/** Less than this, in pixels, is not a line, and nobody misses it. */
const NOTHING = 12;

/**
 * @param {HTMLElement} frame
 * @returns {HTMLElement} the same, with `data-hides`: nothing, or `above`, `below` or both
 */
export function hinting(frame) {
  const look = () => {
    const room = frame.scrollHeight - frame.clientHeight;
    const reversed = getComputedStyle(frame).flexDirection === "column-reverse";
    const above = reversed ? room + frame.scrollTop : frame.scrollTop;
    frame.dataset.hides = [above > NOTHING && "above", room - above > NOTHING && "below"].filter(Boolean).join(" ");
  };
  const sizes = new ResizeObserver(look);
  const observe = () => {
    sizes.disconnect();
    for (const one of [frame, ...frame.children]) sizes.observe(one);
  };
  new MutationObserver(observe).observe(frame, { childList: true });
  frame.addEventListener("scroll", look, { passive: true });
  observe();
  return frame;
}
