import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { tabStorage } from '../session/storage';
import type { KeyHeaders } from './api';

/**
 * Idempotency keys (D11): the server carries out requests with the same key once. A request keeps its key until it
 * succeeds, so a second click, a retry after a lost answer and a reload all send the same one. Each request is identified
 * by a text of its content. The keys are in the tab's session storage: a second tab has its own.
 */
const STORED_AS = 'idempotency-key ';

const readKey = (request: string): string | undefined => tabStorage.read(STORED_AS + request);

/** Not `randomUUID`, which needs https: a shop on a home network may not have it. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The key of a request: the one it has, or a new one. */
export function keepIdempotencyKey(request: string): string {
  const kept = readKey(request);
  if (kept) return kept;
  const key = makeKey();
  tabStorage.write(STORED_AS + request, key);
  return key;
}

/** True if this tab has a key for the request: it was prepared or sent before and has not succeeded. */
export const hasIdempotencyKey = (request: string): boolean => readKey(request) !== undefined;

/** The next time the same is asked for, it is a new request. */
export const dropIdempotencyKey = (request: string): void => tabStorage.remove(STORED_AS + request);

/** Sends a request with its key, and drops the key when it succeeds. A failure keeps it for the next try. */
export async function sendWithKey<T>(request: string, send: (headers: KeyHeaders) => Promise<T>): Promise<T> {
  const answer = await send({ [IDEMPOTENCY_KEY_HEADER]: keepIdempotencyKey(request) });
  dropIdempotencyKey(request);
  return answer;
}
