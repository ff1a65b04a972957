// What other modules may call. Nothing else of this folder is imported from outside.

export { readEntryState } from './service.ts';
