import type { QueryInput } from '@namma/contract/calls';
import type { BulkReply } from '@namma/contract/schemas/desk';
import { type ListQuery, listLimits } from './list-query';
import { type ExportName, useCsvExport } from './use-csv-export';
import { useDeskWrites } from './use-desk-writes';
import { useListAddress } from './use-list-address';
import { useSelection } from './use-selection';

interface ListPage<R> {
  content: R[];
  totalPages: number;
  isMore?: boolean | undefined;
}

type ListExportName = Exclude<ExportName, 'admin/exportActivity'>;

interface ListDeskOptions<R> {
  list: ListPage<R>;
  query: ListQuery;
  idOf: (row: R) => number;
  /** Rows that something can be done with. */
  canAct: (row: R) => boolean;
  /** The one action on a row. Refused rows are said and shown as they are now. */
  actOn: (row: R) => Promise<{ status: string }>;
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
export function useListDesk<R>(options: ListDeskOptions<R>) {
  const { list, query, idOf, canAct, actOn, actOnMany, exportName, noun, one, stale } = options;
  const { address, change, pathWith, isNarrowed, isLoading } = useListAddress();
  const { heading, busyIds, write, writeRow } = useDeskWrites(...stale);
  const choice = useSelection(list.content, idOf, canAct, address);
  const { q, status, sort } = query;
  // The status was read from the address against the list's own.
  const filter = { q, status, sort } as QueryInput<ListExportName>;
  return {
    ...{ list, state: query, limits: listLimits, idOf, canAct, noun, one, heading, choice },
    ...{ change, pathWith, isNarrowed, isLoading },
    csv: useCsvExport(exportName, noun, filter),
    isBusy: (row: R) => busyIds.has(idOf(row)),
    act: (row: R) => void writeRow(idOf(row), () => actOn(row)),
    actOnMany: (rows: readonly R[]) => write(rows.map(idOf), () => actOnMany(rows)),
  };
}
