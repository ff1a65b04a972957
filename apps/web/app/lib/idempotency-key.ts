/**
 * One key for one intention (D11): the same request sent again, by a second click, after a lost connection or a
 * reload, carries the key it had. What is kept in the tab's storage ends with the tab.
 */
const storageName = (purpose: string) => `idempotency-key ${purpose}`;

interface KeptKey {
  /** What was to be sent; another body is another intention. */
  request: string;
  key: string;
}

/** Where a browser forbids storage, the keys last as long as the page. */
const inMemory = new Map<string, KeptKey>();

function readKept(purpose: string): KeptKey | undefined {
  try {
    const text = sessionStorage.getItem(storageName(purpose));
    return text ? JSON.parse(text) : inMemory.get(purpose);
  } catch {
    return inMemory.get(purpose);
  }
}

/** Not randomUUID: that needs https, which a gym's own network may not have. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The key of this very request: kept while it has not succeeded, new for any other. */
export function idempotencyKeyFor(purpose: string, body: unknown): string {
  const request = JSON.stringify(body);
  const kept = readKept(purpose);
  if (kept?.request === request) return kept.key;
  const made: KeptKey = { request, key: makeKey() };
  inMemory.set(purpose, made);
  try {
    sessionStorage.setItem(storageName(purpose), JSON.stringify(made));
  } catch {
    // Kept in memory.
  }
  return made.key;
}

/** Whether this very request was sent before and has not succeeded, as far as this tab knows. */
export const hasIdempotencyKeyFor = (purpose: string, body: unknown): boolean =>
  readKept(purpose)?.request === JSON.stringify(body);

/** After success: the same request from now on is a new intention. */
export function endIdempotencyKey(purpose: string): void {
  inMemory.delete(purpose);
  try {
    sessionStorage.removeItem(storageName(purpose));
  } catch {
    // It was never there.
  }
}
