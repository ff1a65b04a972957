import { createHash } from 'node:crypto';
import { messages } from '@namma/contract/messages';
import type { CallName } from '@namma/contract/methods';
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_MAX_CHARACTERS } from '@namma/contract/orders';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/types.ts';
import { refuse, refuseField } from './refusal.ts';
import { KEY_LIFETIME_MILLISECONDS } from './sweep.ts';

interface Request {
  userId: number;
  /** The client's key; without one every request stands for itself. */
  key: string | undefined;
  call: CallName;
  body: unknown;
  now: Date;
}

/**
 * Does the work once for a member's key: a repeated request within 24 hours gets the first one's reply (D11).
 * Key, work and reply share the transaction, so a failed try keeps nothing and may be tried again with its key.
 * Refuses: 400 an empty or too long key, 422 a key that was used for something else.
 */
export async function answerOnce<T>(tx: Tx, request: Request, work: () => Promise<T>): Promise<T> {
  const keyed = readKey(request);
  if (!keyed) return work();
  if (await takeKey(tx, keyed)) {
    const reply = await work();
    await storeReply(tx, keyed, reply);
    return reply;
  }
  const stored = await findStoredReply<T>(tx, keyed);
  if (!stored) throw new Error('A key was in use and has no reply');
  return stored.reply;
}

/** A request with a key, as far as it tells it from others. */
interface KeyedRequest {
  userId: number;
  key: string;
  requestHash: Buffer;
  now: Date;
  /** Keys from before this instant count no more. */
  expired: Date;
}

/** Undefined without a key. Refuses: 400 an empty or too long one. */
function readKey({ userId, key, call, body, now }: Request): KeyedRequest | undefined {
  if (key === undefined) return undefined;
  if (key === '') throw refuseField(IDEMPOTENCY_KEY_HEADER, messages.required('Idempotency-Key'));
  if (key.length > IDEMPOTENCY_KEY_MAX_CHARACTERS) {
    throw refuseField(IDEMPOTENCY_KEY_HEADER, messages.tooLong(IDEMPOTENCY_KEY_MAX_CHARACTERS));
  }
  const expired = new Date(now.getTime() - KEY_LIFETIME_MILLISECONDS);
  return { userId, key, requestHash: hashRequest(call, body), now, expired };
}

const hashRequest = (call: CallName, body: unknown): Buffer =>
  createHash('sha256')
    .update(`${call} ${toCanonicalJson(body)}`)
    .digest();

/** Equal values give equal text, in whatever order their fields came. */
const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * Takes a key for this transaction; undefined when it is in use. Waits for a request that has the key and is not done:
 * after it the key is in use, or free again if that request failed.
 */
async function takeKey(db: Db, { userId, key, requestHash, now, expired }: KeyedRequest): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (user_id, key, request_hash, created_at)
    values (${userId}, ${key}, ${requestHash}, ${now})
    on conflict (user_id, key) do update
      set request_hash = excluded.request_hash, reply = null, created_at = excluded.created_at
      where idempotency_keys.created_at < ${expired}
    returning key`.execute(db);
  return rows.length > 0;
}

/** What the first request with this key was answered. Refuses: 422 a key that was used for something else. */
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
  // The same call with the same body stored it, as the work's own reply.
  return stored && { reply: stored.reply as T };
}

const storeReply = (db: Db, { userId, key }: KeyedRequest, reply: unknown) =>
  db
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
