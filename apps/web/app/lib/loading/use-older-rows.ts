import { OWN_LIST_MAX } from '@namma/contract/pages';
import { useState } from 'react';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { useFailure } from '../api/use-failure';

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

/** A member's own list as far as it was read, newest first. */
interface OlderRows<Row> {
  rows: readonly Row[];
  /** True if there may be more: true when the last answer had the maximum length. */
  hasOlder: boolean;
}

export const startRows = <Row>(newest: readonly Row[]): OlderRows<Row> => ({
  rows: newest,
  hasOlder: newest.length >= OWN_LIST_MAX,
});

/** The list with an answer of older rows appended. */
export const appendRows = <Row>({ rows }: OlderRows<Row>, older: readonly Row[]): OlderRows<Row> => ({
  rows: [...rows, ...older],
  hasOlder: older.length >= OWN_LIST_MAX,
});

/** The value for `before`: the lowest id in the list; undefined when it is empty. */
export const oldestId = <Row>(rows: readonly Row[], idOf: (row: Row) => number): number | undefined =>
  rows.length === 0 ? undefined : rows.reduce((oldest, row) => Math.min(oldest, idOf(row)), Infinity);
