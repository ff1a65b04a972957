import type { Reply } from '@namma/contract/calls';
import { statusOf } from '../api/api-error';
import { readCached } from '../loading/read-cache';
import { getToken } from '../session/session';
import { hideCopyBar, showCopyBar } from './copy-bar';
import { answerOf, inStore } from './database';
import { currentOwner } from './waiting';
import { isServerAway } from './worker-message';

/** Without an answer within this time, the network counts as unavailable; the same as for pages. */
const ANSWER_WITHIN_MILLISECONDS = 3_000;

/** Own lists whose screens open without a network. */
type KeptCall = 'cart/cartDetails' | 'cart/addressDetails';

interface KeptAnswer {
  name: KeptCall;
  owner: string | null;
  answer: unknown;
  seenAt: number;
}

/**
 * Reads an own list, and keeps it on this device. Without an answer in time, or while the server is away, it answers with the list as it was last seen, and the screen
 * says from when it is.
 */
export async function readOrKept<N extends KeptCall>(name: N): Promise<Reply<N>> {
  const reading = readList(name);
  try {
    const late = await Promise.race([
      reading.then(ignore, ignore),
      after(ANSWER_WITHIN_MILLISECONDS, () => find(name)),
    ]);
    if (late) return show(late, false) as Reply<N>;
    const answer = await reading;
    hideCopyBar();
    void keep(name, answer);
    return answer as Reply<N>;
  } catch (error) {
    const isAway = isServerAway(statusOf(error));
    const kept = isAway || statusOf(error) === 0 ? await find(name) : undefined;
    if (!kept) throw error;
    return show(kept, isAway) as Reply<N>;
  }
}

function show({ answer, seenAt }: KeptAnswer, isAway: boolean): unknown {
  showCopyBar(new Date(seenAt), isAway);
  return answer;
}

const ignore = (): undefined => undefined;

const after = <T>(milliseconds: number, look: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(look()), milliseconds));

/** One call each: TypeScript cannot tell that the query of both may be left out. */
const readList = (name: KeptCall) => (name === 'cart/cartDetails' ? readCached(name) : readCached(name));

async function keep(name: KeptCall, answer: unknown): Promise<void> {
  // Signed out meanwhile: nothing may be kept.
  if (!getToken()) return;
  const kept: KeptAnswer = { name, owner: currentOwner(), answer, seenAt: Date.now() };
  await inStore('kept', 'readwrite', (store) => answerOf(store.put(kept))).catch(() => {});
}

async function find(name: KeptCall): Promise<KeptAnswer | undefined> {
  const kept: KeptAnswer | undefined = await inStore('kept', 'readonly', (store) =>
    answerOf(store.get(name)),
  ).catch(() => undefined);
  return kept?.owner === currentOwner() ? kept : undefined;
}
