import { type RefObject, useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Returns the focus to the lookup field after every press, when the window gets the focus, and when keys are typed while
 * a button has the focus. Ignores other fields, open dialogs and selected text; Tab still reaches every button.
 */
export function useScanFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const focus = () => {
      if (isElsewhere()) return;
      field.current?.focus({ preventScroll: true });
    };
    // After React has handled the press: it may have opened another field or a dialog.
    document.addEventListener('click', () => setTimeout(focus), { signal });
    window.addEventListener('focus', focus, { signal });
    window.addEventListener('afterprint', focus, { signal });
    document.addEventListener(
      'keydown',
      ({ key, ctrlKey, altKey, metaKey }) => {
        // A space presses the button that has the focus.
        const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
        if (!isTyped || isElsewhere() || document.activeElement === field.current) return;
        // The browser then puts the character into the field.
        field.current?.select();
        focus();
      },
      { signal, capture: true },
    );
    return () => listeners.abort();
  }, [field]);

  useEffect(() => field.current?.focus(), [field]);
}

function isElsewhere(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  if (document.getSelection()?.isCollapsed === false) return true;
  return document.activeElement?.matches(FIELDS) === true;
}
