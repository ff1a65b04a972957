import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../../../platform/db/types.ts';

/** Tables of rows that an import creates or changes. */
type ImportedEntity = Selectable<Tables['import_rows']>['entity'];

/** A row that an import created or changed, for changes with the columns before and after. */
export interface TouchedRow {
  rowId: number;
  line: number;
  change?: { before: object; after: object };
  /** A product's version after the import. */
  version?: number;
}

/**
 * Records the rows that an import created or changed. For a row changed by two rows of the file, stores the values
 * before the first and after the last.
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

/** Lines of a file, including the last one. */
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

/** The rows created and changed by an import, by table. */
export type Touched = Awaited<ReturnType<typeof listTouched>>;

/** Lists the people created by an import: all, or those of a range of rows. */
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

/** Allows this transaction to delete only the rows that the import created. */
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

/** A row of another table that refers to a row created by the import. */
export interface Use {
  table: string;
  count: number;
}

/** Tables that refer to rows of `entity` only because they are parts of them, or belong to the import. */
const ownParts: Record<ImportedEntity, readonly string[]> = {
  users: ['account_claims', 'profile_views', 'memberships'],
  memberships: ['payments'],
  products: ['product_attributes', 'product_stock', 'product_tax', 'product_pictures', 'product_words'],
  product_families: ['product_attributes'],
};

/**
 * Lists rows that refer to imported rows, by table. Uses the foreign keys of the schema, so that future tables are
 * included. Lock the import's rows `for update` first, so that no new ones appear.
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

/** Lists memberships and receipts of imported people that the import did not create. */
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
