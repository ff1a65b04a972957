import { createHash } from 'node:crypto';
import type { CallName } from '@namma/contract/calls';
import { hours } from '@namma/contract/days/dates';
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_MAX_CHARACTERS } from '@namma/contract/orders/rules';
import { isBroken } from '@namma/contract/text/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/types.ts';
import { refuse, refuseField } from './refusal.ts';

/** The validity of an idempotency key (D11). */
const KEY_LIFETIME_MILLISECONDS = hours(24);

interface Request {
  userId: number;
  /** The client's key; requests without one are independent. */
  key: string | undefined;
  call: CallName;
  body: unknown;
  now: Date;
}

/**
 * Runs the work once per member and key: a repeated request within 24 hours gets the first reply (D11). The key,
 * the work and the reply share a transaction, so after a failure the key may be used again.
 * @throws Refusal 400 an empty or too long key; 422 a key used with another request; 401 a deleted account
 */
export async function withIdempotencyKey<T>(tx: Tx, request: Request, work: () => Promise<T>): Promise<T> {
  const keyed = readKey(request);
  if (!keyed) return work();
  if (await claimKey(tx, keyed)) {
    const reply = await work();
    await storeReply(tx, keyed, reply);
    return reply;
  }
  const stored = await findStoredReply<T>(tx, keyed);
  // The account was deleted meanwhile, with all its keys.
  if (!stored) throw refuse('unauthorized');
  return stored.reply;
}

/** The identity of a request with a key. */
interface KeyedRequest {
  userId: number;
  key: string;
  requestHash: Buffer;
  now: Date;
  /** Keys from before this instant have expired. */
  expired: Date;
}

/**
 * Reads the key of a request; undefined without one.
 * @throws Refusal 400 for an empty or too long key
 */
function readKey({ userId, key, call, body, now }: Request): KeyedRequest | undefined {
  if (key === undefined) return undefined;
  checkKey(key);
  const expired = new Date(now.getTime() - KEY_LIFETIME_MILLISECONDS);
  return { userId, key, requestHash: hashRequest(call, body), now, expired };
}

/** @throws Refusal 400 for an empty or too long key, or one with control characters */
export function checkKey(key: string): void {
  if (key === '') throw refuseField(IDEMPOTENCY_KEY_HEADER, 'required', 'Idempotency-Key');
  if (key.length > IDEMPOTENCY_KEY_MAX_CHARACTERS) {
    throw refuseField(IDEMPOTENCY_KEY_HEADER, 'tooLong', IDEMPOTENCY_KEY_MAX_CHARACTERS);
  }
  if (isBroken(key)) throw refuseField(IDEMPOTENCY_KEY_HEADER, 'noControlCharacters');
}

const hashRequest = (call: CallName, body: unknown): Buffer =>
  createHash('sha256')
    .update(`${call} ${toCanonicalJson(body)}`)
    .digest();

/** JSON with sorted fields, so that equal values give equal texts. */
const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * Claims a key for this transaction. Waits for a running request with the same key (if that fails, the key is free),
 * and for an uncommitted deletion.
 * @returns false when the key is used, or the account is deleted
 */
async function claimKey(db: Db, { userId, key, requestHash, now, expired }: KeyedRequest): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (user_id, key, request_hash, created_at)
    select id, ${key}, ${requestHash}::bytea, ${now}::timestamptz
    from users where id = ${userId} and deleted_at is null for share
    on conflict (user_id, key) do update
      set request_hash = excluded.request_hash, reply = null, created_at = excluded.created_at
      where idempotency_keys.created_at < ${expired}
    returning key`.execute(db);
  return rows.length > 0;
}

/**
 * Finds the stored reply of the first request with this key.
 * @throws Refusal 422 for a key used with another request
 */
async function findStoredReply<T>(
  db: Db,
  { userId, key, requestHash, expired }: KeyedRequest,
): Promise<{ reply: T } | undefined> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select((eb) => ['reply', eb('request_hash', '=', requestHash).as('is_same_request')])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>=', expired)
    .executeTakeFirst();
  if (stored && !stored.is_same_request) throw refuse('keyUsedOtherwise');
  // The stored request had the same call and body, so the reply has this type.
  return stored && { reply: stored.reply as T };
}

const storeReply = (db: Db, { userId, key }: KeyedRequest, reply: unknown) =>
  db
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();

/** Deletes expired keys. */
export const deleteExpiredKeys = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEY_LIFETIME_MILLISECONDS))
    .execute();
