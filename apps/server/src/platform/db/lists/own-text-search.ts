import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../types.ts';
import type { TextSearch } from './find-ids.ts';
import { type FoundIds, inOrder, isAfterCursor, type ListWindow, where } from './list-window.ts';
import { searchIds } from './search-ids.ts';
import { textContains } from './text-match.ts';

/** A list that is searched by its own text and by id. */
interface OwnTextSearch extends TextSearch {
  table: 'enquiries' | 'mails' | 'users' | 'documents';
  /**
   * See `textContains`; its column by default, which needs a trigram index. Without an index the whole list is read.
   */
  searched?: RawBuilder<string>;
  /** The id that a text may be; undefined if none. */
  idIn: (text: string) => number | undefined;
  /** The match condition of a row's text; by default, that it contains the search text. */
  contains?: typeof textContains;
}

/** Finds a window of the rows that match a text. */
export function searchOwnText(
  db: Db,
  { table, text, conditions, size, searched, idIn, contains = textContains }: OwnTextSearch,
  window: ListWindow,
): Promise<FoundIds> {
  const id = idIn(text);
  const inText = contains(searched ?? 'searched', text);
  const isMatch = id === undefined ? inText : sql<SqlBool>`(${inText} or id = ${id})`;
  return searchIds(
    {
      size,
      scan: (each, rows) => scanFirstRows(db, { table, isMatch, conditions }, each, rows),
      find: (each) => findRows(db, { table, conditions: [isMatch, ...conditions] }, each),
    },
    window,
  );
}

interface Matches extends Pick<OwnTextSearch, 'table' | 'conditions'> {
  isMatch: RawBuilder<SqlBool>;
}

/** Finds matches among the first `rows` rows, for very frequent texts. */
async function scanFirstRows(
  db: Db,
  { table, isMatch, conditions }: Matches,
  window: ListWindow,
  rows: number,
): Promise<number[]> {
  const order = inOrder('id', window);
  const found = await sql<{ id: number }>`
    select id from (
      select * from ${sql.table(table)} ${where([...conditions, ...isAfterCursor('id', window)])}
      order by ${order} limit ${rows}
    ) as row
    where ${isMatch} order by ${order} limit ${window.limit} offset ${window.offset}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Finds the matching rows by index, with their total number. */
async function findRows(
  db: Db,
  { table, conditions }: Pick<OwnTextSearch, 'table' | 'conditions'>,
  window: ListWindow,
): Promise<FoundIds> {
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with found as materialized (
      select id ${window.orderedBy ? sql`, ${sql.ref(window.orderedBy.column)}` : sql``}
      from ${sql.table(table)} ${where(conditions)}
    )
    select
      array(
        select id from found ${where(isAfterCursor('id', window))}
        order by ${inOrder('id', window)} limit ${window.limit} offset ${window.offset}
      ) as ids,
      (select count(*) from found) as count`.execute(db);
  return { ids: rows[0]?.ids ?? [], count: rows[0]?.count ?? 0, isMore: false };
}
