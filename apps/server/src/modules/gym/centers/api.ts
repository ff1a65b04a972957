// What other modules may call. Nothing else of this folder is imported from outside.

export { opensOn, readOpenHours } from './hours.ts';
export { isClosedOn, isClosedOrShortOn, lastClosureOn, openMinutesOn } from './queries/fragments.ts';
