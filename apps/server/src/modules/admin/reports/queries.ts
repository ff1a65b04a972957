import type { Category } from '@namma/contract/catalogue/rules';
import type { Day } from '@namma/contract/days/dates';
import type { ReceiptMode, ReceiptSubject } from '@namma/contract/payments/rules';
import type { ReportStep } from '@namma/contract/reports/rules';
import type { Period } from '@namma/contract/reports/schemas';
import type { Center } from '@namma/contract/values/centers';
import { type RawBuilder, sql } from 'kysely';
import { isInDays } from '../../../platform/db/lists/filtered-list.ts';
import { where } from '../../../platform/db/lists/list-window.ts';
import type { Db } from '../../../platform/db/types.ts';

/** The first day of the step that contains `day`, within the period. */
const firstDay = ({ from }: Period, step: ReportStep): RawBuilder<Day> =>
  sql`greatest(date_trunc(${step}::text, day::timestamp)::date, ${from}::date)`;

// A period without sales still has a row for all of it.
const sold = sql`
  coalesce(sum(paise), 0) as paise,
  coalesce(sum(count), 0) as orders,
  coalesce(sum(paise) filter (where channel = 'counter'), 0) as counter_paise,
  coalesce(sum(count) filter (where channel = 'counter'), 0) as counter_orders`;

/**
 * Grouped by day and product first, before categories and steps are looked up. Excludes cancelled and returned orders.
 */
const salesIn = (period: Period, step: ReportStep) => sql`(
  select ${firstDay(period, step)} as first, category, channel, paise, count
  from (
    select gym_day(created_at) as day, product_id, channel, sum(quantity::bigint * unit_price_paise) as paise, count(*) as count
    from orders ${where([sql`cancelled_at is null and returned_at is null`, ...isInDays(period, 'created_at')])}
    group by gym_day(created_at), product_id, channel
  ) as sale
  join products on products.id = product_id)`;

interface Sold {
  paise: number;
  orders: number;
  /** The part sold at the counter. */
  counter_paise: number;
  counter_orders: number;
}

/** Sums sales by step, by category, and in total; null in a column means all. */
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

/** Lists sales by step and category, oldest first. */
export async function listSales(
  db: Db,
  period: Period,
  step: ReportStep,
): Promise<(Sold & { first: Day; category: Category })[]> {
  const { rows } = await sql<Sold & { first: Day; category: Category }>`
    select first, category, ${sold}
    from ${salesIn(period, step)} as sale
    group by first, category order by first, category`.execute(db);
  return rows;
}

/** Memberships that ended before their first day do not count. */
const isCounted = sql`payment_status = 'payed' and (ended_at is null or effective_end >= start_date)`;

/** Sums paid memberships that started and ended, by step; `first` is null for all days before the period. */
export async function sumMemberships(
  db: Db,
  period: Period,
  step: ReportStep,
): Promise<{ first: Day | null; started: number; ended: number }[]> {
  const { rows } = await sql<{ first: Day | null; started: number; ended: number }>`
    select case when day >= ${period.from} then ${firstDay(period, step)} end as first,
      sum(started) as started, sum(ended) as ended
    from (
      select start_date as day, count(*) as started, 0 as ended from memberships where ${isCounted} group by start_date
      union all
      select effective_end, 0, count(*) from memberships where ${isCounted} group by effective_end
    ) as movement
    where day <= ${period.to}
    group by 1`.execute(db);
  return rows;
}

/** Longer than any pause, including closed days. */
const PAUSE_DAYS_MOST = 366;

/** Lists final pauses with a day in the period. */
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

/** Paid memberships that end on these days without a successor. */
const isRenewalDue = ({ from, to }: Period) => sql`
  payment_status = 'payed' and ended_at is null and effective_end between ${from} and ${to} and not exists (
    select from memberships as later
    where later.user_id = ending.user_id and later.payment_status = 'payed'
      -- Ignores memberships that were ended before their first day.
      and later.effective_end >= later.start_date and (later.effective_end, later.id) > (ending.effective_end, ending.id))`;

