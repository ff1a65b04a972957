// What other modules may call. Nothing else of this folder is imported from outside.

export { createOwner, endStaffByEmail, hasOwner } from './service.ts';
