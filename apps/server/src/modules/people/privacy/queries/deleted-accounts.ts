import { type Day, hours } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Keeps what a deleted account held. */
export const insertDeleted = (tx: Tx, account: { userId: number; now: Date; kept: object }) =>
  tx
    .insertInto('deleted_accounts')
    .values({ user_id: account.userId, deleted_at: account.now, kept: JSON.stringify(account.kept) })
    .execute();

/** Accounts that one statement erases. */
const ERASED_AT_ONCE = 100;

/**
 * Erases what accounts held that were deleted before an instant.
 * @returns how many
 */
export async function eraseKept(db: Db, before: Date, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update deleted_accounts set kept = null, erased_at = ${now}
    where user_id in (
      select user_id from deleted_accounts where kept is not null and deleted_at < ${before}
      limit ${ERASED_AT_ONCE} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Erases age, height and weight of appointments before a day (IST) in what is kept of deleted accounts, as in the table of
 * appointments.
 */
export const eraseKeptBodies = (db: Db, before: Day) =>
  sql`
    update deleted_accounts set kept = jsonb_set(kept, '{appointments}', (
      select jsonb_agg(
        case when one ->> 'day' < ${before}
          then one || '{"age": null, "heightCm": null, "weightKg": null}' else one end order by place)
      from jsonb_array_elements(kept -> 'appointments') with ordinality as each (one, place)))
    where kept is not null and exists (
      select from jsonb_array_elements(kept -> 'appointments') as one
      where one ->> 'day' < ${before} and one ->> 'age' is not null)`.execute(db);

/** How long after a deletion a request that was under way may still write. */
const STRAGGLING_MILLISECONDS = hours(24);

/** The ids of accounts that were deleted a short while ago. */
export async function listLatelyDeleted(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('deleted_accounts')
    .select('user_id')
    .where('deleted_at', '>', new Date(now.getTime() - STRAGGLING_MILLISECONDS))
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export const findAccount = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([memberEmail.as('email'), 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
