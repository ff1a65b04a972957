import { useLayoutEffect, useRef } from 'react';
import type { hotkeys } from '../../admin/keys/hotkeys';
import { isDialogOpen } from '../../ui/open-dialog';

type Presses = { [K in (typeof hotkeys)[keyof typeof hotkeys]]?: (() => void) | undefined };

/** The parts of the screen that react to keys; the one that was opened last comes first. */
const parts: { current: Presses }[] = [];

function onKeyDown(event: KeyboardEvent): void {
  const key = event.key as keyof Presses;
  const press = parts.findLast(({ current }) => current[key])?.current[key];
  if (!press || event.repeat || event.defaultPrevented) return;
  if (isDialogOpen()) return;
  event.preventDefault();
  press();
}

/** Reacts to these keys wherever the focus is, except in an open dialog. A key that is held down counts once. */
export function useHotkeys(presses: Presses): void {
  const latest = useRef(presses);
  // Both before it is drawn: a key works as soon as its button is seen.
  useLayoutEffect(() => {
    latest.current = presses;
  });
  useLayoutEffect(() => {
    if (parts.length === 0) document.addEventListener('keydown', onKeyDown);
    parts.push(latest);
    return () => {
      parts.splice(parts.indexOf(latest), 1);
      if (parts.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
