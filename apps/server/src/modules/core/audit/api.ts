// The public API of this module: other modules import only from this file.

export { type ActivityEntry, type Actor, getActivityOf, logActivity, ofMember, undoRows } from './service.ts';
