import type { KeyboardEvent } from 'react';

/**
 * Moves the focus through the classes of a week with the arrow keys: up and down within a day, left and right to the next day
 * with classes; Home and End go to the first and the last class. Tab reaches each class as well.
 */
export function onWeekKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const days = [...event.currentTarget.querySelectorAll('section')]
    .map((day) => [...day.querySelectorAll('button')])
    .filter((day) => day.length > 0);
  const column = days.findIndex((day) => day.some((each) => each === event.target));
  const day = days[column];
  if (!day) return;
  const row = day.findIndex((each) => each === event.target);
  const beside = (next: HTMLButtonElement[] | undefined) => next?.[Math.min(row, next.length - 1)];
  const to = {
    ArrowDown: day[row + 1],
    ArrowUp: day[row - 1],
    ArrowRight: beside(days[column + 1]),
    ArrowLeft: beside(days[column - 1]),
    Home: days[0]?.[0],
    End: days.at(-1)?.at(-1),
  }[event.key];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
