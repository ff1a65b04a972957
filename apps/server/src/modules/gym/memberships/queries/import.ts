import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { MembershipsTable } from '../../../../platform/db/gym-tables.ts';
import type { Tx } from '../../../../platform/db/types.ts';

/** Lists the memberships of these members, for an import that must not overlap them. */
export const listKnownMemberships = (tx: Tx, userIds: readonly number[]) =>
  tx
    .selectFrom('memberships')
    .select(['user_id', 'type', 'start_date', 'end_date', 'effective_end'])
    .where('user_id', '=', sql<number>`any(${[...userIds]}::int[])`)
    .orderBy('id')
    .execute();

/** @returns the ids, in the order of the rows */
export async function insertMemberships(
  tx: Tx,
  rows: readonly Insertable<MembershipsTable>[],
): Promise<number[]> {
  const inserted = await tx
    .insertInto('memberships')
    .values([...rows])
    .returning('id')
    .execute();
  // Ids ascend row by row.
  return inserted.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Deletes memberships that an undone import created. */
export async function deleteMemberships(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from memberships where id = any(${[...ids]}::int[])`.execute(tx);
}
