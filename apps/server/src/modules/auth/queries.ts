import type { Role } from '@namma/contract/business';
import { sql } from 'kysely';
import { pipelinedQuery } from '../../db/statements.ts';
import type { Db } from '../../db/types.ts';

interface NewSession {
  tokenHash: Buffer;
  userId: number;
  /** The hash that the password was compared with. */
  passwordHash: string;
  expiresAt: Date;
}

/**
 * Opens a session; undefined when the password or the account changed meanwhile. Waits for such a change that is not
 * committed; a later change waits for this and then ends this session too.
 */
export const insertSession = (db: Db, { tokenHash, userId, passwordHash, expiresAt }: NewSession) =>
  db
    .insertInto('sessions')
    .columns(['token_hash', 'user_id', 'expires_at'])
    .expression(
      db
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
    .returning('user_id')
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

/** Deletes one session. */
export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

export const deleteOtherSessions = (db: Db, userId: number, keptTokenHash: Buffer) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', keptTokenHash).execute();

export const deleteSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();
