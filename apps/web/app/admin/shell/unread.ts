import type { AdminList } from '@namma/contract/admin/rules';
import type { UnreadCounts } from '@namma/contract/admin/schemas';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../lib/api/api';
import { whenSessionChanges } from '../../lib/session/session';
import { usePolling } from '../list/use-polling';

let counts: UnreadCounts | undefined;
const listeners = new Set<() => void>();

function setCounts(next: UnreadCounts | undefined): void {
  counts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The next admin must not see these counts.
if (typeof window !== 'undefined') whenSessionChanges(() => setCounts(undefined));

/** The number of unread rows in each list for this admin; undefined until the first answer. */
export const useUnread = (): UnreadCounts | undefined =>
  useSyncExternalStore(
    subscribe,
    () => counts,
    () => undefined,
  );

/** Reads the counts again after a step that changes them. */
export function refreshUnread(): void {
  api('admin/getUnread').then(setCounts, () => {});
}

/** Polls the counts while the page is visible. A failed request leaves them unchanged. */
export const useUnreadPolling = (): void =>
  usePolling((signal) => {
    api('admin/getUnread', { signal }).then(setCounts, () => {});
  }, 'at once');

/** Marks the rows of an opened list as read: at once here, and on the server for this admin's other devices. */
function markRead(list: AdminList, upTo: number): void {
  if (counts && counts[list].count > 0 && counts[list].newestId <= upTo)
    setCounts({ ...counts, [list]: { ...counts[list], count: 0 } });
  api('admin/markRead', { body: { list, upTo } }).catch(() => {});
}

interface Reading {
  list: AdminList;
  /** The highest id in the whole list when it was read. */
  newestId: number;
  readAt: Date;
  /** Number of rows with a higher id that match the filters. */
  countAfter: (id: number) => Promise<number>;
}

/** Number of rows added since the list was read. Asks the server only when the unread count has grown. */
export function useArrivals({ list, newestId, readAt, countAfter }: Reading): number {
  const latest = useUnread()?.[list].newestId ?? 0;
  const [found, setFound] = useState({ readAt, count: 0 });
  const count = useRef(countAfter);
  useEffect(() => {
    count.current = countAfter;
  });
  useEffect(() => markRead(list, newestId), [list, newestId]);
  useEffect(() => {
    if (latest <= newestId) return;
    let isStale = false;
    count.current(newestId).then(
      (arrived) => !isStale && setFound({ readAt, count: arrived }),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [latest, newestId, readAt]);
  return found.readAt === readAt ? found.count : 0;
}
