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

/** Whether the server is ending. */
export type IsStopping = () => boolean;

const PAUSE_MILLISECONDS = 10;

/**
 * Between two steps. On the embedded engine a request waits for its turn with each of its queries, and would otherwise wait for a
 * whole step each time. Refuses: 409 the server is ending.
 */
export async function letOthersThrough(isStopping: IsStopping): Promise<void> {
  await wait(PAUSE_MILLISECONDS);
  if (isStopping()) throw refuse('importInterrupted');
}

export const nameOf = ({ id, kind, name }: Pick<StoredImport, 'id' | 'kind' | 'name'>): string =>
  name || `${kind} ${id}`;

/**
 * Claims an import for this process, as the only one that is at work. One that is done is not run again.
 * Refuses: 404 unknown, 409 undone, another import at work; before an undo also one that has not run.
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

/** Starts an import and works on it, and says when that has ended early, so that it can be continued or undone at once. */
export async function stopWhenEnded(db: Db, importId: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // The process that is silent counts as ended after some seconds, also when this fails.
    const isOthers = error instanceof Refusal && error.refusalName === 'importRunning';
    if (!isOthers) await markStopped(db, importId).catch(() => undefined);
    throw error;
  }
}
