import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { Refusal, refuse } from '../../../platform/shared/refusal.ts';
import {
  findActive,
  lockImport,
  lockStarts,
  markStarted,
  markStopped,
  type StoredImport,
} from './queries/imports.ts';

/** True when the server is stopping. */
export type IsStopping = () => boolean;

const PAUSE_MILLISECONDS = 10;

/**
 * Yields between two steps. On the embedded engine every query of a request would otherwise wait for a whole step.
 * @throws 409 the server is stopping
 */
export async function letOthersThrough(isStopping: IsStopping): Promise<void> {
  await wait(PAUSE_MILLISECONDS);
  if (isStopping()) throw refuse('importInterrupted');
}

export const nameOf = ({ id, kind, name }: Pick<StoredImport, 'id' | 'kind' | 'name'>): string =>
  name || `${kind} ${id}`;

/**
 * Claims an import for this process; only one may be in progress. Does not run a completed one again.
 * @throws 404 unknown; 409 undone, another import in progress; for an undo also an import that has not run
 */
export async function startImport(
  tx: Tx,
  importId: number,
  { state, now }: { state: 'running' | 'undoing'; now: Date },
): Promise<StoredImport> {
  await lockStarts(tx);
  const row = await lockImport(tx, importId);
  if (!row) throw refuse('noSuchImport');
  if (row.state === 'undone') throw refuse('importUndone');
  if (state === 'running' && row.state === 'done') return row;
  if (state === 'undoing' && row.state === 'checked') throw refuse('importNotRun');
  const active = await findActive(tx);
  if (active) throw refuse('importRunning', nameOf(active));
  await markStarted(tx, importId, state === 'running' ? { state, at: now } : { state });
  return { ...row, state };
}

/**
 * Starts an import and runs the work; releases the claim when it ends early, so that it can be continued or undone at
 * once.
 */
export async function stopWhenEnded(db: Db, importId: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // A silent process counts as ended after some seconds, even if this fails.
    const isOthers = error instanceof Refusal && error.refusalName === 'importRunning';
    if (!isOthers) await markStopped(db, importId).catch(() => undefined);
    throw error;
  }
}
