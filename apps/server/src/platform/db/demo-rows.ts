import { sql } from 'kysely';
import type { TableName, Tx } from './types.ts';

/** The ids of demo people, members and admins. */
export const demoPeople = sql`(select id from users where is_demo)`;

/** Deletes the rows of demo people from a table with a `user_id`. @returns how many */
export async function deleteDemoRows(tx: Tx, table: TableName): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where user_id in ${demoPeople}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
