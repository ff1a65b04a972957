import { useEffect } from 'react';

/** A second press on the same place within this time belongs to the first: slower than any system's double click. */
const DOUBLE_PRESS_MILLISECONDS = 700;
const SAME_PLACE_PIXELS = 12;
/** After a press, the next one may follow for so long. */
const PRESSING_LASTS_MILLISECONDS = 1_000;

interface Press {
  at: number;
  button: Element;
  /** On the page, so that who has scrolled means another place. Undefined for the keyboard, which presses what has the focus. */
  place: { x: number; y: number } | undefined;
}

let last: Press | undefined;
let isPointerDown = false;
let lastInputAt = Number.NEGATIVE_INFINITY;

/** Whether somebody is pressing something, or has a moment ago: then nothing may move under the pointer. */
export const isPressing = (now = performance.now()): boolean =>
  isPointerDown || now - lastInputAt < PRESSING_LASTS_MILLISECONDS;

/**
 * Whether a press is the second of a double press and hits another button than the first: one that has come to that place,
 * or to the focus, meanwhile. Pure but for its memory of the press before; `undefined` forgets it.
 */
export function isStrayPress(press: Press): boolean {
  const isStray =
    last !== undefined &&
    press.button !== last.button &&
    press.at - last.at < DOUBLE_PRESS_MILLISECONDS &&
    isSamePlace(press.place, last.place);
  // A third press may follow the second: it belongs to the first as well.
  last = isStray && last ? { ...last, at: press.at } : press;
  return isStray;
}

function isSamePlace(one: Press['place'], other: Press['place']): boolean {
  if (!one || !other) return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE_PIXELS;
}

/** The keyboard went elsewhere on purpose: the next press means what it hits. */
export function forgetLastPress(): void {
  last = undefined;
}

/** Keeps the second press of a double click, or of Enter, from reaching a button that it was not meant for. */
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
    // Who has typed in between presses anew.
    on('input', forgetLastPress);
    on('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // What a script presses is meant.
      if (!button || !event.isTrusted) return;
      const place = event.detail === 0 ? undefined : { x: event.pageX, y: event.pageY };
      if (!isStrayPress({ at: event.timeStamp, button, place })) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    return () => listeners.abort();
  }, []);
}
