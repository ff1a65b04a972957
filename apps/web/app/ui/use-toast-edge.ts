import { type RefObject, useEffect, useRef } from 'react';

/** Area that a message may refer to: the row of the control in use. */
const ROW = 'li, tr, [role="row"], [role="group"]';

/**
 * Shows the toasts at the bottom of the window, and at its top only while they would lie on the control in use, the one that was
 * pressed or has the focus, or on its row: they are never covered.
 * @param count how many toasts there are
 */
export function useToastEdge(ref: RefObject<HTMLElement | null>, count: number): void {
  const used = useRef<Element>(null);
  const place = useRef(() => {
    const [stack, control] = [ref.current, used.current];
    // A toast does not leave from under the pointer.
    if (!stack || !control?.isConnected || control === document.body || stack.contains(control)) return;
    const wasAtTop = stack.hasAttribute('data-top');
    stack.removeAttribute('data-top');
    const isControlCovered = isCovered(control, stack);
    const isKept = wasAtTop && stack.matches(':hover');
    if (!isControlCovered && !isCovered(control.closest(ROW), stack) && !isKept) return;
    stack.toggleAttribute('data-top', true);
    // The control itself counts for more than its row, and than the pointer.
    if (!isControlCovered && isCovered(control, stack)) stack.removeAttribute('data-top');
  });
  useEffect(() => {
    const onUse = ({ target }: Event) => {
      used.current = target instanceof Element ? target : null;
      // Once the browser has scrolled to it.
      requestAnimationFrame(() => place.current());
    };
    used.current ??= document.activeElement;
    window.addEventListener('pointerdown', onUse);
    window.addEventListener('focusin', onUse);
    return () => {
      window.removeEventListener('pointerdown', onUse);
      window.removeEventListener('focusin', onUse);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more toasts need more room
  useEffect(() => place.current(), [count]);
}

/** True if toasts cover it. Elements higher than half the window are ignored. */
function isCovered(element: Element | null, toasts: Element): boolean {
  if (!element) return false;
  const [its, theirs] = [element.getBoundingClientRect(), toasts.getBoundingClientRect()];
  return (
    its.height < window.innerHeight / 2 &&
    theirs.height > 0 &&
    its.bottom > theirs.top &&
    its.top < theirs.bottom &&
    its.right > theirs.left &&
    its.left < theirs.right
  );
}
