import { useState } from 'react';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { useFailure } from '../api/use-failure';
import { appendRows, oldestId, startRows } from './older-rows';

/**
 * A member's own list that grows when older rows are requested. A failure shows a toast and keeps the rows; the next
 * press tries again.
 */
export function useOlderRows<Row>(
  newest: readonly Row[],
  readBefore: (id: number) => Promise<readonly Row[]>,
  idOf: (row: Row) => number,
) {
  const [list, setList] = useState(() => startRows(newest));
  const [base, setBase] = useState(newest);
  /** Number of rows loaded by the last press. */
  const [added, setAdded] = useState<number>();
  const fail = useFailure();
  // The list was read again, such as after coming back: the server's answer replaces it.
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
