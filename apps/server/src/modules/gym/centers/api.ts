// The public API of this module: other modules import only from this file.

export { opensOn, readOpenHours } from './hours.ts';
export { refuseAfterClosing } from './list.ts';
export { isClosedOn, isClosedOrShortOn, lastClosureOn, openMinutesOn } from './queries/fragments.ts';
