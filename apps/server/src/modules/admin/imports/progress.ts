import { seconds } from '@namma/contract/days/dates';
import type { ImportDetails } from '@namma/contract/imports/schemas';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { findProgress, writeProgress } from './queries/imports.ts';

/**
 * Tells how far an import is, on a connection of its own, because its transaction shows nothing before it ends. Nobody waits for
 * that: on the embedded database, which has one connection, it is written once the import is over.
 * @returns notified how many rows are written
 */
export function trackProgress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  importId: number,
  of: number,
): (done: number) => void {
  const startedAt = clock();
  let isWriting = false;
  return (done) => {
    if (isWriting) return;
    isWriting = true;
    writeProgress(db, { import_id: importId, done, of, started_at: startedAt, at: clock() })
      // Only a figure for the eye: the import goes on without it.
      .catch(() => undefined)
      .finally(() => {
        isWriting = false;
      });
  };
}

/** A run that has not notified of itself for so long has ended, with its process. */
const SILENT_MILLISECONDS = seconds(60);

/** How far an import is that runs at this moment; null while it does not. */
export async function readProgress(db: Db, importId: number, now: Date): Promise<ImportDetails['progress']> {
  const row = await findProgress(db, importId, new Date(now.getTime() - SILENT_MILLISECONDS));
  if (!row) return null;
  const { done, of, started_at, at } = row;
  const elapsed = (at.getTime() - started_at.getTime()) / seconds(1);
  const secondsLeft = done > 0 && elapsed > 0 ? Math.ceil((elapsed / done) * (of - done)) : null;
  return { done, of, secondsLeft };
}
