import { api } from '../api/api';
import { statusOf } from '../api/api-error';
import { storage } from './storage';

/**
 * The sessions that have ended here and not yet on the server. Their tokens go with the answer, or when the sessions
 * end by themselves.
 */
const SIGN_OUTS_KEY = 'signOuts';
/** As long as a session lasts (D20). */
const KEPT_MILLISECONDS = 30 * 24 * 60 * 60_000;
/** A connection that says nothing for so long counts as none. */
const ANSWER_WITHIN_MILLISECONDS = 4_000;
const RETRY_MILLISECONDS = [5_000, 15_000, 60_000];
const HTTP_UNAUTHORIZED = 401;

interface SignOut {
  token: string;
  at: number;
}

function readSignOuts(): SignOut[] {
  try {
    const kept: unknown = JSON.parse(storage.read(SIGN_OUTS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSignOut) : [];
  } catch {
    return [];
  }
}

/** A clock that was set back does not prolong it. */
function isSignOut(value: unknown): value is SignOut {
  const { token, at } = (value ?? {}) as Partial<SignOut>;
  const age = Date.now() - Number(at);
  return typeof token === 'string' && age < KEPT_MILLISECONDS && age > -KEPT_MILLISECONDS;
}

function write(signOuts: readonly SignOut[]): void {
  if (signOuts.length === 0) storage.remove(SIGN_OUTS_KEY);
  else storage.write(SIGN_OUTS_KEY, JSON.stringify(signOuts));
}

/** Notes that a session is to end on the server. Call it before the token is forgotten, so that a crash loses no sign-out. */
export const noteSignOut = (token: string): void =>
  write([{ token, at: Date.now() }, ...readSignOuts().filter((each) => each.token !== token)]);

/** Whether the server has not heard of a sign-out yet: of any, or of this session's. */
export const isSignOutWaiting = (token?: string): boolean =>
  readSignOuts().some((each) => token === undefined || each.token === token);

/**
 * Ends a session on the server: `over` there, `refused` by an answer that did not get as far as the session, or the
 * server is `away`.
 */
async function tell(token: string): Promise<'over' | 'refused' | 'away'> {
  try {
    await api('auth/logout', { token, signal: AbortSignal.timeout(ANSWER_WITHIN_MILLISECONDS) });
    return 'over';
  } catch (error) {
    const status = statusOf(error);
    if (status === HTTP_UNAUTHORIZED) return 'over';
    return status ? 'refused' : 'away';
  }
}

let running: Promise<void> | undefined;

/**
 * Ends on the server what has ended here, the latest first, and tries again later what it does not hear. Two tabs may
 * do so at once: the
 * second is told that the session is over.
 */
export function sendSignOuts(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function sendAll(): Promise<void> {
  const refused = new Set<string>();
  for (;;) {
    const next = readSignOuts().find(({ token }) => !refused.has(token));
    if (!next) break;
    const answer = await tell(next.token);
    if (answer === 'away') return retryLater();
    if (answer === 'refused') refused.add(next.token);
    else write(readSignOuts().filter(({ token }) => token !== next.token));
  }
  if (refused.size > 0) retryLater();
  else tries = 0;
}

let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** For a network that comes back without an event. */
function retryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => void sendSignOuts(),
    RETRY_MILLISECONDS[Math.min(tries++, RETRY_MILLISECONDS.length - 1)],
  );
}

/**
 * Sends what waits now, when the network comes back, and when the person comes back to the page. In every tab, whoever
 * is signed in.
 */
export function sendSignOutsWhenOnline(): void {
  const now = () => {
    if (isSignOutWaiting()) void sendSignOuts();
  };
  window.addEventListener('online', now);
  window.addEventListener('focus', now);
  window.addEventListener('pageshow', now);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') now();
  });
  now();
}

const ASK_AGAIN_MILLISECONDS = 250;

/**
 * For a tab that learns of a sign-out in another one: waits until the server has answered that one.
 * @returns whether the server has heard of it
 */
export async function areSignOutsHeard(): Promise<boolean> {
  const until = Date.now() + ANSWER_WITHIN_MILLISECONDS + ASK_AGAIN_MILLISECONDS;
  while (isSignOutWaiting() && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MILLISECONDS));
  return !isSignOutWaiting();
}
