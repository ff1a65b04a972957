import type { BulkReply } from '@namma/contract/admin/schemas';
import * as paths from '@namma/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { invalidate } from '../../lib/loading/read-cache';
import { toast } from '../../ui/toast';
import { useDeferredRefresh } from './use-deferred-refresh';
import { useUndo } from './use-undo';

/** The response to a write; for several rows, with the changed ones. */
interface WriteReply {
  status: string;
  activityId?: number | undefined;
  done?: readonly number[];
  left?: BulkReply['left'];
}

/** The result of an action on a row, until the list is read again. */
export interface RowMark {
  /** False when the server refused, because the row had changed meanwhile. */
  isDone: boolean;
  /** Undoes this row's action; undefined when that is impossible or would undo other rows too. */
  undo?: (() => void) | undefined;
}

interface Options {
  /** The loader's data. Marks last until there is new data. */
  list: object;
  /** The prefixes of the calls whose cached answers a write makes stale. */
  stale: readonly string[];
  /** Called with the rows that an undo could not change. */
  onSkipped: (status: string, skipped: BulkReply['left']) => void;
}

/**
 * Writes to rows of an admin list, one at a time for each row. After an action the row is marked and keeps its place,
 * so that a double press cannot hit another button. The list is read again five seconds after the last action, or when
 * the admin changes the page or the filters.
 */
export function useAdminWrites({ list, stale, onSkipped }: Options) {
  const { revalidate } = useRevalidator();
  const fail = useFailure(paths.adminLogin);
  const { offerUndo } = useUndo();
  const running = useRef(new Set<number>());
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set());
  const { marks, mark, unmark } = useMarks(list);
  /** Undoes the last action on several rows; cleared with their marks. */
  const [lastMany, setLastMany] = useState<{ list: object; status: string; undo: () => void }>();
  const { heading, rememberFocus } = useFocusInList(list);
  const readSoon = useDeferredRefresh(
    list,
    () => running.current.size > 0,
    () => void readAgain(),
  );
  const showRunning = () => setBusyIds(new Set(running.current));

  /** @returns the answer; undefined when the write failed or the row is being written already */
  async function write<T extends WriteReply>(
    ids: readonly number[],
    send: () => Promise<T>,
    isMany = true,
  ): Promise<T | undefined> {
    if (ids.some((id) => running.current.has(id))) return undefined;
    for (const id of ids) running.current.add(id);
    showRunning();
    try {
      const reply = await send();
      invalidate(...stale);
      show(reply, ids, isMany);
      readSoon();
      return reply;
    } catch (error) {
      fail(error);
      // Without a response the rows are unchanged. After a 401 this screen is left.
      if (!(error instanceof ApiError) || error.status === 0 || error.status === 401) return undefined;
      invalidate(...stale);
      mark(ids, { isDone: false });
      readSoon();
      return undefined;
    } finally {
      for (const id of ids) running.current.delete(id);
      showRunning();
    }
  }

  function show(
    { status, activityId, done, left = [] }: WriteReply,
    ids: readonly number[],
    isMany: boolean,
  ) {
    const doneIds = done ?? ids;
    mark(
      left.map(({ id }) => id),
      { isDone: false },
    );
    if (doneIds.length === 0) return void toast.error(status);
    if (activityId === undefined) {
      toast.success(status);
      mark(doneIds, { isDone: true });
      return;
    }
    const undo = offerUndo(status, activityId, {
      onUndone: (undone) => {
        invalidate(...stale);
        setLastMany(undefined);
        // Rows that are no longer shown come back when the list is read again. So do those of a payment, whose undo names
        // its receipt.
        const isOfThese = undone.done.every((id) => doneIds.includes(id));
        if (isOfThese && unmark(undone.done)) readSoon();
        else void readAgain();
        if (undone.left.length > 0) onSkipped(undone.status, undone.left);
      },
      onRefused: () => {
        setLastMany(undefined);
        void readAgain();
      },
    });
    mark(doneIds, { isDone: true, undo: isMany ? undefined : undo });
    if (isMany) setLastMany({ list, status, undo });
  }

  async function readAgain() {
    rememberFocus();
    await revalidate();
  }

  return {
    heading,
    busyIds,
    marks,
    lastMany: lastMany?.list === list ? lastMany : undefined,
    write,
    /** Writes one row. */
    writeRow: (id: number, send: () => Promise<WriteReply>) => write([id], send, false),
  };
}

const none: ReadonlyMap<number, RowMark> = new Map();

/** Marks on the rows of this list. */
function useMarks(list: object) {
  const [state, setState] = useState({ list, marks: none });
  const shown = useRef({ list, marks: none });
  shown.current = { list, marks: state.list === list ? state.marks : none };
  const set = (marks: ReadonlyMap<number, RowMark>) => {
    shown.current = { list: shown.current.list, marks };
    setState(shown.current);
  };
  return {
    marks: shown.current.marks,
    mark: (ids: readonly number[], each: RowMark) =>
      set(new Map([...shown.current.marks, ...ids.map((id) => [id, each] as const)])),
    /** @returns true if all rows were marked, so that unmarking restores the rows as read */
    unmark: (ids: readonly number[]): boolean => {
      const { marks } = shown.current;
      if (!ids.every((id) => marks.has(id))) return false;
      set(new Map([...marks].filter(([id]) => !ids.includes(id))));
      return true;
    },
  };
}

/**
 * Keeps the focus when the list is read again: on the same row, or on the row at the same position. The row gets the
 * focus, not its button, so that a late press does nothing.
 */
function useFocusInList(list: object) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<{ id: string | undefined; index: number }>(undefined);
  const findRows = () => [...document.querySelectorAll<HTMLElement>('tr[data-row]')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the list was read
  useEffect(() => {
    const was = place.current;
    place.current = undefined;
    if (!was || (document.activeElement && document.activeElement !== document.body)) return;
    const rows = findRows();
    const next =
      rows.find(({ dataset }) => dataset.row === was.id) ?? rows[Math.min(was.index, rows.length - 1)];
    (next ?? heading.current)?.focus({ preventScroll: true });
  }, [list]);

  function rememberFocus() {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    const row = focused.closest<HTMLElement>('tr[data-row]');
    place.current = { id: row?.dataset.row, index: row ? findRows().indexOf(row) : 0 };
  }

  return { heading, rememberFocus };
}
