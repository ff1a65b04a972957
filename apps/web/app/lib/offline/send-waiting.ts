import { messages } from '@namma/contract/messages';
import { failures } from '@namma/contract/messages/failures';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { toast } from '../../ui/toast';
import { api } from '../api/api';
import { ApiError, sentenceOf } from '../api/api-error';
import { dropIdempotencyKey, keepIdempotencyKey } from '../api/idempotency-key';
import { tryLock } from '../api/locks';
import { getToken, whenSessionChanges } from '../session/session';
import { announceCartChange } from './cart-changes';
import { endTurn, takeTurn } from './sender';
import { updateUnsentBar } from './unsent-bar';
import {
  addWaiting,
  currentOwner,
  forgetEndedSession,
  isOwn,
  maySend,
  readUnsent,
  readWaiting,
  refuseWaiting,
  removeSent,
  removeWaiting,
  type WaitingWrite,
} from './waiting';

/** A connection that says nothing for so long counts as none. */
const ANSWER_WITHIN_MILLISECONDS = 8_000;
const RETRY_MILLISECONDS = [5_000, 15_000, 60_000];
const LOCK = 'waiting-writes';

interface Answer {
  status: string;
  addressId?: number;
  ticketNumber?: string;
}

/** Distributes over the kinds, so that each keeps its own body. */
type NewWrite = WaitingWrite extends infer W
  ? W extends WaitingWrite
    ? Pick<W, 'kind' | 'body'> & { target?: string }
    : never
  : never;

/**
 * Sends a write. Without a network it waits on this device, and goes out once there is one.
 * @returns the server's answer; undefined when the write waits
 * @throws ApiError when it was refused, with status 401 when its member has signed out meanwhile, and with status 0 where the
 *   browser cannot keep it
 */
export async function sendOrWait(given: NewWrite): Promise<Answer | undefined> {
  const content = `${given.kind} ${JSON.stringify(given.body)}`;
  const key = keepIdempotencyKey(content);
  const write = {
    ...given,
    target: given.target ?? `${given.kind} ${key}`,
    key,
    owner: currentOwner(),
    at: Date.now(),
  } as WaitingWrite;
  const earlier = (await readWaiting()).find(({ target }) => target === write.target);
  // Behind the earlier one, so that it cannot overtake it.
  if (earlier && !earlier.refusal && (await addWaiting(write))) {
    dropIdempotencyKey(content);
    return (await sendWaiting()).get(write.target);
  }
  try {
    const answer = await send(write);
    dropIdempotencyKey(content);
    if (earlier) await removeWaiting(earlier.target);
    return answer;
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    if (!(await addWaiting(write))) throw new ApiError(0, messages.networkError);
    dropIdempotencyKey(content);
    retryLater();
    return undefined;
  }
}

/** A `TimeoutError` comes from the signal. */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof ApiError ? error.status === 0 : error instanceof DOMException;

/** Sends a write as the person who wrote it. */
async function send(write: WaitingWrite): Promise<Answer> {
  // Read at the same moment as the token.
  if (!maySend(write)) throw new ApiError(HTTP_UNAUTHORIZED, failures.unauthorized);
  const options = {
    asGuest: write.owner === null,
    headers: { [IDEMPOTENCY_KEY_HEADER]: write.key },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MILLISECONDS),
  };
  switch (write.kind) {
    case 'quantity':
      return api('cart/update', { ...options, body: write.body });
    case 'contact':
      return api('contact/register', { ...options, body: write.body });
    case 'address': {
      const { addressId, ...body } = write.body;
      if (addressId === undefined) return api('cart/addAddress', { ...options, body });
      return api('cart/updateAddress', { ...options, body: { ...body, addressId } });
    }
  }
}

const HTTP_UNAUTHORIZED = 401;

let running: Promise<Map<string, Answer>> | undefined;

/**
 * Sends what waits, in one tab at a time.
 * @returns the answers, by target
 */
