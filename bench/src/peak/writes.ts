import { centers } from '@namma/contract/centers/rules';
import type { Day } from '@namma/contract/days/dates';
import type { Request } from '../ask.ts';
import { callRequest, callSample, type Sample, type Shop } from '../row.ts';
import { CLIENTS, drawWish, findMarket, order } from '../writes/flow.ts';
import { findPeople, inTurn } from './people.ts';
import type { WriteKind } from './reads.ts';

/** What was asked for, so that the tables can be searched for it afterwards. */
export interface Asked {
  checkIns: number;
  classBookings: number;
  appointments: number;
  cart: { user: number; product: number }[];
  orders: number;
  receipts: { membership: number; paise: number }[];
}

/** One of these is sent for each event of its kind; it notes what it asks for. */
export interface Writes {
  make: Record<WriteKind, () => Sample>;
  asked: Asked;
}

/** Half of those who book want the same class: the one of the next Monday evening that most people can reach. */
const SHARE_OF_THE_FAVOURITE = 2;

/** The writes of each kind, one at a time, each by somebody else. */
export async function writesOf(shop: Shop): Promise<Writes> {
  const { tokens, random } = shop;
  const people = await findPeople(shop);
  const market = await findMarket(shop);
  const asked: Asked = { checkIns: 0, classBookings: 0, appointments: 0, cart: [], orders: 0, receipts: [] };
  const atTheDoor = inTurn(people.atTheDoor, 'members who may come in');
  const forClasses = inTurn(people.forClasses, 'members who may book a class');
  const forAppointments = inTurn(people.forAppointments, 'members without an appointment');
  const payers = inTurn(people.payers, 'memberships to pay');
  const classes = await findClasses(shop);
  const times = inTurn(random.shuffle(await findFreeTimes(shop)), 'free times');

  const make: Writes['make'] = {
    'check-in': () => {
      const { id } = atTheDoor();
      asked.checkIns++;
      const body = { memberId: id, center: random.pick(centers) };
      return callSample(
        'visits/scan',
        post('visits/scan', body, tokens.admin),
        ({ verdict, member, since }) =>
          verdict === 'in' && member?.userId === id && !since ? undefined : `${verdict} for member ${id}`,
      );
    },
    'class booking': () => {
      asked.classBookings++;
      const one = asked.classBookings % SHARE_OF_THE_FAVOURITE === 0 ? classes[0] : random.pick(classes);
      return callSample('classes/book', post('classes/book', { ...one }, forClasses().token), ({ place }) =>
        place === 'in' || place === 'waiting' ? undefined : `place ${place}`,
      );
    },
    'appointment booking': () => {
      asked.appointments++;
      const time = times();
      const body = { ...time, age: 30, height: 170, weight: 70 };
      return callSample(
        'consultancy/book',
        post('consultancy/book', body, forAppointments().token),
        () => undefined,
      );
    },
    'into the cart': () => {
      const { member: user, token, products } = drawWish(market, random.below(CLIENTS), random);
      const [product] = products;
      asked.cart.push({ user, product });
      return callSample('cart/add', post('cart/add', { productId: product }, token), () => undefined);
    },
    order: () => {
      asked.orders++;
      const wish = drawWish(market, random.below(CLIENTS), random);
      const { body } = order.stepsOf(wish)[0] as { body: string }; // the flow is one step
      const request = {
        ...callRequest('orders/order', {}, wish.token),
        body,
        key: `peak-${asked.orders}-${wish.member}`,
      };
      return callSample('orders/order', request, ({ orderIds }) =>
        orderIds.length === wish.products.length ? undefined : `${orderIds.length} orders`,
      );
    },
    receipt: () => {
      const { id, due, center } = payers();
      asked.receipts.push({ membership: id, paise: due });
      const body = { subject: 'membership', id, mode: 'cash', center };
      const request = { ...post('payments/receive', body, tokens.admin), key: `peak-receipt-${id}` };
      return callSample('payments/receive', request, ({ duePaise }) =>
        duePaise === 0 ? undefined : `${duePaise} paise are still due`,
      );
    },
  };
  return { make, asked };
}

const post = (name: Parameters<typeof callRequest>[0], body: object, token: string): Request => ({
  ...callRequest(name, {}, token),
  body: JSON.stringify(body),
});

interface ClassOfDay {
  slotId: number;
  day: Day;
}

/** The classes of the next six days, that of the next Monday at 18:00 first. */
const findClasses = ({ db }: Shop) =>
  db.query<ClassOfDay>(
    `select id as "slotId", day::text from class_slots
     cross join lateral (select gym_day(now()) + n as day from generate_series(1, 6) as n) as days
     where weekday = extract(dow from day) order by weekday <> 1, from_minute <> 1080, id, day`,
  );

interface FreeTime {
  consult_type: string;
  date: Day;
  startsAt: string;
  coachId: number;
}

/** Free times of coaches on weekdays, beyond the notice. */
const findFreeTimes = ({ db }: Shop) =>
  db.query<FreeTime>(
    `select consult_type, day::text as date, coaches.id as "coachId",
       to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startsAt"
     from coaches
     cross join lateral (select gym_day(now()) + n as day from generate_series(2, 30) as n) as days
     cross join unnest(array[360, 390, 630]) as minute
     cross join lateral (select (day + minute * interval '1 minute') at time zone 'Asia/Kolkata' as at) as instants
     where extract(isodow from day) < 6
       and not exists (select from bookings where coach_id = coaches.id and status = 'booked' and starts_at = at)`,
  );
