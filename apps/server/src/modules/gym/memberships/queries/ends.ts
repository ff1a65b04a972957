import type { Day } from '@namma/contract/days/dates';
import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import type { Center } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { isDropped } from '../../../messaging/mail/api.ts';

/** Ends a locked membership: books the reduction, after which nothing is due. */
export const markEnded = (tx: Tx, { id, at, creditPaise }: { id: number; at: Date; creditPaise: number }) =>
  sql`update memberships set ended_at = ${at}, credited_paise = ${creditPaise}, payment_status = 'payed'
    where id = ${id} and ended_at is null`.execute(tx);

/** Withdraws locked memberships. */
export const markWithdrawn = (tx: Tx, ids: readonly number[], at: Date) =>
  tx.updateTable('memberships').set({ withdrawn_at: at }).where(isIdIn('id', ids)).execute();

/** Reverts the withdrawal of locked memberships. */
export const markNotWithdrawn = (tx: Tx, ids: readonly number[]) =>
  tx.updateTable('memberships').set({ withdrawn_at: null }).where(isIdIn('id', ids)).execute();

/** Lists those of these memberships that have a receipt, including reversed ones. */
export const listWithReceipts = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('payments')
    .select('membership_id as id')
    .distinct()
    .where(isIdIn('membership_id', ids))
    .execute();

/** True if an ended membership of the member has a pending refund. */
export async function hasRefundWaiting(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is not', null)
    .where(sql<boolean>`paid_paise > total_paise - credited_paise`)
    .executeTakeFirst();
  return found !== undefined;
}

/** An unpaid membership that will be withdrawn automatically. */
interface LapsingMembership {
  id: number;
  user_id: number;
  type: TierName;
  months: PlanLength;
  center: Center;
  start_date: Day;
  effective_end: Day;
  total_paise: number;
  name: string;
  email: string | null;
}

/** Imported memberships, and those with any receipt, are not withdrawn automatically. */
const canLapse = sql`payment_status = 'pending' and withdrawn_at is null and paid_paise = 0 and not is_imported
  and not exists (select from payments where membership_id = memberships.id)`;

/** True if an unpaid membership is still to be withdrawn automatically on this day. */
export async function isLapsing(db: Db, id: number, day: Day): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from memberships where ${canLapse} and id = ${id} and lapses_on = ${day}`.execute(db);
  return rows.length > 0;
}

/** True if a membership is neither paid nor withdrawn. */
export async function isUnpaid(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from memberships where id = ${id} and payment_status = 'pending' and withdrawn_at is null`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Locks unpaid memberships that began on this day or before, and whose members were not notified yet. A notice that was
 * dropped does not count: the withdrawal was taken back afterwards.
 */
export async function lockForNotification(tx: Tx, begunBy: Day, most: number): Promise<LapsingMembership[]> {
  const { rows } = await sql<LapsingMembership>`
    select memberships.id, user_id, type, months, memberships.center, start_date, effective_end, total_paise, users.name,
      case when disabled_at is null and (email is not null) then email end as email
    from memberships join users on users.id = user_id
    where ${canLapse} and start_date <= ${begunBy} and (lapses_on is null or exists (
      select from mails where key = 'membership:' || memberships.id || ':lapsing:' || lapses_on and ${isDropped}))
    order by memberships.start_date, memberships.id limit ${most} for no key update of memberships skip locked`.execute(
    tx,
  );
  return rows;
}

export const setLapse = (tx: Tx, ids: readonly number[], day: Day) =>
  tx.updateTable('memberships').set({ lapses_on: day }).where(isIdIn('id', ids)).execute();

/** Locks memberships that began by one day and are due for automatic withdrawal by the other. */
export async function lockLapsed(
  tx: Tx,
  { begunBy, today }: { begunBy: Day; today: Day },
  most: number,
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from memberships where ${canLapse} and start_date <= ${begunBy} and lapses_on <= ${today}
    order by start_date, id limit ${most} for no key update skip locked`.execute(tx);
  return rows;
}
