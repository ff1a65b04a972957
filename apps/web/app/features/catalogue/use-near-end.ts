import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** SPEC section 9. */
const THROTTLE_MILLISECONDS = 150;
const TRIGGER_SHARE = 0.8;
/** Browsers without `scrollend`: a scroll has ended after this time without a scroll event. */
const SCROLL_END_MILLISECONDS = 500;

/** The element with the keyboard's focus, if it comes after the list. */
function focusedAfter(list: HTMLElement | null): Element | null {
  const focused = document.activeElement;
  if (!list || list.contains(focused) || !focused?.matches(':focus-visible')) return null;
  return list.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? focused : null;
}

/** True if this share of the page, down to the end of the list, has been scrolled into the window. */
function isSeen(list: HTMLElement | null, share: number): boolean {
  if (!list) return false;
  const end = window.scrollY + list.getBoundingClientRect().bottom;
  return window.scrollY + window.innerHeight >= end * share;
}

/**
 * Calls `load` at most once for each scroll towards the end of the list. A flick or the End key scrolls on while the page loads,
 * and would otherwise load page after page. At rest, it is called while the window shows the end of the list: in a tall window
 * nothing may be left to scroll.
 * @param load returns whether it has started
 */
function watchScroll(list: RefObject<HTMLElement | null>, load: () => boolean) {
  let top = window.scrollY;
  let isScrolling = false;
  let isDown = false;
  let hasLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const loadWhileScrolling = () => {
    if (isScrolling && isDown && !hasLoaded && isSeen(list.current, TRIGGER_SHARE)) hasLoaded = load();
  };
  const loadAtRest = () => {
    if (!isScrolling && isSeen(list.current, 1)) load();
  };
  const throttled = throttle(loadWhileScrolling, THROTTLE_MILLISECONDS);
  const onScroll = () => {
    if (!isScrolling) hasLoaded = false;
    isScrolling = true;
    isDown = window.scrollY > top;
    top = window.scrollY;
    clearTimeout(timer);
    timer = setTimeout(onScrollEnd, SCROLL_END_MILLISECONDS);
    throttled.call();
  };
  const onScrollEnd = () => {
    clearTimeout(timer);
    loadWhileScrolling();
    isScrolling = false;
    loadAtRest();
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('scrollend', onScrollEnd);
  window.addEventListener('resize', loadAtRest);
  const stop = () => {
    throttled.stop();
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('scrollend', onScrollEnd);
    window.removeEventListener('resize', loadAtRest);
  };
  return { loadAtRest, stop };
}

/**
 * Calls `onNearEnd` when 80 % of the page, down to the end of the list, has been scrolled, while it is armed. Not while the
 * focus is after the list, because each page would push the focused element out of the window.
 */
export function useNearEnd(
  list: RefObject<HTMLElement | null>,
  isArmed: boolean,
  onNearEnd: () => void,
): void {
  const latest = useRef({ isArmed, onNearEnd });
  useEffect(() => {
    latest.current = { isArmed, onNearEnd };
  });
  // Scroll anchoring would hold on to the footer when the list grows, so that the reader never sees the new products.
  useEffect(() => {
    document.documentElement.style.overflowAnchor = 'none';
    return () => {
      document.documentElement.style.overflowAnchor = '';
    };
  }, []);
  const watch = useRef<ReturnType<typeof watchScroll>>(undefined);
  useEffect(() => {
    const started = watchScroll(list, () => {
      if (!latest.current.isArmed || focusedAfter(list.current)) return false;
      latest.current.onNearEnd();
      return true;
    });
    watch.current = started;
    return started.stop;
  }, [list]);
  useEffect(() => {
    if (isArmed) watch.current?.loadAtRest();
  }, [isArmed]);
}

/** Keeps the focused element after a list in the window when a page arrives that was already requested. */
export function useFocusInView(list: RefObject<HTMLElement | null>, shownPages: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the list has grown
  useLayoutEffect(() => {
    focusedAfter(list.current)?.scrollIntoView({ block: 'nearest' });
  }, [list, shownPages]);
}

/** Runs at once, and then at most once in the given time; calls in between run once at its end. */
export function throttle(run: () => void, milliseconds: number): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;
  const call = () => {
    if (timer !== undefined) {
      isAskedAgain = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      call();
    }, milliseconds);
  };
  return { call, stop: () => clearTimeout(timer) };
}
