import { consultancyTypes } from '@namma/contract/appointments/rules';
import { categoryValues, searchTextToCategory } from '@namma/contract/catalogue/rules';
import { addDays, type Day, gymDay } from '@namma/contract/days/dates';
import { firstCenters } from '@namma/contract/values/centers';
import { PlainError } from '../../scripts/lib/run.mjs';
import type { Database, Shop } from './fill.ts';
import { callRequest, callSample, pageSample, type Sample } from './load.ts';
import { halfTyped, orderRequest } from './rows.ts';
import { firstNames, lastNames } from './words.ts';

const PRODUCTS = 400;
/** A membership may end on the last day on which a class can be booked. */
const CLASS_DAYS = 8;

/** Creates the requests for each event of a kind. Each write is by another person, so that none is refused. */
export async function makeRequests(db: Database, shop: Shop) {
  const { tokens, random, size, firstMember } = shop;
  const products = await db.query<{ id: number; name: string }>(
    `select id, name from products where is_available and deleted_at is null and id % $1 = 1 order by id limit $2`,
    [Math.max(1, Math.floor(size.products / PRODUCTS)), PRODUCTS],
  );
  const takers = await findTakers(db, shop);
  const member = () => random.pick(tokens.regulars);
  const category = () => random.pick(categoryValues);
  const center = () => random.pick(firstCenters);
  const person = () => `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const choose = (choices: readonly (() => Sample)[]) => () => random.pick(choices)();
  const from = addDays(gymDay(new Date()), 1);
  const read = (name: Parameters<typeof callRequest>[0], query: object = {}, token?: string) =>
    callSample(name, callRequest(name, query, token));
  let writes = 0;

  return {
    page: choose([
      () => pageSample('/'),
      () => pageSample('/store'),
      () => pageSample(`/store/category?category=${category()}`),
      () => pageSample(`/store/product?id=${random.pick(products).id}`),
      () => pageSample(`/classes?center=${encodeURIComponent(center())}`),
      () => pageSample('/fitness'),
    ]),
    'shop list': choose([
      () => read('product/getAll', { category: category(), page: 1 + random.below(5), limit: 9 }),
      () => read('product/get', { id: random.pick(products).id }),
      () => read('product/topSeller'),
      () => read('product/similar', { category: category() }),
    ]),
    search: () => {
      const words = random.pick(products).name.toLowerCase().split(' ').slice(0, 3);
      // A search, and three suggestions while it is typed.
      if (random.below(4) > 0) return read('product/suggestions', { filter: halfTyped(words) });
      return read('product/getAll', { category: searchTextToCategory(words.join(' ')), page: 1, limit: 9 });
    },
    'class list': () => read('classes/getWeek', { center: center() }),
    'slot list': () =>
      read(
        'consultancy/slots',
        { type: random.pick(consultancyTypes), from, to: addDays(from, 13) },
        member(),
      ),
    'own screen': choose([
      () => read('user/cardSecret', {}, member()),
      () => read('user/profile', {}, member()),
      () => read('classes/getMine', {}, member()),
      () => read('membership/getMemberships', {}, member()),
      () => read('orders/getOrders', {}, member()),
      () => read('cart/cartDetails', {}, member()),
      () => read('user/getDues', {}, member()),
    ]),
    desk: choose([
      () => read('admin/getDashData', {}, tokens.admin),
      () => read('visits/getToday', { center: center() }, tokens.admin),
      () => read('admin/getUnread', {}, tokens.admin),
    ]),
    'desk search': choose([
      () => read('admin/getMembers', { q: person() }, tokens.admin),
      () => read('payments/find', { code: person(), center: center() }, tokens.admin),
      () => read('admin/getMember', { id: firstMember + random.below(size.members) }, tokens.admin),
    ]),
    'check-in': () => {
      const { id } = takers.visitor();
      const body = { memberId: id, center: center() };
      return callSample('visits/scan', callRequest('visits/scan', {}, tokens.admin, body), ({ verdict }) =>
        verdict === 'in' ? undefined : `${verdict} for member ${id}`,
      );
    },
    // Half of the members want the class of the next Monday evening.
    'class booking': () => {
      const one = random.below(2) === 0 ? takers.classes[0] : random.pick(takers.classes);
      return callSample('classes/book', callRequest('classes/book', {}, takers.student(), one));
    },
    'appointment booking': () => {
      const body = { ...takers.freeTime(), age: 30, height: 170, weight: 70 };
      return callSample('consultancy/book', callRequest('consultancy/book', {}, takers.client(), body));
    },
    'cart change': () => {
      const { body = '', token } = orderRequest(shop, random.below(shop.buyers), '');
      const [{ productId }] = JSON.parse(body).cartProductDetails;
      return callSample('cart/add', callRequest('cart/add', {}, token, { productId }));
    },
    order: () => {
      const request = orderRequest(shop, random.below(shop.buyers), `peak-order-${++writes}`);
      return callSample('orders/order', request, ({ orderIds }) =>
        orderIds.length === 2 ? undefined : `${orderIds.length} orders`,
      );
    },
    receipt: () => {
      const { id, center } = takers.payer();
      const body = { subject: 'membership', id, mode: 'cash', center };
      const request = {
        ...callRequest('payments/receive', {}, tokens.admin, body),
        key: `peak-receipt-${id}`,
      };
      return callSample('payments/receive', request, ({ duePaise }) =>
        duePaise === 0 ? undefined : `${duePaise} paise are still due`,
      );
    },
  };
}

export type Kind = keyof Awaited<ReturnType<typeof makeRequests>>;

/** People and times for the writes, in random order, each used once. */
async function findTakers(db: Database, shop: Shop) {
  const { random, tokens, firstMember, regulars, buyers } = shop;
  const tokenOf = ({ id }: { id: number }) =>
    [...tokens.regulars, ...tokens.buyers][id - firstMember] as string; // one for each of these ids
  const take = <T>(list: readonly T[], what: string) => {
    const rest = random.shuffle(list);
    return () => {
      const one = rest.pop();
      if (one === undefined) throw new PlainError(`--peak: the shop has only ${list.length} ${what}.`);
      return one;
    };
  };
  const withToken = [firstMember, firstMember + regulars + buyers];
  const visitors = await db.query<{ id: number }>(
    `select user_id as id from memberships where payment_status = 'payed' and gym_day(now()) between start_date and effective_end
     and user_id not in (select user_id from visits where user_id is not null and at > now() - interval '3 hours')`,
  );
  const students = await db.query<{ id: number }>(
    `select distinct user_id as id from memberships where payment_status = 'payed' and user_id >= $1 and user_id < $2
     and start_date <= gym_day(now()) and effective_end > gym_day(now()) + ${CLASS_DAYS}`,
    withToken,
  );
  const clients = await db.query<{ id: number }>(
    `select id from users where id >= $1 and id < $2
     and not exists (select from bookings where user_id = users.id and starts_at > now())`,
    withToken,
  );
  const payers = await db.query<{ id: number; center: string }>(
    `select id, center from memberships
     where payment_status = 'pending' and paid_paise < total_paise and effective_end > gym_day(now())`,
  );
  /** The class of the next Monday at 18:00 first. */
  const classes = await db.query<{ slotId: number; day: Day }>(
    `select id as "slotId", day::text from class_slots
     cross join lateral (select gym_day(now()) + n as day from generate_series(1, 6) as n) as days
     where weekday = extract(dow from day) order by weekday <> 1, from_minute <> 1080, id, day`,
  );
  const freeTimes = await db.query<{ consult_type: string; date: Day; startsAt: string; coachId: number }>(
    `select consult_type, day::text as date, coaches.id as "coachId",
       to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startsAt"
     from coaches
     cross join lateral (select gym_day(now()) + n as day from generate_series(2, 30) as n) as days
     cross join unnest(array[360, 390, 630]) as minute
     cross join lateral (select (day + minute * interval '1 minute') at time zone 'Asia/Kolkata' as at) as instants
     where extract(isodow from day) < 6
       and not exists (select from bookings where coach_id = coaches.id and status = 'booked' and starts_at = at)`,
  );
  return {
    classes,
    visitor: take(visitors, 'members who may come in'),
    student: take(students.map(tokenOf), 'members who may book a class'),
    client: take(clients.map(tokenOf), 'members without an appointment'),
    payer: take(payers, 'memberships to pay'),
    freeTime: take(freeTimes, 'free times'),
  };
}
