import { minutes } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { oneLine } from './back-up.ts';
import { saveJobRun } from './queries.ts';

/** Runs of a job are stored at most this often, so that an idle shop hardly writes. */
const NOTED_EVERY_MILLISECONDS = minutes(5);

/**
 * Stores when jobs ran, for the system page: the first run of this process, then every five minutes, and at once when a
 * run fails or succeeds again. Without the database nothing is stored.
 * @returns a function to call after each run, with its error if it failed
 */
export function noteJobRuns({ db, clock }: Deps): (name: string, error?: unknown) => void {
  const noted = new Map<string, { at: number; error: string | null }>();
  return (name, failure) => {
    const now = clock();
    const error = failure === undefined ? null : oneLine(failure);
    const last = noted.get(name);
    const isNews = !last || last.error !== error;
    if (!isNews && Math.abs(now.getTime() - last.at) < NOTED_EVERY_MILLISECONDS) return;
    noted.set(name, { at: now.getTime(), error });
    saveJobRun(db, name, now, error).catch(() => noted.delete(name));
  };
}
