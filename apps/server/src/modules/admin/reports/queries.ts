import type { Category } from '@namma/contract/catalogue/rules';
import type { Day } from '@namma/contract/days/dates';
import type { ReceiptMode, ReceiptSubject } from '@namma/contract/payments/rules';
import type { ReportStep } from '@namma/contract/reports/rules';
import type { Period } from '@namma/contract/reports/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

/** The first day of the step that `day` is in, within the period. */
const firstDay = ({ from }: Period, step: ReportStep): RawBuilder<Day> =>
  sql`greatest(date_trunc(${step}::text, day::timestamp)::date, ${from}::date)`;

// A period without sales still has a row for all of it.
const sold = sql`
  coalesce(sum(paise) filter (where kind = 'sales'), 0) as paise,
  coalesce(sum(count) filter (where kind = 'sales'), 0) as orders,
  coalesce(sum(paise) filter (where kind = 'counter sales'), 0) as counter_paise,
  coalesce(sum(count) filter (where kind = 'counter sales'), 0) as counter_orders`;

/** Totals by day and key, without their slots: first, because what follows from a day need not be computed for each slot. */
const daysOf = (condition: RawBuilder<unknown>) => sql`(
  select kind, day, key, sum(count) as count, sum(paise) as paise
  from totals where ${condition} group by kind, day, key)`;

const salesIn = (period: Period, step: ReportStep) => sql`(
  select ${firstDay(period, step)} as first, key as category, kind, paise, count
  from ${daysOf(sql`kind in ('sales', 'counter sales') and day between ${period.from} and ${period.to}`)} as day)`;

interface Sold {
  paise: number;
  orders: number;
  /** Of these, what was sold over the counter. */
  counter_paise: number;
  counter_orders: number;
}

/** Sales by step, then by category, then all; a row has null for what it sums over. */
export async function sumSales(
  db: Db,
  period: Period,
  step: ReportStep,
): Promise<(Sold & { first: Day | null; category: Category | null })[]> {
  const { rows } = await sql<Sold & { first: Day | null; category: Category | null }>`
    select first, category, ${sold}
    from ${salesIn(period, step)} as sale
    group by grouping sets ((first), (category), ())`.execute(db);
  return rows;
}

/** Sales by step and category, oldest first. */
export async function listSales(
  db: Db,
  period: Period,
  step: ReportStep,
): Promise<(Sold & { first: Day; category: Category })[]> {
  const { rows } = await sql<Sold & { first: Day; category: Category }>`
    select first, category, ${sold}
    from ${salesIn(period, step)} as sale
    group by first, category having sum(count) <> 0 order by first, category`.execute(db);
  return rows;
}

/** Payed memberships that started and ended, by step; `first` is null for all days before the period. */
export async function sumMemberships(
  db: Db,
  period: Period,
  step: ReportStep,
): Promise<{ first: Day | null; started: number; ended: number }[]> {
  const { rows } = await sql<{ first: Day | null; started: number; ended: number }>`
    select first, sum(started) as started, sum(ended) as ended
    from (
      select case when day >= ${period.from} then ${firstDay(period, step)} end as first,
        case kind when 'memberships begun' then count else 0 end as started,
        case kind when 'memberships ended' then count else 0 end as ended
      from ${daysOf(sql`kind in ('memberships begun', 'memberships ended') and day <= ${period.to}`)} as day
    ) as movement
    group by first`.execute(db);
  return rows;
}

/** Longer than any pause: the pause days of a plan and some closed days among them. */
const PAUSE_DAYS_MOST = 366;

/** Pauses with a day in the period, as they were in the end, by their days. */
export async function listPauses(
  db: Db,
  { from, to }: Period,
): Promise<{ first: Day; last: Day; count: number }[]> {
  const { rows } = await sql<{ first: Day; last: Day; count: number }>`
    select pause.from_day as first, coalesce(resumption.from_day - 1, pause.to_day) as last, count(*) as count
    from membership_events as pause
    left join membership_events as resumption on resumption.resumes = pause.id
    where pause.kind = 'pause' and pause.from_day between ${from}::date - ${PAUSE_DAYS_MOST}::integer and ${to}
      and pause.to_day >= ${from}
    group by 1, 2`.execute(db);
  return rows;
}

