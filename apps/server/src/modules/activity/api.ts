// What other modules may call. Nothing else of this folder is imported from outside.

export { listStep } from './queries.ts';
export { type ActivityEntry, type Actor, getActivityOf, logActivity, undoRows } from './service.ts';
