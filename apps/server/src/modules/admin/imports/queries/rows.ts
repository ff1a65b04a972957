import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../../../platform/db/types.ts';

/** Tables of rows that an import makes or changes. */
type ImportedEntity = Selectable<Tables['import_rows']>['entity'];

/** A row that an import has made, or changed: then with the changed columns as they were and as they are. */
export interface TouchedRow {
  rowId: number;
  line: number;
  change?: { before: object; after: object };
  /** Of a product, as the import leaves it. */
  version?: number;
}

/**
 * Writes which rows an import has made or changed. Of a row that two rows of the file change, what was before the first is
 * kept, and what the last has written.
 */
export async function insertTouched(
  tx: Tx,
  importId: number,
  entity: ImportedEntity,
  rows: readonly TouchedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into import_rows (import_id, entity, row_id, line, is_new, before, after, version)
    select ${importId}::integer, ${entity}, row_id, line, before is null, before, after, version
    from unnest(${rows.map(({ rowId }) => rowId)}::int[], ${rows.map(({ line }) => line)}::int[],
      ${rows.map(({ change }) => (change ? JSON.stringify(change.before) : null))}::jsonb[],
      ${rows.map(({ change }) => (change ? JSON.stringify(change.after) : null))}::jsonb[],
      ${rows.map(({ version }) => version ?? null)}::int[]
    ) as touched (row_id, line, before, after, version)
    on conflict (import_id, entity, row_id) do update
      set version = excluded.version,
        before = case when not import_rows.is_new then excluded.before || import_rows.before end,
        after = case when not import_rows.is_new then import_rows.after || excluded.after end`.execute(tx);
}

/** Lines of a file, the last one included. */
interface Lines {
  after: number;
  upTo: number;
}

export const listTouched = (tx: Tx, importId: number, { after, upTo }: Lines) =>
  tx
    .selectFrom('import_rows')
    .select(['entity', 'row_id', 'is_new', 'before', 'after', 'version'])
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .where('line', '<=', upTo)
    .orderBy('row_id')
    .execute();

/** What an import has made and changed, by table. */
export type Touched = Awaited<ReturnType<typeof listTouched>>;

/** The people whom an import has made: all of them, or those of rows between two of the file. */
export async function listMadePeople(
  db: Db,
  importId: number,
  rows?: readonly { line: number }[],
): Promise<number[]> {
  const made = await db
    .selectFrom('import_rows')
    .select('row_id')
    .where('import_id', '=', importId)
    .where('entity', '=', 'users')
    .where('is_new', '=', true)
    .$if(rows !== undefined, (query) =>
      query.where('line', '>=', rows?.at(0)?.line ?? 0).where('line', '<=', rows?.at(-1)?.line ?? 0),
    )
    .execute();
  return made.map(({ row_id }) => row_id);
}

/** Lets this transaction delete what the import has made, and nothing else. */
export const allowUndo = (tx: Tx, importId: number) =>
  sql`select set_config('namma.undoes_import', ${String(importId)}, true)`.execute(tx);

export const deleteTouched = async (tx: Tx, importId: number, { after, upTo }: Lines): Promise<void> => {
  await sql`select set_config('namma.undoes_import', '', true)`.execute(tx);
  await tx
    .deleteFrom('import_rows')
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .where('line', '<=', upTo)
    .execute();
};

/** A row of another table that refers to one that the import has made. */
export interface Use {
  table: string;
  count: number;
}

/** Tables that refer to rows of `entity` only because they are parts of these, or belong to the import. */
const ownParts: Record<ImportedEntity, readonly string[]> = {
  users: ['account_claims', 'profile_views', 'memberships'],
  memberships: ['payments'],
  products: ['product_facts', 'product_stock', 'product_tax', 'product_pictures', 'product_words'],
  product_families: ['product_facts'],
};

/**
 * Rows that refer to what the import has made, by table: found by the foreign keys of the schema, so that a table of tomorrow
 * counts, too. Lock the rows of the import `for update` before, so that none comes.
 */
export async function listUses(tx: Tx, entity: ImportedEntity, ids: readonly number[]): Promise<Use[]> {
  if (ids.length === 0) return [];
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${entity}::regclass and array_length(conkey, 1) = 1
    order by 1, 2`.execute(tx);
  const counts = keys
    .filter(({ table }) => !ownParts[entity].includes(table))
    .map(
      ({ table, column }) => sql`
        select ${table}::text as table, count(*)::integer as count from ${sql.table(table)}
        where ${sql.ref(column)} = any(${[...ids]}::int[])`,
    );
  if (counts.length === 0) return [];
  const { rows: uses } = await sql<Use>`${sql.join(counts, sql` union all `)}`.execute(tx);
  return uses.filter(({ count }) => count > 0);
}

/** Memberships and receipts of people of the import that the import has not made. */
export async function listUsesOfMembers(
  tx: Tx,
  importId: number,
  userIds: readonly number[],
  membershipIds: readonly number[],
): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select 'memberships' as table, count(*)::integer as count from memberships
      where user_id = any(${[...userIds]}::int[]) and not exists (
        select from import_rows
        where import_id = ${importId} and entity = 'memberships' and row_id = memberships.id)
    union all
    select 'payments', count(*)::integer from payments
      where membership_id = any(${[...membershipIds]}::int[]) and kind <> 'opening'`.execute(tx);
  return rows.filter(({ count }) => count > 0);
}
