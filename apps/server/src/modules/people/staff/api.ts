// The public API of this module: other modules import only from this file.

export { makeInviteToken } from './invites.ts';
export { logProfileView } from './profile-views.ts';
export { createOwner, createStaff, endStaffByEmail, hasOwner } from './service.ts';
