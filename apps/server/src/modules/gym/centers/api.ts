// What other modules may call. Nothing else of this folder is imported from outside.

export { opensOn, readOpenHours } from './hours.ts';
