import type { Database } from './database.ts';

/** Tables that are filled with very many rows. */
const bulky = [
  'users',
  'products',
  'product_texts',
  'listed_products',
  'checkouts',
  'orders',
  'memberships',
  'enquiries',
  'activity',
];

/**
 * Drops the indexes and foreign keys of the large tables while rows are inserted and recreates them afterwards, as a
 * restore does, because that is much faster. Unique keys stay.
 */
export async function withoutIndexes(db: Database, putIn: () => Promise<void>): Promise<void> {
  const keys = await db.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1::text[])`,
    [bulky],
  );
  const indexes = await db.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid::regclass::text = any($1::text[]) and not indisunique`,
    [bulky],
  );
  for (const { table, name } of keys) await db.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await db.query(`drop index ${name}`);
  await putIn();
  for (const { definition } of indexes) await db.query(definition);
  for (const { table, name, definition } of keys)
    await db.query(`alter table ${table} add constraint ${name} ${definition}`);
}