export function sendWaiting(): Promise<Map<string, Answer>> {
  running ??= inOneTab(sendAll).finally(() => {
    running = undefined;
  });
  return running;
}

/** @param isOwnTurn whether this tab may still send */
async function sendAll(isOwnTurn: () => Promise<boolean>): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const left = new Set<string>();
  for (;;) {
    const write = (await readWaiting()).find(({ key, refusal }) => !refusal && !left.has(key));
    if (!write || !(await isOwnTurn())) break;
    try {
      const answer = await send(write);
      answers.set(write.target, answer);
      await removeSent(write);
      tell(write, answer);
    } catch (error) {
      // After a 401 the session has ended: what its member wrote stays here, and a guest's goes on.
      if (!isRefusal(error) || isUnauthorized(error)) {
        left.add(write.key);
        if (isNetworkFailure(error)) break;
      } else await refuse(write, error);
    }
  }
  if (left.size > 0) retryLater();
  else tries = 0;
  return answers;
}

const HTTP_TOO_MANY = 429;
/** An overloaded or failing server has not refused anything. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== HTTP_TOO_MANY;

const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && error.status === HTTP_UNAUTHORIZED;

const HTTP_NOT_FOUND = 404;

async function refuse(write: WaitingWrite, error: unknown): Promise<void> {
  const issue = error instanceof ApiError ? error.details.issues?.[0]?.message : undefined;
  const reason = issue ?? sentenceOf(error);
  // A line that is gone needs no quantity.
  if (write.kind === 'quantity' && error instanceof ApiError && error.status === HTTP_NOT_FOUND) {
    await removeSent(write);
    announceCartChange();
  } else await refuseWaiting(write, reason);
  if (isOwn(write)) toast.error(reason);
}

/** A guest's answer is nothing for the member who has signed in since; the guest has it by mail. */
function tell(write: WaitingWrite, { status, ticketNumber }: Answer): void {
  if (!isOwn(write)) return;
  const { kind } = write;
  if (kind === 'contact')
    return void toast.success(status, undefined, messages.ticketNumberIs(ticketNumber ?? ''));
  if (kind === 'address') toast.success(status);
  announceCartChange();
}

async function inOneTab(
  work: (isOwnTurn: () => Promise<boolean>) => Promise<Map<string, Answer>>,
): Promise<Map<string, Answer>> {
  const nothing = new Map<string, Answer>();
  if ((await readWaiting()).length === 0) return nothing;
  const done = await tryLock(LOCK, async (isOurs) => (isOurs ? work(async () => true) : nothing));
  if (done) return done.result;
  if (!(await takeTurn())) {
    // The other tab may have been closed.
    retryLater();
    return nothing;
  }
  try {
    return await work(takeTurn);
  } finally {
    // Not after a sign-out, which has deleted the database.
    if (currentOwner() !== null || (await readWaiting()).length > 0 || (await readUnsent()).length > 0)
      await endTurn();
  }
}

let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** For a network that comes back without an event. */
function retryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => void sendWaiting(),
    RETRY_MILLISECONDS[Math.min(tries++, RETRY_MILLISECONDS.length - 1)],
  );
}

/**
 * Sends what waits now, when the network comes back, when the person comes back to the page, and when a member signs in. Says on the
 * page what was not sent because its member's session has ended.
 */
export function sendWaitingWhenOnline(): void {
  const now = () => {
    if (document.visibilityState !== 'visible') return;
    void sendWaiting();
    void updateUnsentBar();
  };
  whenSessionChanges(() => {
    if (getToken()) void sendWaiting();
    void updateUnsentBar();
  });
  window.addEventListener('online', () => void sendWaiting());
  window.addEventListener('focus', now);
  document.addEventListener('visibilitychange', now);
  void forgetEndedSession().then(sendWaiting);
  void updateUnsentBar();
}
