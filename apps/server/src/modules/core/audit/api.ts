// What other modules may call. Nothing else of this folder is imported from outside.

export { type ActivityEntry, type Actor, getActivityOf, logActivity, ofMember, undoRows } from './service.ts';
