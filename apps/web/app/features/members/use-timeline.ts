import { useState } from 'react';
import { useFailure } from '../../lib/api/use-failure';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

interface Page<Entry> {
  content: readonly Entry[];
  /** The place to read on from; null at the end. */
  next: string | null;
}

/**
 * A timeline that grows when older entries are requested. A failure shows a toast and keeps the entries; the next press
 * tries again.
 */
export function useTimeline<Entry>(
  first: Page<Entry>,
  readBefore: (before: string) => Promise<Page<Entry>>,
  signInAt?: Parameters<typeof useFailure>[0],
) {
  const [base, setBase] = useState(first);
  const [shown, setShown] = useState(first);
  /** Number of entries loaded by the last press. */
  const [added, setAdded] = useState<number>();
  const fail = useFailure(signInAt);
  // It was read again, such as with another filter: the server's answer replaces it.
  if (base !== first) {
    setBase(first);
    setShown(first);
    setAdded(undefined);
  }

  const [showOlder, isBusy] = useOneAtATime(async () => {
    if (shown.next === null) return;
    try {
      const older = await readBefore(shown.next);
      setShown((now) =>
        now === shown ? { content: [...now.content, ...older.content], next: older.next } : now,
      );
      setAdded(older.content.length);
    } catch (error) {
      fail(error);
    }
  });

  return { entries: shown.content, hasOlder: shown.next !== null, isBusy, added, showOlder };
}
