import type { AdminList, ListSort } from '@namma/contract/admin/rules';
import type { BulkReply, StepReply } from '@namma/contract/admin/schemas';
import type { QueryInput } from '@namma/contract/calls';
import { useState } from 'react';
import { useAdminWrites } from '../writes/use-admin-writes';
import type { ListQuery } from './list-query';
import type { Skipped } from './skipped-rows';
import { type ExportName, useCsvExport } from './use-csv-export';
import { useListAddress } from './use-list-address';
import { useListFreshness } from './use-list-freshness';
import { useSelection } from './use-selection';

interface ListPage<R> {
  content: R[];
  totalPages: number;
  /** The highest id in the whole list when it was read. */
  newestId: number;
  isMore?: boolean | undefined;
}

type ListExportName = Exclude<
  ExportName,
  | 'admin/exportActivity'
  | 'admin/exportAppointments'
  | 'admin/exportGst'
  | 'admin/exportReport'
  | 'admin/exportPayments'
>;

interface AdminListOptions<R, O extends string> {
  list: ListPage<R>;
  query: ListQuery<string, O>;
  /** The list's default order; newest first when left out. */
  usualSort?: O;
  readAt: Date;
  /** The name under which its unread rows are counted. */
  name: AdminList;
  /** Reads a page of the list with any of its filters. */
  read: (query: object) => Promise<{ totalPages: number }>;
  idOf: (row: R) => number;
  /** True if the row can be acted on. */
  canAct: (row: R) => boolean;
  /** The action on a row. */
  actOn: (row: R) => Promise<StepReply>;
  /** The row after its action, shown in its place until the list is read again. */
  afterAct: (row: R) => R;
  /** The action on several rows. Rows that another admin has changed first are returned in `left`. */
  actOnMany: (rows: readonly R[]) => Promise<BulkReply>;
  exportName: ListExportName;
  /** The plural: 'orders'. Also part of the exported file's name. */
  noun: string;
  /** The singular: 'order'. */
  one: string;
  /** The prefixes of the calls whose cached answers an action makes stale. */
  stale: readonly string[];
}

/** The behaviour of an admin list: its address, the selection, the action on one row and on many, the export. */
export function useAdminList<R, O extends string = ListSort>(options: AdminListOptions<R, O>) {
  const { list, query, idOf, canAct, actOn, actOnMany, exportName, noun, one, stale } = options;
  const address = useListAddress(options.usualSort);
  const [skipped, setSkipped] = useState<Skipped>();
  const { heading, busyIds, marks, lastMany, write, writeRow } = useAdminWrites({
    list,
    stale,
    onSkipped: (status, rows) => setSkipped({ status, rows }),
  });
  const markOf = (row: R) => marks.get(idOf(row));
  const canChoose = (row: R) => canAct(row) && !markOf(row);
  const choice = useSelection(list.content, idOf, canChoose, address.text);
  const { page, limit: _, ...narrowed } = query;
  // The filters were checked against the list's own when the address was read.
  const filter = narrowed as QueryInput<ListExportName>;
  const freshness = useListFreshness({
    name: options.name,
    newestId: list.newestId,
    readAt: options.readAt,
    noun,
    one,
    countAfter: (after) => options.read({ ...narrowed, after, limit: 1 }),
    // New rows are on the first page, newest first.
    onShow:
      page === 1 && query.sort === 'newest' ? undefined : () => address.change({ page: 1, sort: 'newest' }),
  });
  const asRead = new Map(list.content.map((row) => [idOf(row), row]));
  const content = list.content.map((row) => (markOf(row)?.isDone ? options.afterAct(row) : row));
  return {
    list: { ...list, content },
    state: query,
    address,
    idOf,
    noun,
    one,
    heading,
    choice,
    freshness,
    csv: useCsvExport(exportName, noun, filter),
    canAct: canChoose,
    /** The row before its action: the button keeps its label. */
    asRead: (row: R) => asRead.get(idOf(row)) ?? row,
    markOf,
    isHeld: marks.size > 0,
    lastMany,
    skipped,
    closeSkipped: () => setSkipped(undefined),
    isBusy: (row: R) => busyIds.has(idOf(row)),
    act: (row: R) => void writeRow(idOf(row), () => actOn(row)),
    /** Another call for the same action. @returns undefined when it failed, which has been shown */
    actBy: (row: R, send: () => Promise<StepReply>) => writeRow(idOf(row), send),
    async actOnMany(rows: readonly R[]) {
      const outcome = await write(rows.map(idOf), () => actOnMany(rows));
      if (outcome && outcome.left.length > 0) setSkipped({ status: outcome.status, rows: outcome.left });
      return outcome;
    },
  };
}
