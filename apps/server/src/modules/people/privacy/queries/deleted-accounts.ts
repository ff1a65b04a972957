import { type Day, hours } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Stores the retained data of a deleted account. */
export const insertDeleted = (tx: Tx, account: { userId: number; now: Date; kept: object }) =>
  tx
    .insertInto('deleted_accounts')
    .values({ user_id: account.userId, deleted_at: account.now, kept: JSON.stringify(account.kept) })
    .execute();

/** The number of accounts erased per statement. */
const ERASED_AT_ONCE = 100;

/**
 * Erases the retained data of accounts deleted before an instant.
 * @returns the number of accounts
 */
export async function eraseRetained(db: Db, before: Date, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update deleted_accounts set kept = null, erased_at = ${now}
    where user_id in (
      select user_id from deleted_accounts where kept is not null and deleted_at < ${before}
      limit ${ERASED_AT_ONCE} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Erases age, height and weight of appointments before a day (IST) from retained data, as in the appointments table.
 */
export const eraseRetainedMeasurements = (db: Db, before: Day) =>
  sql`
    update deleted_accounts set kept = jsonb_set(kept, '{appointments}', (
      select jsonb_agg(
        case when one ->> 'day' < ${before}
          then one || '{"age": null, "heightCm": null, "weightKg": null}' else one end order by place)
      from jsonb_array_elements(kept -> 'appointments') with ordinality as each (one, place)))
    where kept is not null and exists (
      select from jsonb_array_elements(kept -> 'appointments') as one
      where one ->> 'day' < ${before} and one ->> 'age' is not null)`.execute(db);

/** A request in flight during a deletion may still write within this time. */
const STRAGGLING_MILLISECONDS = hours(24);

/** Lists the ids of recently deleted accounts. */
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
