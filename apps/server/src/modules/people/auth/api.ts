// What other modules may call. Nothing else of this folder is imported from outside.

export { makeResetToken } from './password-resets.ts';
export { decoyHash, hashPassword } from './passwords.ts';
export { checkPassword, endAdmin, findSession, getSessionEnd, getSessionHashes } from './service.ts';
