// What other modules may call. Nothing else of this folder is imported from outside.

export { closeCenter, listClosedHours, openCenter } from './closures.ts';
export { book } from './service.ts';
export { getSlots } from './slots.ts';
