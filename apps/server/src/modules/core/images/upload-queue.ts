import { refuse } from '../../../platform/shared/refusal.ts';

/** Each waiting upload holds up to 8 MB. */
const DELAYED_MOST = 8;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs tasks one after another in this process.
 * @throws 503 while too many wait
 */
export async function enqueue<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= DELAYED_MOST) throw refuse('tooManyImages');
  waiting++;
  const turn = last.then(work).finally(() => waiting--);
  last = turn.catch(() => {});
  return turn;
}
