import type { Role } from '@namma/contract/business';
import type { Preset } from '@namma/contract/staff/permissions';
import type { Center } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';

/** The browser and system of a session; null where unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
}

interface NewSession {
  tokenHash: Buffer;
  userId: number;
  /** The hash that the password was compared with. */
  passwordHash: string;
  expiresAt: Date;
  device: Device;
  /** The hash of the client's network address. */
  network: Buffer;
  now: Date;
}

/**
 * Opens a session and stores its network in one statement; undefined when the password or the account changed
 * meanwhile. Waits for an uncommitted change; a later change waits for this one and then ends this session too.
 */
export const insertSession = (
  db: Db,
  { tokenHash, userId, passwordHash, expiresAt, device, network, now }: NewSession,
) =>
  db
    .with('opened', (part) =>
      part
        .insertInto('sessions')
        .columns(['token_hash', 'user_id', 'expires_at', 'browser', 'system', 'created_at', 'last_seen_at'])
        .expression(
          part
            .selectFrom('users')
            .select((eb) => [
              eb.val(tokenHash).as('token_hash'),
              'id',
              sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
              sql<string | null>`${device.browser}::text`.as('browser'),
              sql<string | null>`${device.system}::text`.as('system'),
              sql<Date>`${now}::timestamptz`.as('created_at'),
              sql<Date>`${now}::timestamptz`.as('last_seen_at'),
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

interface LiveSession {
  userId: number;
  role: Role;
  lastSeenAt: Date;
  /** Null for users without a staff role. */
  preset: Preset | null;
  center: Center | null;
  coachId: number | null;
  /** True if the preset requires a second factor and none is on. */
  isFactorMissing: boolean;
}

const readLiveSession = (db: Db, values: { tokenHash: Buffer; now: Date }): Promise<LiveSession[]> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff', (join) => join.onRef('staff.user_id', '=', 'users.id').on('users.role', '=', 'ADMIN'))
    .select([
      'users.id as userId',
      'users.role',
      'sessions.last_seen_at as lastSeenAt',
      'staff.preset',
      'staff.center',
      'staff.coach_id as coachId',
      sql<boolean>`case when staff.preset is null then false else
        exists (select from factor_demands as demand where demand.preset = staff.preset)
        and not exists (select from second_factors as factor
          where factor.user_id = users.id and factor.confirmed_at is not null) end`.as('isFactorMissing'),
    ])
    .where('sessions.token_hash', '=', values.tokenHash)
    .where('sessions.expires_at', '>', values.now)
    .where('users.disabled_at', 'is', null)
    .execute();

/** Finds the session of a token hash, unless it has expired or its user is disabled. */
export const findLiveSession = async (db: Db, tokenHash: Buffer, now: Date) =>
  (await readLiveSession(db, { tokenHash, now }))[0];

/**
 * Updates the last-used time of a session, unless it was updated since `seenBefore`. Skips a session that is being
 * ended, so that no request waits.
 */
export const markSeen = (db: Db, tokenHash: Buffer, { now, seenBefore }: { now: Date; seenBefore: Date }) =>
  sql`
    update sessions set last_seen_at = ${now} where token_hash = (
      select token_hash from sessions where token_hash = ${tokenHash} and last_seen_at < ${seenBefore}
      for update skip locked)`.execute(db);

/** Lists a person's live sessions: the current one first, then by last use. */
export const listOwnSessions = (db: Db, userId: number, { current, now }: { current: Buffer; now: Date }) =>
  db
    .selectFrom('sessions')
    .select((eb) => [
      'id',
      'browser',
      'system',
      'created_at',
      'last_seen_at',
      eb('token_hash', '=', current).as('is_current'),
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('is_current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_MOST)
    .execute();

/**
 * Ends a session by id.
 * @returns undefined when the person has no such session
 */
export const deleteOwnSession = (db: Db, userId: number, id: number) =>
  db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();

export const findSessionOwner = (db: Db, id: number) =>
  db.selectFrom('sessions').select('user_id').where('id', '=', id).executeTakeFirst();

/** Caps the listed sessions of one member, far above anyone's number of devices. */
const SESSIONS_MOST = 100;

/** Lists the token hashes of a person's live sessions, newest first. */
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

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

export const deleteOtherSessions = (db: Db, userId: number, keptTokenHash: Buffer) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', keptTokenHash).execute();

export const deleteSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();

/** Deletes expired sessions and reset links, and networks last used before `lastNetworkTime`. */
export async function deleteExpired(db: Db, now: Date, lastNetworkTime: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_claims').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sign_in_networks').where('signed_in_at', '<', lastNetworkTime).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
