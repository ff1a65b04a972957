import { type RefObject, useEffect } from 'react';

/**
 * Shows the toasts at the bottom of the window, or at its top while the control in use is in the lower half: the one that
 * was pressed or has the focus is never covered.
 */
export function useToastEdge(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = (control: Element | null) => {
      const stack = ref.current;
      // A toast does not leave from under the pointer.
      if (!stack || !control || control === document.body || stack.contains(control)) return;
      const { top, height } = control.getBoundingClientRect();
      stack.toggleAttribute('data-top', top + height / 2 > window.innerHeight / 2);
    };
    const onUse = ({ target }: Event) => {
      // Once the browser has scrolled to it.
      requestAnimationFrame(() => place(target instanceof Element ? target : null));
    };
    place(document.activeElement);
    window.addEventListener('pointerdown', onUse);
    window.addEventListener('focusin', onUse);
    return () => {
      window.removeEventListener('pointerdown', onUse);
      window.removeEventListener('focusin', onUse);
    };
  }, [ref]);
}