/** Lists renewals by day, with their prices. */
export async function listRenewals(db: Db, { from, to }: Period): Promise<Renewals[]> {
  const { rows } = await sql<Renewals>`
    select effective_end as day, count(*) as memberships, sum(total_paise) as paise
    from memberships as ending
    where ${isRenewalDue({ from, to })}
    group by effective_end order by effective_end`.execute(db);
  return rows;
}

export interface Paid {
  payments: number;
  received: number;
  returned: number;
}

const paid = sql`coalesce(sum(payments), 0) as payments, coalesce(sum(received), 0) as received,
  coalesce(sum(returned), 0) as returned`;

/**
 * Grouped by day first, so that steps are not computed for each payment. Excludes opening balances and credits, which
 * are no payments.
 */
const paymentsIn = (period: Period, step: ReportStep) => sql`(
  select ${firstDay(period, step)} as first, center, mode, subject, payments, received, returned
  from (
    select gym_day(received_at) as day, coalesce(center, '') as center, mode,
      case when membership_id is not null then 'membership' when pass_id is not null then 'pass' else 'checkout' end as subject,
      count(*) filter (where kind = 'payment') as payments,
      sum(amount_paise) filter (where kind = 'payment') as received,
      -sum(amount_paise) filter (where kind <> 'payment') as returned
    from payments ${where([sql`kind not in ('opening', 'credit')`, ...isInDays(period, 'received_at')])}
    group by 1, 2, 3, 4
  ) as payment)`;

interface PaidOf extends Paid {
  by: 'step' | 'mode' | 'center' | 'subject' | 'all';
  /** The first day of the step, the mode, the subject, or the center (empty for none); null for all. */
  value: string | null;
}

/** Sums payments by step, mode, center, subject, and in total, in paise. */
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
  center: Center | '';
  subject: ReceiptSubject;
  mode: ReceiptMode;
}

/** Lists payments by step, center, subject and mode, oldest first. */
export async function listPayments(
  db: Db,
  period: Period,
  step: ReportStep,
): Promise<(Paid & ListedPayments)[]> {
  const { rows } = await sql<Paid & ListedPayments>`
    select first, center, subject, mode, ${paid}
    from ${paymentsIn(period, step)} as payment
    group by first, center, subject, mode
    order by first, center, subject, mode`.execute(db);
  return rows;
}

interface Due {
  paise: number;
  count: number;
}

/** Partly or fully delivered checkouts, with their remaining price. */
const dueCheckouts = sql`(
  select checkouts.user_id, fee_paise + sum(quantity::bigint * unit_price_paise) - paid_paise as due_paise
  from checkouts join orders on checkout_id = checkouts.id
  where paid_paise < total_paise and cancelled_at is null and returned_at is null
  group by checkouts.id having bool_or(order_status = 'Delivered'))`;

/** Reads the due amounts of memberships and of partly or fully delivered checkouts, with their numbers. */
export async function readDues(db: Db): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select coalesce(sum(total_paise - paid_paise), 0) as paise, count(*) as count
    from memberships where payment_status = 'pending' and withdrawn_at is null
    union all
    select coalesce(sum(due_paise), 0), count(*)
    from ${dueCheckouts} as delivered
    where due_paise > 0`.execute(db);
  return rows;
}

/** Lists the names of members whose renewals are due on these days, first to end first. */
export async function listRenewing(db: Db, period: Period, most: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select users.name from memberships as ending join users on users.id = user_id
    where ${isRenewalDue(period)} order by effective_end, ending.id limit ${most}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Lists the members who owe most, over memberships and delivered checkouts together. */
export async function listDebtors(db: Db, most: number): Promise<{ name: string; paise: number }[]> {
  const { rows } = await sql<{ name: string; paise: number }>`
    select users.name, sum(due_paise) as paise
    from (
      select user_id, total_paise - paid_paise as due_paise
      from memberships where payment_status = 'pending' and withdrawn_at is null
      union all
      select user_id, due_paise from ${dueCheckouts} as delivered where due_paise > 0
    ) as due join users on users.id = due.user_id
    group by users.id, users.name order by paise desc, users.id limit ${most}`.execute(db);
  return rows;
}
