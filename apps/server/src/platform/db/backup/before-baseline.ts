import { sql } from 'kysely';
import type { Db } from '../types.ts';
import type { DumpedTable } from './dump.ts';

/** Filled by triggers from the other tables. Versions before the baseline kept them in several forms. */
const filledByTriggers = ['product_texts', 'product_counts', 'search_words', 'tallies', 'sales_totals'];

/**
 * What the baseline takes of a table in a backup from before it: the columns that it has, too. The rest were copies.
 * @returns undefined for a table whose rows are made anew, or that the baseline does not have
 */
export async function inPresentForm(
  db: Db,
  { table, columns }: DumpedTable,
): Promise<DumpedTable | undefined> {
  if (filledByTriggers.includes(table)) return undefined;
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  );
  const present = new Set(rows.map(({ name }) => name));
  return rows.length > 0 ? { table, columns: columns.filter((column) => present.has(column)) } : undefined;
}

/**
 * The record of changes named people in its texts: 'Oats for Meera Iyer', 'Elite of Meera Iyer', 'Kiran'. Since the baseline
 * it refers to them. Of an order's product the name at that time stays, as far as the member was not renamed since.
 */
export async function fillNewColumns(db: Db): Promise<void> {
  await sql`alter table activity disable trigger activity_is_only_added_to`.execute(db);
  await sql`
    update activity set
      subject_user_id = case subject_type
        when 'order' then (select user_id from orders where id = subject_id)
        when 'membership' then (select user_id from memberships where id = subject_id)
        when 'admin' then subject_id end,
      subject = case subject_type
        when 'order' then coalesce((
          select case when right(subject, length(ending)) = ending then left(subject, -length(ending)) else products.name end
          from orders
            join users on users.id = user_id
            join products on products.id = product_id
            cross join lateral (select ' for ' || users.name as ending) as named
          where orders.id = subject_id), '')
        when 'membership' then coalesce((select type from memberships where id = subject_id), '')
        else '' end,
      after = case action when 'admin created' then '{}' else after end
    where subject_type <> 'product'`.execute(db);
  await sql`alter table activity enable trigger activity_is_only_added_to`.execute(db);
}
