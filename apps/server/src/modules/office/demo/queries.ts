import { sql } from 'kysely';
import { demoPeople } from '../../../platform/db/demo-rows.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';

/** The next ids of a table. */
export async function allocateIds(tx: Tx, table: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** The ids of a table's rows by another column. */
export async function listKeys(tx: Tx, table: string, key: string): Promise<Map<unknown, number>> {
  const { rows } = await sql<{ id: number; key: unknown }>`
    select id, ${sql.ref(key)} as key from ${sql.table(table)}`.execute(tx);
  return new Map(rows.map((row) => [row.key, row.id]));
}

/** Inserts rows of any table, all with the same columns; values as JSON has them. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

/** Updates rows of any table, which are known by a column: some columns are added to, the others set. */
export async function updateRows(
  tx: Tx,
  { table, key, added }: { table: string; key: string; added: readonly string[] },
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== key);
  const changes = columns.map((column) => {
    const before = added.includes(column) ? sql`${sql.ref(`${table}.${column}`)} +` : sql``;
    return sql`${sql.ref(column)} = ${before} ${sql.ref(`recorded.${column}`)}`;
  });
  await sql`
    update ${sql.table(table)} set ${sql.join(changes)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as recorded
    where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`recorded.${key}`)}`.execute(tx);
}

/** Whether there is any demo data. */
export async function hasDemoRows(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from users where is_demo) or exists (select from enquiries where is_demo) as "isThere"`.execute(
    db,
  );
  return rows[0]?.isThere ?? false;
}

/**
 * Locks all rows that will be deleted, in the order in which services lock them, so that nobody orders as a demo
 * member or changes a demo order meanwhile.
 * @returns the ids of the products that demo people have ordered, or whose stock they have moved
 */
export async function lockDemoRows(tx: Tx): Promise<number[]> {
  const products = await sql<{ id: number }>`select id from products
    where id in (select product_id from orders where user_id in ${demoPeople})
      or id in (select product_id from stock_moves where made_by in ${demoPeople}) order by id for no key update`.execute(
    tx,
  );
  await sql`select from users where is_demo order by id for update`.execute(tx);
  await sql`select from orders where user_id in ${demoPeople} order by id for update`.execute(tx);
  await sql`select from memberships where user_id in ${demoPeople} order by id for update`.execute(tx);
  await sql`select from enquiries where is_demo order by id for update`.execute(tx);
  return products.rows.map(({ id }) => id);
}

/** Subtracts the demo rows from the totals, which do not follow deletions. Call it once the rows are locked. */
export async function subtractDemoRows(tx: Tx): Promise<void> {
  const ofMembers = 'user_id in (select id from users where is_demo)';
  const paidFor = `membership_id in (select id from memberships where ${ofMembers})
    or checkout_id in (select id from checkouts where ${ofMembers})`;
  const people = '(select id from users where is_demo)';
  const ofRecord = `admin_id in ${people} or subject_user_id in ${people}
    or (subject_type = 'query' and subject_id in (select id from enquiries where is_demo))`;
  for (const [table, condition] of [
    ['orders', ofMembers],
    ['memberships', ofMembers],
    ['payments', paidFor],
    ['activity', ofRecord],
  ] as const)
    await sql`select subtract_from_totals(${table}::regclass, ${condition})`.execute(tx);
}

/** Lets this transaction delete from tables that are only ever added to. */
export const allowDeletions = (tx: Tx) =>
  sql`select set_config('namma.clears_demo', 'yes', true)`.execute(tx);
