import type { AdminList, ListSort } from '@namma/contract/admin';
import type { QueryInput } from '@namma/contract/calls';
import type { BulkReply, StepReply } from '@namma/contract/schemas/admin';
import { useState } from 'react';
import { type ListQuery, listLimits } from './list-query';
import { useAdminWrites } from './use-admin-writes';
import { type ExportName, useCsvExport } from './use-csv-export';
import { useListAddress } from './use-list-address';
import { useListFreshness } from './use-list-freshness';
import { useSelection } from './use-selection';

interface ListPage<R> {
  content: R[];
  totalPages: number;
  /** The highest id of the whole list when it was read. */
  newestId: number;
  isMore?: boolean | undefined;
}

/** Rows that an action or an undo left as they were. */
interface LeftRows {
  status: string;
  rows: BulkReply['left'];
}

type ListExportName = Exclude<ExportName, 'admin/exportActivity' | 'admin/exportAppointments'>;

interface AdminListOptions<R, O extends string> {
  list: ListPage<R>;
  query: ListQuery<string, O>;
  /** The order it is read in unless asked otherwise; newest first when left out. */
  usualSort?: O;
  readAt: Date;
  /** Under this name its unread rows are counted. */
  name: AdminList;
  /** A page of the list, by any of its filters. */
  read: (query: object) => Promise<{ totalPages: number }>;
  idOf: (row: R) => number;
  /** Rows that something can be done with. */
  canAct: (row: R) => boolean;
  /** The one action on a row. */
  actOn: (row: R) => Promise<StepReply>;
  /** The row as its action leaves it: shown in its place until the list is read again. */
  afterAct: (row: R) => R;
  /** The same on several; those that another admin was faster with come back as left. */
  actOnMany: (rows: readonly R[]) => Promise<BulkReply>;
  exportName: ListExportName;
  /** The plural: 'orders'. Names the exported file too. */
  noun: string;
  /** The singular: 'order'. */
  one: string;
  /** Beginnings of the calls whose kept answers an action makes stale. */
  stale: readonly string[];
}

/** All that an admin list does: its address, what is ticked, the action on one and on many, the export. */
export function useAdminList<R, O extends string = ListSort>(options: AdminListOptions<R, O>) {
  const { list, query, idOf, canAct, actOn, actOnMany, exportName, noun, one, stale } = options;
  const { address, change, pathWith, isNarrowed, isLoading } = useListAddress(options.usualSort);
  const [left, setLeft] = useState<LeftRows>();
  const { heading, busyIds, marks, lastMany, write, writeRow } = useAdminWrites({
    list,
    stale,
    onLeft: (status, rows) => setLeft({ status, rows }),
  });
  const markOf = (row: R) => marks.get(idOf(row));
  const canChoose = (row: R) => canAct(row) && !markOf(row);
  const choice = useSelection(list.content, idOf, canChoose, address);
  const { page, limit: _, ...narrowed } = query;
  // The filters were read from the address against the list's own.
  const filter = narrowed as QueryInput<ListExportName>;
  const freshness = useListFreshness({
    ...{ name: options.name, newestId: list.newestId, readAt: options.readAt, noun, one },
    countAfter: (after) => options.read({ ...narrowed, after, limit: 1 }),
    // What is new stands on the first page, newest first.
    onShow: page === 1 && query.sort === 'newest' ? undefined : () => change({ page: 1, sort: 'newest' }),
  });
  const asRead = new Map(list.content.map((row) => [idOf(row), row]));
  const content = list.content.map((row) => (markOf(row)?.isDone ? options.afterAct(row) : row));
  return {
    ...{ list: { ...list, content }, state: query, limits: listLimits, idOf, noun, one, heading, choice },
    ...{ change, pathWith, isNarrowed, isLoading },
    freshness,
    csv: useCsvExport(exportName, noun, filter),
    canAct: canChoose,
    /** The row before its action, whose name the button keeps. */
    asRead: (row: R) => asRead.get(idOf(row)) ?? row,
    markOf,
    isHeld: marks.size > 0,
    lastMany,
    left,
    closeLeft: () => setLeft(undefined),
    isBusy: (row: R) => busyIds.has(idOf(row)),
    act: (row: R) => void writeRow(idOf(row), () => actOn(row)),
    /** Another way to do the same. @returns undefined when it failed, which was said */
    actBy: (row: R, send: () => Promise<StepReply>) => writeRow(idOf(row), send),
    async actOnMany(rows: readonly R[]) {
      const outcome = await write(rows.map(idOf), () => actOnMany(rows));
      if (outcome && outcome.left.length > 0) setLeft({ status: outcome.status, rows: outcome.left });
      return outcome;
    },
  };
}
