import type { Insertable } from 'kysely';
import type { PasswordResetsTable } from '../../../../platform/db/account-tables.ts';
import type { Db } from '../../../../platform/db/types.ts';

export const insertReset = (db: Db, reset: Insertable<PasswordResetsTable>) =>
  db.insertInto('password_resets').values(reset).execute();

/**
 * Adds a token to a reset request.
 * @returns false when the request has expired
 */
export async function addResetToken(
  db: Db,
  requestId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('password_reset_tokens')
    .columns(['token_hash', 'request_id'])
    .expression(
      db
        .selectFrom('password_resets')
        .select((eb) => [eb.val(tokenHash).as('token_hash'), 'id'])
        .where('id', '=', requestId)
        .where('expires_at', '>', now),
    )
    .returning('request_id')
    .executeTakeFirst();
  return added !== undefined;
}

const requestOf = (db: Db, tokenHash: Buffer) =>
  db.selectFrom('password_reset_tokens').select('request_id').where('token_hash', '=', tokenHash);

/** True if the link is valid. */
export async function isResetOpen(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom('password_resets')
    .select('id')
    .where('id', 'in', requestOf(db, tokenHash))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Consumes a link and all others of its request.
 * @returns the user id; undefined when it is no longer valid
 */
export async function consumeReset(db: Db, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const taken = await db
    .deleteFrom('password_resets')
    .where('id', 'in', requestOf(db, tokenHash))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id ?? undefined;
}

export const deleteResetsOf = (db: Db, userId: number) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
