import { hours, minutes } from '@namma/contract/dates';

/** How long after each failed try the next one comes (D40). */
const waits = [minutes(1), minutes(5), minutes(30), hours(2), hours(6), hours(12), hours(24)];

/**
 * When a mail is tried again.
 * @param failedTries with the one that just failed
 * @returns undefined after the last try
 */
export function nextTryAt(failedTries: number, now: Date): Date | undefined {
  const wait = waits[failedTries - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}
