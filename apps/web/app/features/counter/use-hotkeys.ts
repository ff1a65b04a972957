import { useEffect, useRef } from 'react';

/** The keys of the counter. Function keys, because letters and digits go into the field. */
export const hotkeys = { cash: 'F2', upi: 'F4', card: 'F8', print: 'F9', next: 'Escape' } as const;

type Presses = { [K in (typeof hotkeys)[keyof typeof hotkeys]]?: (() => void) | undefined };

/** Reacts to these keys wherever the focus is, except in an open dialog. A key that is held down counts once. */
export function useHotkeys(presses: Presses): void {
  const latest = useRef(presses);
  useEffect(() => {
    latest.current = presses;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const press = latest.current[event.key as keyof Presses];
      if (!press || event.repeat || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
