// What other modules may call. Nothing else of this folder is imported from outside.

export { makeInviteToken } from './invites.ts';
export { logProfileView } from './profile-views.ts';
export { createOwner, createStaff, endStaffByEmail, hasOwner } from './service.ts';
