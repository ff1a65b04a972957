import type { ListSort } from '@namma/contract/admin/rules';
import { readNewestId } from '../db/lists/filtered-list.ts';
import { findIds, type ListFilter, type ListRows } from '../db/lists/find-ids.ts';
import { pagesOf, windowOf } from '../db/lists/list-window.ts';
import type { Db } from '../db/types.ts';
import { type Cell, type CsvFile, toCsvFile } from './csv.ts';

/** A list on the admin side: the search for its rows, and their presentation. */
export interface AdminList<Filter extends ListFilter, Row, Item> extends ListRows<Filter> {
  /** Reads rows by id, in the given order. */
  listRows: (db: Db, found: { ids: readonly number[] }) => Promise<Row[]>;
  present: (row: Row) => Item;
}

/** A list that is also available as a CSV file. */
export interface ExportedList<Filter extends ListFilter, Row, Item> extends AdminList<Filter, Row, Item> {
  /** The name of the file. */
  name: string;
  idOf: (row: Row) => number;
  /** The columns of the file: titles and cells. */
  columns: Record<string, (row: Row) => Cell>;
}

/** Returns the list; TypeScript infers the type of its rows. */
export const defineAdminList = <Filter extends ListFilter, Row, Item>(
  list: AdminList<Filter, Row, Item>,
): AdminList<Filter, Row, Item> => list;

/** Defines a list that is also exported. */
export const defineExportedList = <Filter extends ListFilter, Row, Item>(
  list: ExportedList<Filter, Row, Item>,
): ExportedList<Filter, Row, Item> => list;

/** A filter with the page and the order. */
export type PageQuery<Filter> = Filter & { page: number; limit: number; sort: ListSort };

/** Returns a page of the rows that match a filter. */
export async function getPage<Filter extends ListFilter, Row, Item>(
  db: Db,
  list: AdminList<Filter, Row, Item>,
  query: PageQuery<NoInfer<Filter>>,
) {
  const found = await findIds(db, list, query, windowOf(query));
  const rows = await list.listRows(db, found);
  return { content: rows.map(list.present), ...pagesOf(found, query.limit) };
}

/** Returns a page with the highest id that the whole list had before the page was read. */
export async function getPageWithNewestId<Filter extends ListFilter, Row, Item>(
  db: Db,
  list: AdminList<Filter, Row, Item>,
  query: PageQuery<NoInfer<Filter>>,
) {
  const newestId = await readNewestId(db, list.table);
  return { ...(await getPage(db, list, query)), newestId };
}

/** Exports the rows that match a filter as a CSV file, which reads them page by page while it is sent. */
export const exportList = async <Filter extends ListFilter, Row, Item>(
  db: Db,
  list: ExportedList<Filter, Row, Item>,
  query: NoInfer<Filter> & { sort: ListSort },
  now: Date,
): Promise<CsvFile> =>
  toCsvFile({
    ...list,
    now,
    sort: query.sort,
    listIn: async (window) => list.listRows(db, await findIds(db, list, query, window)),
  });
