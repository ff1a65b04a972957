import { consultancyTypes } from '@namma/contract/appointments/rules';
import { addDays, gymDay } from '@namma/contract/days/dates';
import { callRequest, callSample, differs, type Row, type Sample, type Shop } from '../row.ts';
import type { Database } from '../shop/database.ts';
import { CART_LINES, ORDERS_OF_A_REGULAR } from '../shop/fill.ts';

const CONNECTIONS = 32;
const SAMPLES = 20;

/** Reads of a signed-in member's screens, each member with their own token. */
export async function memberRows({ db, tokens, firstMember }: Shop): Promise<Row[]> {
  const ids = tokens.members.map((_, i) => firstMember + i);
  const emails = await db.query<{ id: number; email: string }>(
    `select id, email from users where id = any($1::int[]) order by id limit ${SAMPLES}`,
    [ids],
  );
  const ofEachMember = (sample: (token: string, i: number) => Sample) =>
    tokens.members.slice(0, SAMPLES).map(sample);
  return [
    memberRow(
      'member/profile',
      tokens.members.map((token) => callRequest('user/profile', {}, token)),
      ofEachMember((token, i) =>
        callSample('user/profile', callRequest('user/profile', {}, token), (profile) =>
          differs([profile.email], [emails[i]?.email]),
        ),
      ),
    ),
    memberRow(
      'member/cart',
      tokens.members.map((token) => callRequest('cart/cartDetails', {}, token)),
      ofEachMember((token) =>
        callSample('cart/cartDetails', callRequest('cart/cartDetails', {}, token), (cart) =>
          differs([cart.length], [CART_LINES]),
        ),
      ),
    ),
    memberRow(
      'member/orders',
      tokens.members.map((token) => callRequest('orders/getOrders', {}, token)),
      ofEachMember((token) =>
        callSample('orders/getOrders', callRequest('orders/getOrders', {}, token), (orders) =>
          orders.length >= ORDERS_OF_A_REGULAR ? undefined : `${orders.length} orders`,
        ),
      ),
    ),
    await slotsRow(db, tokens.members),
  ];
}

/** Few members look for a time at once. */
const SLOT_LISTS_PER_SECOND = 20;
const SLOT_DAYS = 60;

/** The free times of sixty days of one type, with ten thousand appointments. */
async function slotsRow(db: Database, members: readonly string[]): Promise<Row> {
  // From the day after tomorrow on, where the notice cuts nothing off.
  const from = addDays(gymDay(new Date()), 2);
  const to = addDays(from, SLOT_DAYS - 2);
  const listOf = (token: string, i: number) =>
    callRequest('consultancy/slots', { type: typeOf(i), from, to }, token);
  const typeOf = (i: number) => consultancyTypes[i % consultancyTypes.length];
  const free = await db.query<{ type: string; count: number }>(
    `select consult_type as type, count(*)::int as count from coaches
     cross join generate_series(date '${from}', date '${to}', interval '1 day') as day
     cross join generate_series(360, 630, 30) as minute
     where (extract(isodow from day) < 6 or minute between 420 and 600)
       and not exists (select from bookings where coach_id = coaches.id and status = 'booked'
         and starts_at = (day::date + minute * interval '1 minute') at time zone 'Asia/Kolkata')
     group by consult_type`,
  );
  return {
    ...memberRow(
      'member/slots',
      members.map(listOf),
      members
        .slice(0, SAMPLES)
        .map((token, i) =>
          callSample('consultancy/slots', listOf(token, i), (slots) =>
            differs([slots.length], [free.find(({ type }) => type === typeOf(i))?.count]),
          ),
        ),
    ),
    perSecond: SLOT_LISTS_PER_SECOND,
    goal: { p95: 20 },
  };
}

const memberRow = (name: string, requests: Row['requests'], samples: Sample[]): Row => ({
  name,
  connections: CONNECTIONS,
  requests,
  samples,
  goal: { ratioToBare: 0.1 },
  isGoalForPostgresql: true,
  isForBothEngines: true,
});
