import { useEffect } from 'react';

/**
 * A second press on the same place within this time counts as a double press. Longer than the double click of any
 * system.
 */
const DOUBLE_PRESS_MILLISECONDS = 700;
const SAME_PLACE_PIXELS = 12;
/** For this long after a press, another one may follow. */
const PRESSING_LASTS_MILLISECONDS = 1_000;

interface Press {
  at: number;
  button: Element;
  /**
   * In page coordinates, so that scrolling makes it another place. Undefined for keyboard presses, which go to the
   * focus.
   */
  place: { x: number; y: number } | undefined;
}

let last: Press | undefined;
let isPointerDown = false;
let lastInputAt = Number.NEGATIVE_INFINITY;

/** Whether somebody is pressing something or did a moment ago. Nothing may move under the pointer then. */
export const isPressing = (now = performance.now()): boolean =>
  isPointerDown || now - lastInputAt < PRESSING_LASTS_MILLISECONDS;

/**
 * Whether a press is the second of a double press but hits another button than the first, because that button has moved
 * to the same place or got the focus. Remembers the previous press; `undefined` forgets it.
 */
export function isStrayPress(press: Press): boolean {
  const isStray =
    last !== undefined &&
    press.button !== last.button &&
    press.at - last.at < DOUBLE_PRESS_MILLISECONDS &&
    isSamePlace(press.place, last.place);
  // A third press may follow the second one and then belongs to the same double press.
  last = isStray && last ? { ...last, at: press.at } : press;
  return isStray;
}

function isSamePlace(one: Press['place'], other: Press['place']): boolean {
  if (!one || !other) return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE_PIXELS;
}

/** Call it when the focus moves on purpose: the next press then counts for the button that it hits. */
export function forgetLastPress(): void {
  last = undefined;
}

/** Stops the second press of a double click, or of Enter, when it would hit another button than the first. */
export function usePressGuard(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const on = <K extends keyof WindowEventMap>(type: K, listen: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(type, listen, { capture: true, signal: listeners.signal });
    on('pointerdown', () => {
      isPointerDown = true;
      lastInputAt = performance.now();
    });
    const onPointerEnd = () => {
      isPointerDown = false;
      lastInputAt = performance.now();
    };
    on('pointerup', onPointerEnd);
    on('pointercancel', onPointerEnd);
    on('keydown', ({ key }) => {
      lastInputAt = performance.now();
      if (key !== 'Enter' && key !== ' ') forgetLastPress();
    });
    // Typing between two presses makes the second one a new press.
    on('input', forgetLastPress);
    on('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // Presses by scripts are intended.
      if (!button || !event.isTrusted) return;
      const place = event.detail === 0 ? undefined : { x: event.pageX, y: event.pageY };
      if (!isStrayPress({ at: event.timeStamp, button, place })) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    return () => listeners.abort();
  }, []);
}
