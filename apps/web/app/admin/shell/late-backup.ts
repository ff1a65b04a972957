import type { Reply } from '@namma/contract/calls';
import { minutes } from '@namma/contract/days/dates';
import { useRef, useSyncExternalStore } from 'react';
import { api } from '../../lib/api/api';
import { whenSessionChanges } from '../../lib/session/session';
import { usePolling } from '../list/use-polling';
import { can } from './permissions';

/** The last good backup of a shop that has none which is new enough; null in it: there is none (D91). */
export interface LateBackup {
  lastGoodBackupAt: string | null;
}

/** A window at the desk stays open for days, and the backup of the night fails meanwhile. */
const READ_AGAIN_MILLISECONDS = minutes(10);

let late: LateBackup | undefined;
const listeners = new Set<() => void>();

function setLate(next: LateBackup | undefined): void {
  late = next;
  for (const listener of listeners) listener();
}

// The next person may perhaps not read it.
if (typeof window !== 'undefined') whenSessionChanges(() => setLate(undefined));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the last known state of the backups. */
export const keepBackupState = ({
  isBackupLate,
  lastGoodBackupAt,
}: Pick<Reply<'admin/getSystem'>, 'isBackupLate' | 'lastGoodBackupAt'>): void =>
  setLate(isBackupLate ? { lastGoodBackupAt } : undefined);

/** Reads the state if permitted. Keeps the last one when the server does not respond. */
export async function readBackupState(): Promise<void> {
  if (!can('readSystem')) return;
  await api('admin/getSystem').then(keepBackupState, () => {});
}

/** The last good backup when it is too old, followed while the window is open. */
export function useLateBackup(): LateBackup | undefined {
  const readAt = useRef(Date.now());
  usePolling(() => {
    if (Date.now() - readAt.current < READ_AGAIN_MILLISECONDS) return;
    readAt.current = Date.now();
    void readBackupState();
  }, 'later');
  return useSyncExternalStore(
    subscribe,
    () => late,
    () => undefined,
  );
}
