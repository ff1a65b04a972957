import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

interface FirstHourRow {
  hasVisits: boolean;
  settings: boolean;
  staff: boolean;
  lists: boolean;
  stock: boolean;
}

/** Reads the setup progress of the shop. */
export async function readFirstHour(db: Db): Promise<FirstHourRow> {
  const { rows } = await sql<FirstHourRow>`
    select exists (select from visits where is_in) as "hasVisits",
      exists (select from settings) as settings,
      (select count(*) from (select user_id from staff limit 2) as colleagues) > 1 or exists (select from staff_invites) as staff,
      exists (select from imports where state = 'done')
        or exists (select from products where deleted_at is null) as lists,
      exists (select from product_stock) as stock`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a table has a row');
  return row;
}
