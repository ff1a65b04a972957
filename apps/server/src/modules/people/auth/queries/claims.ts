import { type Insertable, type SqlBool, sql } from 'kysely';
import type { AccountClaimsTable } from '../../../../platform/db/account-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

export const insertClaim = (db: Db, claim: Insertable<AccountClaimsTable>) =>
  db.insertInto('account_claims').values(claim).execute();

/** Invalidates the last link shown at the desk; mailed links keep working. */
export const deleteDeskClaims = (db: Db, userId: number) =>
  db.deleteFrom('account_claims').where('user_id', '=', userId).where('email', 'is', null).execute();

/** After a correction of the email, the previous mailbox may be someone else's. */
const isOfPresentEmail = sql<SqlBool>`(account_claims.email is null
  or account_claims.email = (select email from users where users.id = account_claims.user_id))`;

/** Finds the account of a valid link. */
export const findClaim = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('account_claims')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where(isOfPresentEmail)
    .executeTakeFirst();

/**
 * Consumes a link.
 * @returns undefined when it is no longer valid
 */
export const consumeClaim = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('account_claims')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where(isOfPresentEmail)
    .returning('email')
    .executeTakeFirst();

/** Deletes the links of accounts that were claimed, joined the staff, or are removed with their import. */
export const deleteClaimsOf = (tx: Tx, userIds: readonly number[]) =>
  tx
    .deleteFrom('account_claims')
    .where('user_id', '=', (any) => any.fn.any(any.val([...userIds])))
    .execute();
