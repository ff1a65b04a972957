import type { Category } from '@namma/contract/catalogue/rules';
import type { Day } from '@namma/contract/days/dates';
import type { ReportStep } from '@namma/contract/reports/rules';
import type { Period } from '@namma/contract/reports/schemas';
import type { Center } from '@namma/contract/values/centers';
import { type RawBuilder, sql } from 'kysely';
import { isInDays } from '../../../platform/db/lists/filtered-list.ts';
import { where } from '../../../platform/db/lists/list-window.ts';
import type { Db } from '../../../platform/db/types.ts';

/** The first day of the step that contains `day`, within the period. */
export const firstDay = ({ from }: Period, step: ReportStep): RawBuilder<Day> =>
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
export const isCounted = sql`payment_status = 'payed' and (ended_at is null or effective_end >= start_date)`;

/** Rows of a center, or of all without one. */
const at = (center: Center | undefined) => (center ? sql`and center = ${center}` : sql``);

/** Sums paid memberships that started and ended, by step; `first` is null for all days before the period. */
export async function sumMemberships(
  db: Db,
  period: Period,
  step: ReportStep,
  center?: Center,
): Promise<{ first: Day | null; started: number; ended: number }[]> {
  const { rows } = await sql<{ first: Day | null; started: number; ended: number }>`
    select case when day >= ${period.from} then ${firstDay(period, step)} end as first,
      sum(started) as started, sum(ended) as ended
    from (
      select start_date as day, count(*) as started, 0 as ended from memberships where ${isCounted} ${at(center)} group by start_date
      union all
      select effective_end, 0, count(*) from memberships where ${isCounted} ${at(center)} group by effective_end
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
  center?: Center,
): Promise<{ first: Day; last: Day; count: number }[]> {
  const { rows } = await sql<{ first: Day; last: Day; count: number }>`
    select pause.from_day as first, coalesce(resumption.from_day - 1, pause.to_day) as last, count(*) as count
    from membership_events as pause
    left join membership_events as resumption on resumption.resumes = pause.id
    where pause.kind = 'pause' and pause.from_day between ${from}::date - ${PAUSE_DAYS_MOST}::integer and ${to}
      and pause.to_day >= ${from} ${center ? sql`and (select center from memberships where id = pause.membership_id) = ${center}` : sql``}
    group by 1, 2`.execute(db);
  return rows;
}

interface Renewals {
  day: Day;
  memberships: number;
  paise: number;
}

/** Paid memberships that end on these days without a successor. */
const isRenewalDue = ({ from, to }: Period, center: Center | undefined) => sql`
  payment_status = 'payed' and ended_at is null and effective_end between ${from} and ${to} and not exists (
    select from memberships as later
    where later.user_id = ending.user_id and later.payment_status = 'payed'
      -- Ignores memberships that were ended before their first day.
      and later.effective_end >= later.start_date and (later.effective_end, later.id) > (ending.effective_end, ending.id)) ${at(center)}`;

/** Lists renewals by day, with their prices. */
export async function listRenewals(db: Db, period: Period, center?: Center): Promise<Renewals[]> {
  const { rows } = await sql<Renewals>`
    select effective_end as day, count(*) as memberships, sum(total_paise) as paise
    from memberships as ending
    where ${isRenewalDue(period, center)}
    group by effective_end order by effective_end`.execute(db);
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

/** Online orders belong to no center. */
const ordersOf = (center: Center | undefined) => (center ? sql`and false` : sql``);

/** Reads the due amounts of memberships and of partly or fully delivered checkouts, with their numbers. */
export async function readDues(db: Db, center?: Center): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select coalesce(sum(total_paise - paid_paise), 0) as paise, count(*) as count
    from memberships where payment_status = 'pending' and withdrawn_at is null ${at(center)}
    union all
    select coalesce(sum(due_paise), 0), count(*)
    from ${dueCheckouts} as delivered
    where due_paise > 0 ${ordersOf(center)}`.execute(db);
  return rows;
}

/** Lists the names of members whose renewals are due on these days, first to end first. */
export async function listRenewing(db: Db, period: Period, most: number, center?: Center): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select users.name from memberships as ending join users on users.id = user_id
    where ${isRenewalDue(period, center)} order by effective_end, ending.id limit ${most}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Lists the members who owe most, over memberships and delivered checkouts together. */
export async function listDebtors(
  db: Db,
  most: number,
  center?: Center,
): Promise<{ name: string; paise: number }[]> {
  const { rows } = await sql<{ name: string; paise: number }>`
    select users.name, sum(due_paise) as paise
    from (
      select user_id, total_paise - paid_paise as due_paise
      from memberships where payment_status = 'pending' and withdrawn_at is null ${at(center)}
      union all
      select user_id, due_paise from ${dueCheckouts} as delivered where due_paise > 0 ${ordersOf(center)}
    ) as due join users on users.id = due.user_id
    group by users.id, users.name order by paise desc, users.id limit ${most}`.execute(db);
  return rows;
}
