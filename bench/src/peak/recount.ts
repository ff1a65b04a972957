import type { Database } from '../shop/database.ts';
import { type Count, compareCounts, count, findWrongTotals } from '../writes/recount.ts';
import type { Asked } from './writes.ts';

/** What the tables held before. */
export interface Before {
  sales: Count;
  visit: number;
  classBooking: number;
  appointment: number;
  payment: number;
}

export async function readBefore(db: Database): Promise<Before> {
  const [row] = await db.query<Omit<Before, 'sales'>>(
    `select (select coalesce(max(id), 0) from visits) as visit,
       (select coalesce(max(id), 0) from class_bookings) as "classBooking",
       (select coalesce(max(id), 0) from bookings) as appointment,
       (select coalesce(max(id), 0) from payments) as payment`,
  );
  return { sales: await count(db), ...(row as Omit<Before, 'sales'>) }; // a select without a table has one row
}

/** Searches the tables for each write, once and right. @returns what is missing, too much or wrong */
export async function recount(db: Database, before: Before, asked: Asked): Promise<string[]> {
  const faults: string[] = [];
  const compare = (what: string, found: number | undefined, expected: number) => {
    if (found !== expected) faults.push(`${what}: ${found} in the database instead of ${expected}`);
  };
  const countOf = async (statement: string, values: readonly unknown[]) =>
    (await db.query<{ count: number }>(`select count(*)::int as count from ${statement}`, values))[0]?.count;

  compare('visits', await countOf(`visits where is_in and id > $1`, [before.visit]), asked.checkIns);
  compare('refused visits', await countOf(`visits where not is_in and id > $1`, [before.visit]), 0);
  compare(
    'class bookings',
    await countOf(`class_bookings where id > $1`, [before.classBooking]),
    asked.classBookings,
  );
  compare(
    'classes with too many in, or with a place and somebody who waits',
    await countOf(WRONG_CLASSES, []),
    0,
  );
  compare('appointments', await countOf(`bookings where id > $1`, [before.appointment]), asked.appointments);
  compare('times that were given twice', await countOf(DOUBLE_TIMES, []), 0);
  compare('receipts', await countOf(`payments where id > $1`, [before.payment]), asked.receipts.length);
  compare('receipts with another sum', await countOf(WRONG_RECEIPTS, receiptsOf(asked)), 0);
  compare('cart lines that are missing', await countOf(MISSING_LINES, linesOf(asked)), 0);

  const sales = { acknowledged: asked.orders, underWay: 0, linesOfAnOrder: 2 };
  faults.push(...compareCounts(before.sales, await count(db), sales));
  faults.push(...(await findWrongTotals(db, before.sales.at)));
  return faults;
}

const WRONG_CLASSES = `(
  select from class_bookings join class_slots on class_slots.id = slot_id where rank is not null
  group by slot_id, day, capacity
  having count(*) filter (where is_in) <> least(count(*), capacity)
) as wrong`;

const DOUBLE_TIMES = `(
  select from bookings where status = 'booked' and coach_id is not null group by coach_id, starts_at having count(*) > 1
) as twice`;

/** A membership that was paid at the counter has one receipt over what was due, and is paid. */
const WRONG_RECEIPTS = `unnest($1::int[], $2::bigint[]) as asked (membership, paise)
  where not exists (
    select from memberships where id = membership and payment_status = 'payed' and paid_paise = total_paise
      and paise = (select sum(amount_paise) from payments where membership_id = membership)
  )`;
const receiptsOf = ({ receipts }: Asked) => [
  receipts.map(({ membership }) => membership),
  receipts.map(({ paise }) => paise),
];

/** Each piece that somebody has put in the cart. */
const MISSING_LINES = `(
  select member, product, count(*) as pieces from unnest($1::int[], $2::int[]) as asked (member, product) group by member, product
) as wanted
  where coalesce((select quantity from cart_lines where user_id = member and product_id = product), 0) <> pieces`;
const linesOf = ({ cart }: Asked) => [cart.map(({ user }) => user), cart.map(({ product }) => product)];
