import type { Db } from '../../db/types.ts';

export const insertSession = (db: Db, session: { token_hash: Buffer; user_id: number; expires_at: Date }) =>
  db.insertInto('sessions').values(session).execute();

/** The session of a token hash, unless it has run out or its owner was disabled. */
export const findLiveSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as userId', 'users.role'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

export const deleteOtherSessions = (db: Db, userId: number, keptTokenHash: Buffer) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', keptTokenHash).execute();

export const deleteSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();
