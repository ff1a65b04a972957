// The public API of this module: other modules import only from this file.

export { type Approval, checkApproval, consumeApproval } from './approvals.ts';
export { createClaimToken, makeInviteClaim, toClaimMail } from './claims.ts';
export { makeEmailToken } from './email-mails.ts';
export { makeResetToken } from './password-resets.ts';
export { decoyHash, hashPassword } from './passwords.ts';
export { deleteClaimsOf } from './queries/claims.ts';
export { dropFactorOf, resetFactor } from './second-factor.ts';
export { checkPassword, endAccessOf, endSessionsOf } from './service.ts';
export { findSession, getSessionEnd, getSessionHashes } from './sessions.ts';
export { readFailedSignIns } from './sign-in.ts';
export { createToken, hashToken } from './tokens.ts';
