import type { Reply } from '@namma/contract/calls';
import { statusOf } from '../api/api-error';
import { readCached } from '../loading/read-cache';
import { getToken } from '../session/session';
import { KEPT_ANSWERS } from '../session/session-changes';
import { storage } from '../session/storage';
import { hideCopyBar, showCopyBar } from './copy-bar';
import { isServerAway } from './worker-message';

/** Without an answer within this time, the network counts as unavailable; the same as for pages. */
const ANSWER_WITHIN_MILLISECONDS = 3_000;

/** Own lists whose screens open without a network. */
type KeptCall = keyof typeof KEPT_ANSWERS;

interface KeptAnswer {
  answer: unknown;
  seenAt: number;
}

/**
 * Reads an own list, and keeps it on this device until the session ends. Without an answer in time, or while the server
 * is away, it
 * answers with the list as it was last seen, and the screen says from when it is.
 */
export async function readOrKept<N extends KeptCall>(name: N): Promise<Reply<N>> {
  const token = getToken();
  const reading = readList(name);
  try {
    const late = await Promise.race([
      reading.then(ignore, ignore),
      after(ANSWER_WITHIN_MILLISECONDS, () => find(name)),
    ]);
    if (late) return show(late, false) as Reply<N>;
    const answer = await reading;
    hideCopyBar();
    // Somebody else may have signed in meanwhile.
    if (token && token === getToken()) keep(name, answer);
    return answer as Reply<N>;
  } catch (error) {
    const isAway = isServerAway(statusOf(error));
    const kept = isAway || statusOf(error) === 0 ? find(name) : undefined;
    if (!kept) throw error;
    return show(kept, isAway) as Reply<N>;
  }
}

function show({ answer, seenAt }: KeptAnswer, isAway: boolean): unknown {
  showCopyBar(new Date(seenAt), isAway);
  return answer;
}

const ignore = (): undefined => undefined;

const after = <T>(milliseconds: number, look: () => T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(look()), milliseconds));

/** One call each: TypeScript cannot tell that the query of both may be left out. */
const readList = (name: KeptCall) => (name === 'cart/cartDetails' ? readCached(name) : readCached(name));

const keep = (name: KeptCall, answer: unknown): unknown =>
  storage.write(KEPT_ANSWERS[name], JSON.stringify({ answer, seenAt: Date.now() } satisfies KeptAnswer));

function find(name: KeptCall): KeptAnswer | undefined {
  try {
    // What is stored under this key was written above.
    return JSON.parse(storage.read(KEPT_ANSWERS[name]) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
