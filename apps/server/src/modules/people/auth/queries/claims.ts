import { type Insertable, type SqlBool, sql } from 'kysely';
import type { AccountClaimsTable } from '../../../../platform/db/account-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

export const insertClaim = (db: Db, claim: Insertable<AccountClaimsTable>) =>
  db.insertInto('account_claims').values(claim).execute();

/** Ends the link that the desk showed last; mailed ones still work. */
export const deleteDeskClaims = (db: Db, userId: number) =>
  db.deleteFrom('account_claims').where('user_id', '=', userId).where('email', 'is', null).execute();

/** Somebody else may have the mailbox that an account had before its email was corrected. */
const isOfPresentEmail = sql<SqlBool>`(account_claims.email is null
  or account_claims.email = (select email from users where users.id = account_claims.user_id))`;

/** The account of a link that works. */
export const findClaim = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('account_claims')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where(isOfPresentEmail)
    .executeTakeFirst();

/** Uses a link up. @returns undefined when it no longer worked */
export const consumeClaim = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('account_claims')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where(isOfPresentEmail)
    .returning('email')
    .executeTakeFirst();

/** Deletes the links of accounts that are claimed, join the staff, or go with their import. */
export const deleteClaimsOf = (tx: Tx, userIds: readonly number[]) =>
  tx
    .deleteFrom('account_claims')
    .where('user_id', '=', (any) => any.fn.any(any.val([...userIds])))
    .execute();
