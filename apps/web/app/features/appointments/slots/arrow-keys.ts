import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Moves the focus between the buttons of a group with the arrow keys, Home and End. Only one of them is reached with Tab: give
 * the others `tabIndex={-1}`.
 */
export function onArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = steps[event.key];
  const to =
    step !== undefined
      ? (at + step + buttons.length) % buttons.length
      : ({ Home: 0, End: buttons.length - 1 }[event.key] ?? -1);
  if (to < 0) return;
  event.preventDefault();
  buttons[to]?.focus();
}
