import { whenSessionChanges } from './session';

/**
 * What was read already, so that going back is instant. Small, forgotten after half a minute, emptied by the writes
 * that make it stale and by signing out.
 */
const FRESH_MILLISECONDS = 30_000;
const ENTRIES_MOST = 60;

interface Entry {
  answer: Promise<unknown>;
  readAt: number;
}

const entries = new Map<string, Entry>();

/** The kept answer of a call, or a new one; a failed answer is not kept. */
export function readThroughCache<T>(name: string, query: unknown, read: () => Promise<T>): Promise<T> {
  const key = keyOf(name, query);
  const kept = entries.get(key);
  if (kept && Date.now() - kept.readAt < FRESH_MILLISECONDS) return kept.answer as Promise<T>;
  const answer = read();
  keep(key, answer);
  // A later answer may have taken its place meanwhile.
  answer.catch(() => entries.get(key)?.answer === answer && entries.delete(key));
  return answer;
}

/** Puts an answer in that is known already, so that the next read of it does not wait. */
export const prime = (name: string, query: unknown, answer: unknown): void =>
  keep(keyOf(name, query), Promise.resolve(answer));

const keyOf = (name: string, query: unknown): string => `${name} ${JSON.stringify(query ?? null)}`;

function keep(key: string, answer: Promise<unknown>): void {
  entries.delete(key);
  entries.set(key, { answer, readAt: Date.now() });
  const oldest = entries.keys().next().value;
  if (entries.size > ENTRIES_MOST && oldest !== undefined) entries.delete(oldest);
}

/** Drops the answers of calls whose names begin like this, such as `cart/` after a write to the cart. */
export function forget(...beginnings: string[]): void {
  for (const key of entries.keys()) {
    if (beginnings.some((beginning) => key.startsWith(beginning))) entries.delete(key);
  }
}

export const forgetEverything = (): void => entries.clear();

// Nobody sees what was read for another (D27).
if (typeof window !== 'undefined') whenSessionChanges(forgetEverything);
