import { ENDED_KEY, WAITING_KEY } from '../session/session';
import { storage } from '../session/storage';

/** What waited then is kept for so long. */
const ENDED_KEPT_MILLISECONDS = 24 * 60 * 60_000;

/** The email of the member whose session has ended by itself in the last day while something of theirs waited. */
export function getExpiredOwner(): string | undefined {
  try {
    const ended = JSON.parse(storage.read(ENDED_KEY) ?? 'null');
    // A clock that was set back does not prolong the day.
    const age = ended ? Date.now() - ended.at : Number.NaN;
    const isWaiting = storage.read(WAITING_KEY) !== undefined;
    if (isWaiting && age >= 0 && age < ENDED_KEPT_MILLISECONDS) return ended.owner;
    storage.remove(ENDED_KEY);
  } catch {
    // No valid entry.
  }
  return undefined;
}
