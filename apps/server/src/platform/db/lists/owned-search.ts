import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../types.ts';
import { idIn } from './like.ts';
import { type FoundIds, inOrder, isAfterCursor, type ListWindow, where } from './list-window.ts';
import { searchIds, walkIds } from './search-ids.ts';
import { textContains } from './text-match.ts';

/** A table with the searched text of its owner, such as the member of an order or its product. */
export interface Owner {
  /** The list's column that refers to the owner; needs an index together with the list's id. */
  column: 'user_id' | 'product_id' | 'admin_id' | 'subject_user_id' | 'subject_id';
  /** A condition for rows whose column refers to such an owner; all rows when absent. */
  only?: RawBuilder<unknown>;
  /** The owner's table: its key, and a trigram index on `searched`. */
  table: 'users' | 'products' | 'enquiries';
  key: 'id';
  /** Up to this many matching owners, their rows are read owner by owner. */
  followedMost: number;
}

/** Search by the member of an order or a membership. */
export const byMember: Owner = { column: 'user_id', table: 'users', key: 'id', followedMost: 1_000 };

/**
 * Search by the product of an order. A product has far more orders than a member, so fewer products may be followed.
 */
export const byProduct: Owner = {
  column: 'product_id',
  table: 'products',
  key: 'id',
  followedMost: 200,
};

/** A list that is searched by its owners' texts and by its own columns. */
interface OwnedSearch {
  table: 'orders' | 'memberships' | 'bookings' | 'activity' | 'returns' | 'reviews';
  owners: readonly Owner[];
  text: string;
  /** Conditions of rows that match by their own columns, each with an index; by default the id. */
  ownMatches?: readonly RawBuilder<unknown>[];
  conditions: readonly RawBuilder<unknown>[];
  /** The number of rows in the list, without any filter. */
  size: () => Promise<number>;
}

/** The limit of counted rows per owner; beyond it the result only reports that there are more. */
const COUNTED_PER_OWNER = 500;

/** Finds a window of the rows whose owner, or whose own id, matches the text. */
export const searchOwned = (db: Db, search: OwnedSearch, window: ListWindow): Promise<FoundIds> =>
  searchIds(
    {
      size: search.size,
      scan: (each, rows) => scanFirstRows(db, search, each, rows),
      find: (each) => findRows(db, search, each),
    },
    window,
  );

async function findRows(db: Db, search: OwnedSearch, window: ListWindow): Promise<FoundIds> {
  const followed = await followOwners(db, search, window);
  return followed ?? walkIds((each) => walkRows(db, search, each), window);
}

/** Finds matching rows among the first rows of the list. */
async function scanFirstRows(
  db: Db,
  { table, owners, text, ownMatches = hasId(text), conditions }: OwnedSearch,
  window: ListWindow,
  rows: number,
): Promise<number[]> {
  const byId = inOrder('id', window);
  // Scalar subqueries look owners up by key, row by row; a join may gather all matching owners first.
  const ownersMatch = owners.map(
    ({ column, only, table: ownerTable, key }) => sql`(${only ? sql`${only} and ` : sql``}(
      select ${textContains(`${ownerTable}.searched`, text)} from ${sql.table(ownerTable)}
      where ${sql.ref(`${ownerTable}.${key}`)} = ${sql.ref(`row.${column}`)}
    ))`,
  );
  const { rows: found } = await sql<{ id: number }>`
    select id from (
      select * from ${sql.table(table)} ${where([...conditions, ...isAfterCursor('id', window)])}
      order by ${byId} limit ${rows}
    ) as row
    where ${anyOf([...ownMatches, ...ownersMatch])}
    order by ${byId} limit ${window.limit} offset ${window.offset}`.execute(db);
  return found.map(({ id }) => id);
}

/**
 * Finds the rows of the matching owners, read through each owner's index in order. Undefined when there are too many
 * owners.
 */
