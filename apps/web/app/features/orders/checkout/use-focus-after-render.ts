import { useEffect, useRef } from 'react';

/** Moves the focus to an element of the next render, for the case that the focused element is about to be removed. */
export function useFocusAfterRender(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (id) => {
    wanted.current = id;
  };
}

/** Some browsers do not focus a pressed button. Then no element has the focus. */
export const hasFocus = (element: Element): boolean =>
  document.activeElement === document.body || element.contains(document.activeElement);
