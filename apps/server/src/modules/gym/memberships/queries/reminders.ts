import type { Day } from '@namma/contract/days/dates';
import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import type { Center } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { isDropped } from '../../../messaging/mail/api.ts';

/** An end day for which a reminder is due, and the reminder's name. */
interface DueEnd {
  end: Day;
  mark: string;
}

/**
 * SQL: true if another membership follows a paid one, which makes a reminder pointless. One that was ended before its
 * first day does not count.
 */
const isFollowed = sql<boolean>`exists (
  select from memberships as later
  where later.user_id = memberships.user_id and later.payment_status = 'payed'
    and later.effective_end > memberships.effective_end and later.effective_end >= later.start_date)`;

/** SQL: the free days of a membership that its member has not added yet. */
export const freeDays = sql<number>`case when exists (select from membership_events as added
  where added.membership_id = memberships.id and added.kind = 'extension') then 0 else memberships.extension_days end`;

/** True if a reminder is still needed: the membership ends on this day, and none follows. */
export async function isEnding(db: Db, id: number, end: Day): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select memberships.id from memberships join users on users.id = memberships.user_id
    where memberships.id = ${id} and payment_status = 'payed' and ended_at is null and effective_end = ${end}
      and disabled_at is null and not ${isFollowed}`.execute(db);
  return rows.length > 0;
}

/** A membership to remind a member of. */
interface EndingMembership {
  id: number;
  type: TierName;
  months: PlanLength;
  center: Center;
  start_date: Day;
  effective_end: Day;
  total_paise: number;
  /** The renewal discount. */
  extra_discount_paise: number;
  free_days: number;
  name: string;
  email: string;
  mark: string;
  /** The first day of its unpaid renewal. */
  renewal_start: Day | null;
}

/**
 * Locks paid memberships that end on one of these days and have no reminder yet (or one that was dropped as not
 * needed), unless a later one follows.
 */
export async function lockEnding(tx: Tx, due: readonly DueEnd[], most: number): Promise<EndingMembership[]> {
  const { rows } = await sql<EndingMembership>`
    select memberships.id, type, months, center, start_date, memberships.effective_end, total_paise, extra_discount_paise, ${freeDays} as free_days, name, email, mark,
      (select start_date from memberships as renewal where renewal.renewal_of = memberships.id
        and renewal.withdrawn_at is null and renewal.ended_at is null) as renewal_start
    from unnest(${due.map(({ end }) => end)}::date[], ${due.map(({ mark }) => mark)}::text[]) as due (effective_end, mark)
    join memberships using (effective_end) join users on users.id = memberships.user_id
    where payment_status = 'payed' and ended_at is null and disabled_at is null
      -- Imported members get mails only once they have claimed their account.
      and not (memberships.is_imported and password_hash is null)
      and not exists (
        select from mails where key = 'expiry:' || memberships.id || ':' || memberships.effective_end || ':' || mark
          and not ${isDropped})
      and not ${isFollowed}
    order by memberships.id limit ${most} for share of memberships`.execute(tx);
  return rows;
}
