// What other modules may call. Nothing else of this folder is imported from outside.

export { readOpenHours } from './hours.ts';
