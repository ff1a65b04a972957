import { createHash } from 'node:crypto';
import { messages } from '@namma/contract/messages';
import type { CallName } from '@namma/contract/methods';
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_MAX_CHARACTERS } from '@namma/contract/orders';
import { sql } from 'kysely';
import { KEY_LIFETIME_MILLISECONDS } from '../db/sweep.ts';
import type { Db, Tx } from '../db/types.ts';
import { refuse, refuseField } from './refusal.ts';

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
  const { userId, key, now } = request;
  if (key === undefined) return work();
  if (key === '') throw refuseField(IDEMPOTENCY_KEY_HEADER, messages.required('Idempotency-Key'));
  if (key.length > IDEMPOTENCY_KEY_MAX_CHARACTERS) {
    throw refuseField(IDEMPOTENCY_KEY_HEADER, messages.tooLong(IDEMPOTENCY_KEY_MAX_CHARACTERS));
  }

  const keyed = { userId, key, requestHash: hashRequest(request.call, request.body) };
  const expired = new Date(now.getTime() - KEY_LIFETIME_MILLISECONDS);
  if (await takeKey(tx, keyed, now, expired)) {
    const reply = await work();
    await storeReply(tx, keyed, reply);
    return reply;
  }
  const stored = await getStoredReply(tx, keyed);
  if (!stored.is_same_request) throw refuse('keyUsedOtherwise');
  // The same call with the same body stored it, as the work's own reply.
  return stored.reply as T;
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

interface KeyedRequest {
  userId: number;
  key: string;
  requestHash: Buffer;
}

/**
 * Takes a key for this transaction; undefined when it is in use. Waits for a request that has the key and is not done:
 * after it the key is in use, or free again if that request failed.
 */
const takeKey = (db: Db, { userId, key, requestHash }: KeyedRequest, now: Date, expired: Date) =>
  db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: requestHash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({
          request_hash: sql`excluded.request_hash`,
          reply: null,
          created_at: sql`excluded.created_at`,
        })
        .where('idempotency_keys.created_at', '<', expired),
    )
    .returning('key')
    .executeTakeFirst();

const getStoredReply = (db: Db, { userId, key, requestHash }: KeyedRequest) =>
  db
    .selectFrom('idempotency_keys')
    .select((eb) => ['reply', eb('request_hash', '=', requestHash).as('is_same_request')])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

const storeReply = (db: Db, { userId, key }: KeyedRequest, reply: unknown) =>
  db
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
