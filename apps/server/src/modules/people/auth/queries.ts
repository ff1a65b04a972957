import type { Role } from '@namma/contract/business';
import { type Insertable, sql } from 'kysely';
import type { PasswordResetsTable } from '../../../platform/db/account-tables.ts';
import { pipelinedQuery } from '../../../platform/db/statements.ts';
import type { Db } from '../../../platform/db/types.ts';

interface NewSession {
  tokenHash: Buffer;
  userId: number;
  /** The hash that the password was compared with. */
  passwordHash: string;
  expiresAt: Date;
  /** The hash of the address that it is opened from. */
  network: Buffer;
  now: Date;
}

/**
 * Opens a session and keeps from which network, in one statement; undefined when the password or the account changed
 * meanwhile. Waits for such a change that is not
 * committed; a later change waits for this and then ends this session too.
 */
export const insertSession = (
  db: Db,
  { tokenHash, userId, passwordHash, expiresAt, network, now }: NewSession,
) =>
  db
    .with('opened', (part) =>
      part
        .insertInto('sessions')
        .columns(['token_hash', 'user_id', 'expires_at'])
        .expression(
          part
            .selectFrom('users')
            .select((eb) => [
              eb.val(tokenHash).as('token_hash'),
              'id',
              sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
            ])
            .where('id', '=', userId)
            .where('password_hash', '=', passwordHash)
            .where('disabled_at', 'is', null)
            .forShare(),
        )
        .returning('user_id'),
    )
    .with('known', (part) =>
      part
        .insertInto('sign_in_networks')
        .columns(['user_id', 'network', 'signed_in_at'])
        .expression(
          part
            .selectFrom('opened')
            .select((eb) => [
              'user_id',
              eb.val(network).as('network'),
              sql<Date>`${now}::timestamptz`.as('signed_in_at'),
            ]),
        )
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'network']).doUpdateSet({ signed_in_at: now }),
        ),
    )
    .selectFrom('opened')
    .select('user_id')
    .executeTakeFirst();

const readLiveSession = pipelinedQuery<{ tokenHash: Buffer; now: Date }, { userId: number; role: Role }>(
  (db, param) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id as userId', 'users.role'])
      .where('sessions.token_hash', '=', param('tokenHash'))
      .where('sessions.expires_at', '>', param('now'))
      .where('users.disabled_at', 'is', null)
      .compile(),
);

/** The session of a token hash, unless it has expired or its owner was disabled. */
export const findLiveSession = async (db: Db, tokenHash: Buffer, now: Date) =>
  (await readLiveSession(db, { tokenHash, now }))[0];

/** As many sessions of one member as a card is looked for in; far more than anybody has phones. */
const SESSIONS_MOST = 100;

/** The token hashes of a person's live sessions, newest first. */
export const listLiveSessions = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.token_hash')
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .orderBy('sessions.expires_at', 'desc')
    .limit(SESSIONS_MOST)
    .execute();

export const findSessionEnd = (db: Db, tokenHash: Buffer) =>
  db.selectFrom('sessions').select('expires_at').where('token_hash', '=', tokenHash).executeTakeFirst();

/** Deletes one session. */
export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

export const deleteOtherSessions = (db: Db, userId: number, keptTokenHash: Buffer) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', keptTokenHash).execute();

export const deleteSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();

export const insertReset = (db: Db, reset: Insertable<PasswordResetsTable>) =>
  db.insertInto('password_resets').values(reset).execute();

/** Keeps one more token of a request. @returns false when the request is over */
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

/** Whether a link works. */
export async function isResetOpen(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom('password_resets')
    .select('id')
    .where('id', 'in', requestOf(db, tokenHash))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open !== undefined;
}

/** Uses a link up, with every other of its request. @returns whose it was; undefined when it no longer worked */
export async function consumeReset(db: Db, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const taken = await db
    .deleteFrom('password_resets')
    .where('id', 'in', requestOf(db, tokenHash))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id ?? undefined;
}

/** Deletes what has expired: sessions, links to a new password, and networks whose last sign-in is before an instant. */
export async function deleteExpired(db: Db, now: Date, lastNetworkTime: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sign_in_networks').where('signed_in_at', '<', lastNetworkTime).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}

export const deleteResetsOf = (db: Db, userId: number) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
