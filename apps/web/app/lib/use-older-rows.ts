import { useState } from 'react';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { appendRows, oldestId, startRows } from './older-rows';
import { useFailure } from './use-failure';

/**
 * A member's own list on the screen, which grows when older rows are asked for. A failure is said in a toast; what is
 * there stays, and the next press tries again.
 */
export function useOlderRows<Row>(
  newest: readonly Row[],
  readBefore: (id: number) => Promise<readonly Row[]>,
  idOf: (row: Row) => number,
) {
  const [list, setList] = useState(() => startRows(newest));
  const [base, setBase] = useState(newest);
  /** How many rows the last press brought; undefined until one did. */
  const [added, setAdded] = useState<number>();
  const fail = useFailure();
  // Read afresh, such as after coming back: what the server says counts.
  if (base !== newest) {
    setBase(newest);
    setList(startRows(newest));
    setAdded(undefined);
  }

  const [showOlder, isBusy] = useOneAtATime(async () => {
    const before = oldestId(list.rows, idOf);
    if (before === undefined) return;
    try {
      const older = await readBefore(before);
      setList((shown) => (shown === list ? appendRows(shown, older) : shown));
      setAdded(older.length);
    } catch (error) {
      fail(error);
    }
  });

  return { ...list, isBusy, added, showOlder };
}