async function followOwners(
  db: Db,
  { table, owners, text, ownMatches = hasId(text), conditions }: OwnedSearch,
  window: ListWindow,
): Promise<FoundIds | undefined> {
  const all = [...conditions, ...isAfterCursor('id', window)];
  const perOwner = Math.max(window.offset + window.limit, COUNTED_PER_OWNER) + 1;
  const parts = owners.map(({ column, only, table: ownerTable, key, followedMost }, place) => {
    const [gathered, taken] = [sql.ref(`all_${place}`), sql.ref(`some_${place}`)];
    return {
      // Materialized without a limit inside: with one, the planner may prefer a scan of the table.
      owners: sql`
        ${gathered} as materialized (
          select ${sql.ref(key)} as id from ${sql.table(ownerTable)} where ${textContains('searched', text)}
        ),
        ${taken} as materialized (select id from ${gathered} limit ${followedMost + 1})`,
      areFew: sql`(select count(*) from ${taken}) <= ${followedMost}`,
      rows: sql`
        select array(
          select id from ${sql.table(table)} ${where([sql`${sql.ref(column)} = owner.id`, ...(only ? [only] : []), ...all])}
          order by ${inOrder('id', window)} limit ${perOwner}
        ) as ids, true as is_limited from ${taken} as owner where (select are_few from few)`,
    };
  });
  const own = ownMatches.map(
    (isMeant) =>
      sql`select array(select id from ${sql.table(table)} ${where([isMeant, ...all])}) as ids, false as is_limited`,
  );
  const { rows } = await sql<{ are_few: boolean; ids: number[]; count: number; is_cut: boolean }>`
    with ${sql.join(parts.map((part) => part.owners))},
    few as materialized (select ${sql.join(
      parts.map((part) => part.areFew),
      sql` and `,
    )} as are_few),
    branch as materialized (${sql.join([...parts.map((part) => part.rows), ...own], sql` union all `)}),
    found as materialized (${foundRows(table, window)})
    select
      (select are_few from few) as are_few,
      array(select id from found order by ${inOrder('id', window)} limit ${window.limit} offset ${window.offset}) as ids,
      (select count(*) from found) as count,
      coalesce((select bool_or(is_limited and cardinality(ids) >= ${perOwner}) from branch), false) as is_cut`.execute(
    db,
  );
  const [found] = rows;
  return found?.are_few ? { ids: found.ids, count: found.count, isMore: found.is_cut } : undefined;
}

/** The rows of all branches, without duplicates, with the column they are ordered by. */
const foundRows = (table: OwnedSearch['table'], { orderedBy }: ListWindow) =>
  orderedBy
    ? sql`select id, ${sql.ref(orderedBy.column)} from ${sql.table(table)}
        where id = any(array(select unnest(ids) from branch))`
    : sql`select distinct unnest(ids) as id from branch`;

/**
 * Walks the list with all matching owners in memory, for texts that match very many owners but few of the first rows.
 */
async function walkRows(
  db: Db,
  { table, owners, text, ownMatches = hasId(text), conditions }: OwnedSearch,
  window: ListWindow,
): Promise<number[]> {
  const gathered = owners.map(
    ({ table: ownerTable, key }, place) => sql`
      ${sql.ref(`all_${place}`)} as materialized (
        select ${sql.ref(key)} as id from ${sql.table(ownerTable)} where ${textContains('searched', text)}
      )`,
  );
  const ownersMean = owners.map(
    ({ column, only }, place) =>
      sql`(${only ? sql`${only} and ` : sql``}${sql.ref(column)} in (select id from ${sql.ref(`all_${place}`)}))`,
  );
  const isMeant = anyOf([...ownMatches, ...ownersMean]);
  const { rows } = await sql<{ id: number }>`
    with ${sql.join(gathered)}
    select id from ${sql.table(table)} ${where([isMeant, ...conditions, ...isAfterCursor('id', window)])}
    order by ${inOrder('id', window)} limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows.map(({ id }) => id);
}

const anyOf = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** The condition for the row whose id is the text. */
function hasId(text: string): RawBuilder<unknown>[] {
  const id = idIn(text);
  return id === undefined ? [] : [sql`id = ${id}`];
}