interface Renewals {
  day: Day;
  memberships: number;
  paise: number;
}

/** Payed memberships that end on these days and that no later one follows, by day, and their prices. */
export async function listRenewals(db: Db, { from, to }: Period): Promise<Renewals[]> {
  const { rows } = await sql<Renewals>`
    select effective_end as day, count(*) as memberships, sum(total_paise) as paise
    from memberships as ending
    where payment_status = 'payed' and ended_at is null and effective_end between ${from} and ${to} and not exists (
      select from memberships as later
      where later.user_id = ending.user_id and later.payment_status = 'payed'
        -- One that was ended before its first day leads nowhere.
        and later.effective_end >= later.start_date and (later.effective_end, later.id) > (ending.effective_end, ending.id))
    group by effective_end order by effective_end`.execute(db);
  return rows;
}

export interface Paid {
  payments: number;
  received: number;
  returned: number;
}

const paid = sql`coalesce(sum(count) filter (where kind = 'received'), 0) as payments,
  coalesce(sum(paise) filter (where kind = 'received'), 0) as received,
  coalesce(sum(paise) filter (where kind = 'returned'), 0) as returned`;

const paymentsIn = (period: Period, step: ReportStep) => sql`(
  select ${firstDay(period, step)} as first, split_part(key, '|', 2) as center, split_part(key, '|', 1) as mode,
    split_part(key, '|', 3) as subject, kind, count, paise
  from ${daysOf(sql`kind in ('received', 'returned') and day between ${period.from} and ${period.to}`)} as day)`;

interface PaidOf extends Paid {
  by: 'step' | 'mode' | 'center' | 'subject' | 'all';
  /** The first day of the step, the mode, what it is for, or the center, which is empty for none; null for all. */
  value: string | null;
}

/** Payments by step, by mode, by center, by what they are for, and all, in paise. */
export async function sumPayments(db: Db, period: Period, step: ReportStep): Promise<PaidOf[]> {
  const { rows } = await sql<PaidOf>`
    select
      case when grouping(first) = 0 then 'step' when grouping(mode) = 0 then 'mode'
        when grouping(center) = 0 then 'center' when grouping(subject) = 0 then 'subject' else 'all' end as by,
      coalesce(first::text, mode, center, subject) as value, ${paid}
    from ${paymentsIn(period, step)} as payment
    group by grouping sets ((first), (mode), (center), (subject), ())`.execute(db);
  return rows;
}

interface ListedPayments {
  first: Day;
  /** Empty for none. */
  center: string;
  subject: ReceiptSubject;
  mode: ReceiptMode;
}

/** Payments by step, center, what they are for and mode, oldest first. */
export async function listPayments(
  db: Db,
  period: Period,
  step: ReportStep,
): Promise<(Paid & ListedPayments)[]> {
  const { rows } = await sql<Paid & ListedPayments>`
    select first, center, subject, mode, ${paid}
    from ${paymentsIn(period, step)} as payment
    group by first, center, subject, mode
    having sum(count) filter (where kind = 'received') <> 0 or sum(paise) filter (where kind = 'received') <> 0
      or sum(paise) filter (where kind = 'returned') <> 0
    order by first, center, subject, mode`.execute(db);
  return rows;
}

interface Due {
  paise: number;
  count: number;
}

/** What is due of memberships, and of checkouts of which something is delivered, and of how many. */
export async function readDues(db: Db): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select coalesce(sum(total_paise - paid_paise), 0) as paise, count(*) as count
    from memberships where payment_status = 'pending' and withdrawn_at is null
    union all
    select coalesce(sum(delivered_paise - paid_paise), 0), count(*)
    from checkouts where delivered_paise > paid_paise`.execute(db);
  return rows;
}
