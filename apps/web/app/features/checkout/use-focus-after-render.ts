import { useEffect, useRef } from 'react';

/** Moves the focus to what will be there after the next render, where its owner is about to leave. */
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

/** Some browsers do not focus a pressed button: then nothing has it. */
export const hasFocus = (element: Element): boolean =>
  document.activeElement === document.body || element.contains(document.activeElement);
