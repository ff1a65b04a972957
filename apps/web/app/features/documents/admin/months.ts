import { addMonths, type Day } from '@namma/contract/days/dates';

/** Two years back; older documents are found by their number. */
const MONTHS_SHOWN = 25;

/** The month of a day and those before it, newest first: `2026-11`. */
export const monthsBefore = (today: Day): [string, ...string[]] => {
  const first = `${today.slice(0, 7)}-01`;
  const earlier = Array.from({ length: MONTHS_SHOWN - 1 }, (_, i) => addMonths(first, -1 - i).slice(0, 7));
  return [first.slice(0, 7), ...earlier];
};
