import type { CallName, QueryInput, Reply } from '@namma/contract/calls';
import { api } from '../api/api';
import { whenSessionChanges } from '../session/session';

/**
 * Keeps the latest answers for half a minute, so that going back is instant. A write invalidates the answers that it makes
 * stale, and signing in or out clears all of them.
 */
const FRESH_MILLISECONDS = 30_000;
const MAX_ENTRIES = 60;

interface Entry {
  answer: Promise<unknown>;
  readAt: number;
}

const entries = new Map<string, Entry>();

/** Left out where the call takes no query, or none of its fields is needed. */
type QueryArgument<N extends CallName> =
  undefined extends QueryInput<N>
    ? [query?: QueryInput<N>]
    : object extends QueryInput<N>
      ? [query?: QueryInput<N>]
      : [query: QueryInput<N>];

/** The kept answer of a call, or a new one. Failures are not kept. */
export function readCached<N extends CallName>(name: N, ...[query]: QueryArgument<N>): Promise<Reply<N>> {
  const key = keyOf(name, query);
  const kept = entries.get(key);
  // Entries are typed by the name of their call.
  if (kept && Date.now() - kept.readAt < FRESH_MILLISECONDS) return kept.answer as Promise<Reply<N>>;
  // TypeScript cannot tell that a query which fits the call fits its generic input.
  const answer = api(name, { query } as never);
  keep(key, answer);
  answer.catch(() => {
    // `invalidate` may have made room for a newer answer meanwhile: that one stays.
    if (entries.get(key)?.answer === answer) entries.delete(key);
  });
  return answer;
}

/** Stores a known answer, so that the next read does not wait. */
export const prime = (name: CallName, query: unknown, answer: unknown): void =>
  keep(keyOf(name, query), Promise.resolve(answer));

const keyOf = (name: string, query: unknown): string => `${name} ${JSON.stringify(query ?? null)}`;

function keep(key: string, answer: Promise<unknown>): void {
  entries.delete(key);
  entries.set(key, { answer, readAt: Date.now() });
  const oldest = entries.keys().next().value;
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
}

/** Drops the answers of all calls whose names start with one of these, such as `cart/` after a write to the cart. */
export function invalidate(...prefixes: string[]): void {
  for (const key of entries.keys()) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) entries.delete(key);
  }
}

export const clearReadCache = (): void => entries.clear();

// Prevents showing reads of another member (D27).
if (typeof window !== 'undefined') whenSessionChanges(clearReadCache);
