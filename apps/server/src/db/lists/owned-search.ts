import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../types.ts';
import { idIn } from './like.ts';
import { type FoundIds, inOrder, isAfterCursor, type ListWindow, where } from './list-window.ts';
import { searchIds, walkIds } from './search-ids.ts';
import { textContains } from './text-match.ts';

/** Where the text that a row is found by stands: with its member, with its product. */
interface Owner {
  /** The list's column that names the owner; needs an index with the list's id. */
  column: 'user_id' | 'product_id';
  /** The owner's table: its key and, indexed by trigrams, `searched`. */
  table: 'users' | 'product_texts';
  key: 'id' | 'product_id';
  /** A text that no more owners have is answered from what each of them has. */
  followedMost: number;
}

/** Who ordered, who holds a membership. */
export const byMember: Owner = { column: 'user_id', table: 'users', key: 'id', followedMost: 1_000 };

/** What was ordered. A product has far more orders than a member, so fewer of them cost as much to follow. */
export const byProduct: Owner = {
  column: 'product_id',
  table: 'product_texts',
  key: 'product_id',
  followedMost: 200,
};

/** A list that is searched by what its rows belong to, and by its own ids. */
interface OwnedSearch {
  table: 'orders' | 'memberships' | 'bookings';
  owners: readonly Owner[];
  text: string;
  conditions: readonly RawBuilder<unknown>[];
  /** How many rows the list has, whatever is asked of them. */
  size: () => Promise<number>;
}

/** Rows of one owner that are counted; past it a search only says that there are more. */
const COUNTED_PER_OWNER = 500;

/** A window of the rows that belong to whom the text means. */
export const searchOwned = (db: Db, search: OwnedSearch, window: ListWindow): Promise<FoundIds> =>
  searchIds(
    {
      size: search.size,
      look: (each, rows) => lookAtRows(db, search, each, rows),
      find: (each) => findRows(db, search, each),
    },
    window,
  );

async function findRows(db: Db, search: OwnedSearch, window: ListWindow): Promise<FoundIds> {
  const followed = await followOwners(db, search, window);
  return followed ?? walkIds((each) => walkRows(db, search, each), window);
}

/** Which of the first so many rows of the list are meant. */
async function lookAtRows(
  db: Db,
  { table, owners, text, conditions }: OwnedSearch,
  window: ListWindow,
  rows: number,
): Promise<number[]> {
  const byId = inOrder('id', window);
  // As single values, owners are looked up by their keys, row by row: joined, all whom the text means may be gathered first.
  const ownersMatch = owners.map(
    ({ column, table: ownerTable, key }) => sql`(
      select ${textContains('searched', text)} from ${sql.table(ownerTable)}
      where ${sql.ref(key)} = ${sql.ref(`row.${column}`)}
    )`,
  );
  const { rows: found } = await sql<{ id: number }>`
    select id from (
      select * from ${sql.table(table)} ${where([...conditions, ...isAfterCursor('id', window)])}
      order by ${byId} limit ${rows}
    ) as row
    where ${anyOf([...hasId(text), ...ownersMatch])}
    order by ${byId} limit ${window.limit} offset ${window.offset}`.execute(db);
  return found.map(({ id }) => id);
}

/** The rows of whom the text means: each owner's by index, in order and no further than needed. Undefined when those are many. */
async function followOwners(
  db: Db,
  { table, owners, text, conditions }: OwnedSearch,
  window: ListWindow,
): Promise<FoundIds | undefined> {
  const all = [...conditions, ...isAfterCursor('id', window)];
  const perOwner = Math.max(window.offset + window.limit, COUNTED_PER_OWNER) + 1;
  const parts = owners.map(({ column, table: ownerTable, key, followedMost }) => {
    const [gathered, taken] = [sql.ref(`all_${column}`), sql.ref(`some_${column}`)];
    return {
      // Found by index as a whole, taken as far as wanted: with a limit inside, a scan of the table may look cheaper.
      owners: sql`
        ${gathered} as materialized (
          select ${sql.ref(key)} as id from ${sql.table(ownerTable)} where ${textContains('searched', text)}
        ),
        ${taken} as materialized (select id from ${gathered} limit ${followedMost + 1})`,
      areFew: sql`(select count(*) from ${taken}) <= ${followedMost}`,
      rows: sql`
        select array(
          select id from ${sql.table(table)} ${where([sql`${sql.ref(column)} = owner.id`, ...all])}
          order by ${inOrder('id', window)} limit ${perOwner}
        ) as ids from ${taken} as owner where (select are_few from few)`,
    };
  });
  const own = hasId(text).map(
    (isMeant) => sql`select array(select id from ${sql.table(table)} ${where([isMeant, ...all])}) as ids`,
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
      coalesce((select bool_or(cardinality(ids) >= ${perOwner}) from branch), false) as is_cut`.execute(db);
  const [found] = rows;
  return found?.are_few ? { ids: found.ids, count: found.count, isMore: found.is_cut } : undefined;
}

/** The rows of all branches, each once, with what they are ordered by. */
const foundRows = (table: OwnedSearch['table'], { orderedBy }: ListWindow) =>
  orderedBy
    ? sql`select id, ${sql.ref(orderedBy.column)} from ${sql.table(table)}
        where id = any(array(select unnest(ids) from branch))`
    : sql`select distinct unnest(ids) as id from branch`;

/** For what very many have, and few of the first rows: walks the list with all of them at hand. */
async function walkRows(
  db: Db,
  { table, owners, text, conditions }: OwnedSearch,
  window: ListWindow,
): Promise<number[]> {
  const gathered = owners.map(
    ({ column, table: ownerTable, key }) => sql`
      ${sql.ref(`all_${column}`)} as materialized (
        select ${sql.ref(key)} as id from ${sql.table(ownerTable)} where ${textContains('searched', text)}
      )`,
  );
  const ownersMean = owners.map(
    ({ column }) => sql`${sql.ref(column)} in (select id from ${sql.ref(`all_${column}`)})`,
  );
  const isMeant = anyOf([...hasId(text), ...ownersMean]);
  const { rows } = await sql<{ id: number }>`
    with ${sql.join(gathered)}
    select id from ${sql.table(table)} ${where([isMeant, ...conditions, ...isAfterCursor('id', window)])}
    order by ${inOrder('id', window)} limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows.map(({ id }) => id);
}

const anyOf = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** The row that the text may be the number of. */
function hasId(text: string): RawBuilder<unknown>[] {
  const id = idIn(text);
  return id === undefined ? [] : [sql`id = ${id}`];
}
