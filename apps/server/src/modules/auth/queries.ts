import type { Role } from '@namma/contract/business';
import { prepare } from '../../db/statements.ts';
import type { Db } from '../../db/types.ts';

export const insertSession = (db: Db, session: { token_hash: Buffer; user_id: number; expires_at: Date }) =>
  db.insertInto('sessions').values(session).execute();

const readLiveSession = prepare<{ tokenHash: Buffer; now: Date }, { userId: number; role: Role }>(
  (db, given) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id as userId', 'users.role'])
      .where('sessions.token_hash', '=', given('tokenHash'))
      .where('sessions.expires_at', '>', given('now'))
      .where('users.disabled_at', 'is', null)
      .compile(),
);

/** The session of a token hash, unless it has run out or its owner was disabled. */
export const findLiveSession = async (db: Db, tokenHash: Buffer, now: Date) =>
  (await readLiveSession(db, { tokenHash, now }))[0];

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

export const deleteOtherSessions = (db: Db, userId: number, keptTokenHash: Buffer) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', keptTokenHash).execute();

export const deleteSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();
