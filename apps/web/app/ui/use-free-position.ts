import { type RefObject, useLayoutEffect } from 'react';
import { type Box, findFreePosition, isFree } from './free-position';

/** Controls and fields, and content that is marked as not to be covered, such as a price. */
const KEPT_CLEAR =
  'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=option], [data-keep-clear]';
const EDGE_PX = 16;
const SETTLES_AFTER_MILLISECONDS = 150;

/**
 * Places a fixed element where it covers no control, and moves it when the window, the page or its own size changes. It
 * does not move while it is hovered or has the focus, unless it has grown out of the window.
 */
export function useFreePosition(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => {
      const current = element.getBoundingClientRect();
      const room = findRoom();
      if (element.matches(':hover, :focus-within') && isWithin(current, room)) return;
      const { width, height } = current;
      if (height === 0) {
        // Nothing is shown, so the next one starts at the bottom again.
        element.style.top = '';
        delete element.dataset.placed;
        return;
      }
      const controls = listControls(element);
      const isPlaced = element.style.top !== '' && isWithin(current, room);
      if (isPlaced && isFree(current, controls)) return;
      const { left, top } = findFreePosition({ width, height }, room, controls);
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
      element.dataset.placed = '';
    };
    let timer: ReturnType<typeof setTimeout>;
    const updateSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(update, SETTLES_AFTER_MILLISECONDS);
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    sizes.observe(document.body);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', updateSoon, { passive: true, capture: true });
    // When a dialog closes, the focus returns, and the controls below count again.
    window.addEventListener('focusin', updateSoon);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', updateSoon, { capture: true });
      window.removeEventListener('focusin', updateSoon);
    };
  }, [ref]);
}

/** The window without its margins and the header. */
function findRoom(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(EDGE_PX, Math.min(header, clientHeight / 3) + EDGE_PX / 2);
  return {
    left: EDGE_PX,
    top,
    width: clientWidth - 2 * EDGE_PX,
    height: clientHeight - top - EDGE_PX,
  };
}

/** The boxes of the controls that can be pressed now. While a dialog is open, only those in it. */
function listControls(element: HTMLElement): Box[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const scope = document.querySelector('[role=dialog], [role=alertdialog]') ?? document;
  return [...scope.querySelectorAll(KEPT_CLEAR)]
    .filter((control) => !element.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ left, top, right, bottom, width, height }) =>
        width > 1 && height > 1 && right > 0 && bottom > 0 && left < clientWidth && top < clientHeight,
    );
}

const isWithin = (box: Box, room: Box): boolean =>
  box.left >= room.left - 1 &&
  box.top >= room.top - 1 &&
  box.left + box.width <= room.left + room.width + 1 &&
  box.top + box.height <= room.top + room.height + 1;
