import { type Selectable, sql } from 'kysely';
import type { Tables, Tx } from '../../../../platform/db/types.ts';

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

export const listTouched = (tx: Tx, importId: number) =>
  tx
    .selectFrom('import_rows')
    .select(['entity', 'row_id', 'is_new', 'before', 'after', 'version'])
    .where('import_id', '=', importId)
    .orderBy('row_id')
    .execute();

/** What an import has made and changed, by table. */
export type Touched = Awaited<ReturnType<typeof listTouched>>;

/** Lets this transaction delete what the import has made, and nothing else. */
export const allowUndo = (tx: Tx, importId: number) =>
  sql`select set_config('namma.undoes_import', ${String(importId)}, true)`.execute(tx);

export const deleteTouched = async (tx: Tx, importId: number): Promise<void> => {
  await sql`select set_config('namma.undoes_import', '', true)`.execute(tx);
  await tx.deleteFrom('import_rows').where('import_id', '=', importId).execute();
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
  const uses: Use[] = [];
  for (const { table, column } of keys) {
    if (ownParts[entity].includes(table)) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)}
      where ${sql.ref(column)} = any(${[...ids]}::int[])`.execute(tx);
    const count = rows[0]?.count ?? 0;
    if (count > 0) uses.push({ table, count });
  }
  return uses;
}

/** Memberships and receipts of people of the import that the import has not made. */
export async function listUsesOfMembers(
  tx: Tx,
  userIds: readonly number[],
  membershipIds: readonly number[],
): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select 'memberships' as table, count(*)::integer as count from memberships
      where user_id = any(${[...userIds]}::int[]) and id <> all(${[...membershipIds]}::int[])
    union all
    select 'payments', count(*)::integer from payments
      where membership_id = any(${[...membershipIds]}::int[]) and kind <> 'opening'`.execute(tx);
  return rows.filter(({ count }) => count > 0);
}
