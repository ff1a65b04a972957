// What other modules may call. Nothing else of this folder is imported from outside.

export { book } from './service.ts';
export { getSlots } from './slots.ts';
