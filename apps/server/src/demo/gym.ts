import { consultancyTypes } from '@namma/contract/appointments/rules';
import { addMonths, gymDay } from '@namma/contract/days/dates';
import { planLengthsMonths, tierNames } from '@namma/contract/memberships/tiers';
import { type Center, firstCenters } from '@namma/contract/values/centers';
import { after, type DemoMonth, type Member } from './month.ts';
import { phoneOf } from './people.ts';
import { Random } from './random.ts';
import type { Till } from './till.ts';

const SEED = 70_012;
const MEMBERSHIP_COUNT = 25;
/** One of eight buyers forgets to pay, and one pays in two parts, a week apart. */
const FORGOTTEN = 5;
const IN_PARTS = 3;
const WEEK = 7;
/** The membership whose first payment is reversed. */
const MISTAKEN = 6;
const HUNDRED = 100;
/** Two weeks of visits are enough for statistics. */
const FIRST_VISITS = -14;
const ELSEWHERE_PERCENT = 12;
/** The phone numbers of people with passes follow those of the enquiries. */
const FIRST_PASS_NUMBER = 200;

interface Bought {
  id: number;
  /** Rupees. */
  price: number;
  term: Parameters<DemoMonth['addTerm']>[0];
}

interface Gym {
  month: DemoMonth;
  random: Random;
  till: Till;
}

/** Schedules memberships with their payments, visits, appointments and passes. */
export function planGym(month: DemoMonth, till: Till): void {
  const gym: Gym = { month, random: new Random(SEED), till };
  planMemberships(gym);
  planAppointments(gym);
  planPasses(gym);
}

/** Every second member buys a membership within days of joining. Most are paid within four days. */
function planMemberships(gym: Gym): void {
  const { month, random } = gym;
  const buyers = month.members.filter((_, i) => i === 0 || i % 8 > 2).slice(0, MEMBERSHIP_COUNT);
  for (const [place, member] of buyers.entries()) {
    const isFirst = place === 0;
    const day = Math.min(-1, member.joined + random.between(0, 6));
    const type = isFirst ? 'Elite Pro' : random.weighted(tierNames, (_, i) => [5, 3, 2][i] ?? 1);
    const months = isFirst ? 6 : random.weighted(planLengthsMonths, (_, i) => [3, 3, 4][i] ?? 1);
    const center = isFirst ? 'indiranagar' : (firstCenters[place % firstCenters.length] ?? 'indiranagar');
    const startDay = day + random.between(0, 5);
    const start = month.day(startDay);
    const bought: Bought = {
      id: 0,
      price: 0,
      term: {
        userId: member.userId,
        center: type === 'Elite Plus' ? undefined : center,
        from: start,
        to: addMonths(start, months),
      },
    };
    month.at(month.instant(day, random.between(10 * 60, 21 * 60)), async () => {
      await month.call(member.userId, 'membership/register', {
        body: { type, center, start_Date: start, end_Date: addMonths(start, months) },
      });
      const [newest] = await month.call(member.userId, 'membership/getMemberships', { query: {} });
      Object.assign(bought, { id: newest?.id, price: newest?.price });
    });
    const paidDay = day + random.between(1, 4);
    const paid = month.deskHour(paidDay, random.pick(['morning', 'evening']), random);
    if (paidDay >= 0 || place % 8 === FORGOTTEN) continue;
    planPayments(gym, { place, bought, paid, paidDay });
    planVisits(gym, { member, center, from: Math.max(startDay, paidDay + 1) });
  }
}

/** A membership is paid at once, in two parts of which the second may still be due, or at once after a mistake. */
function planPayments(
  { month, till }: Gym,
  { place, bought, paid, paidDay }: { place: number; bought: Bought; paid: Date; paidDay: number },
): void {
  const pay = async (received: ReturnType<Till['by']>, part?: { amount: number }) => {
    const { receiptId, duePaise } = await month.call(month.desk, 'payments/receive', {
      body: { subject: 'membership', id: bought.id, ...part, ...received },
    });
    if (duePaise === 0 && place !== MISTAKEN) month.addTerm(bought.term);
    return receiptId;
  };
  if (place % 8 === IN_PARTS) {
    month.at(paid, async () => {
      await pay(till.by('cash'), { amount: Math.round(bought.price / 2 / HUNDRED) * HUNDRED });
    });
    // A week later the gym has the same hours.
    if (paidDay + WEEK < 0)
      month.at(after(paid, WEEK * 24 * 60), async () => {
        await pay(till.by('upi'));
      });
    return;
  }
  if (place !== MISTAKEN) {
    month.at(paid, async () => {
      await pay(till.atCenter());
    });
    return;
  }
  let receiptId = 0;
  month.at(paid, async () => {
    receiptId = await pay(till.by('card'));
  });
  month.at(after(paid, 4), async () => {
    await month.call(month.desk, 'payments/reverse', {
      body: { id: receiptId, reason: 'The card was charged to another member' },
    });
  });
  month.at(after(paid, 7), async () => {
    await pay(till.by('upi'));
    month.addTerm(bought.term);
  });
}

/**
 * Members come every few days, in the morning or the evening. Some try a center that their membership does not include.
 */
function planVisits(
  { month, random }: Gym,
  { member, center, from }: { member: Member; center: Center; from: number },
): void {
  const isEarly = random.percent(50);
  for (let day = FIRST_VISITS + random.between(0, 3); day <= 0; day += random.between(1, 4)) {
    const place = random.percent(ELSEWHERE_PERCENT) ? random.pick(firstCenters) : center;
    const hour = isEarly || month.isWeekend(day) ? 7 : 18;
    const at = month.instant(day, hour * 60 + random.between(0, 150));
    if (day < from) continue;
    month.at(at, async () => {
      await month.call(month.desk, 'visits/scan', { body: { memberId: member.userId, center: place } });
    });
  }
}

const appointmentDays = [-22, -18, -15, -12, -9, -6, -4, -2, 0, 1, 2, 3, 4, 6, 8, 10];
/** The appointments of the first member. */
const daysOfFirst = [-12, 3];

/** One appointment on each of these days, booked some days before. Some members only choose the day. */
function planAppointments({ month, random }: Gym): void {
  for (const [place, day] of appointmentDays.entries()) {
    const made = Math.min(-1, day - random.between(2, 6));
    const others = month.members.filter(({ joined }, i) => i > 0 && joined < made);
    const member = daysOfFirst.includes(day) ? month.members[0] : random.pick(others);
    const type = random.pick(consultancyTypes);
    const at = month.leisureHour(made, random);
    const height = random.between(154, 184);
    const weight = Math.round((height - 100) * (0.95 + random.next() / 3));
    const hasTime = place % 5 !== 4;
    const choice = random.next();
    if (!member) continue;
    month.at(at, async () => {
      const date = month.day(day);
      const query = { type, from: date, to: date };
      const free = hasTime ? await month.call(member.userId, 'consultancy/slots', { query }) : [];
      const slot = free[Math.floor(choice * free.length)];
      const { id } = await month.call(member.userId, 'consultancy/book', {
        body: {
          consult_type: type,
          age: member.age,
          height,
          weight,
          date,
          ...(slot && { startsAt: slot.startsAt, coachId: slot.coachId }),
        },
      });
      if (day === -6 && slot)
        month.at(after(new Date(slot.startsAt), 40), async () => {
          await month.call(month.desk, 'consultancy/markNoShow', { body: { id } });
        });
    });
  }
}

const guests = [
  'Anusha Bangera',
  'Varun Achar',
  'Mithila Desai',
  'Joel Pereira',
  'Shabnam Basha',
  'Karthik Rangan',
  'Priya Malhotra',
  'Sudhir Kotian',
  'Nayana Gadag',
  'Arvind Moily',
];

/** Trials and day passes: used ones, a missed one, one for today, and open requests. */
function planPasses({ month, random, till }: Gym): void {
  for (const [place, name] of guests.entries()) {
    const day = -27 + place * 3;
    const kind = place % 2 === 0 ? 'trial' : 'day';
    const holder = { name, phone: phoneOf(FIRST_PASS_NUMBER + place), center: random.pick(firstCenters) };
    const asked = month.leisureHour(day - 2, random);
    if (kind === 'trial')
      month.at(asked, async () => {
        await month.call(undefined, 'passes/request', { body: { ...holder, day: month.day(day) } });
      });
    const sold = month.deskHour(kind === 'trial' ? day - 1 : day, 'morning', random);
    month.at(sold, async () => {
      const { pricePaise } = await month.call(month.desk, 'passes/getDay', { query: {} });
      const price = pricePaise[kind];
      const { pass } = await month.call(month.desk, 'passes/sell', {
        body: {
          ...holder,
          kind,
          day: month.day(day),
          expectedPaise: price,
          ...(price > 0 && till.atCenter()),
        },
      });
      const comes = after(month.instant(day, 10 * 60), 0);
      if (place === 4) return;
      month.at(gymDay(sold) === month.day(day) ? after(sold, 3) : comes, async () => {
        await month.call(month.desk, 'visits/scan', { body: { code: pass.code, center: holder.center } });
      });
    });
  }
  for (const [place, name] of ['Lavanya Kini', 'Ritesh Bora'].entries())
    month.at(month.leisureHour(-1, random), async () => {
      const holder = { name, phone: phoneOf(FIRST_PASS_NUMBER + guests.length + place) };
      await month.call(undefined, 'passes/request', {
        body: { ...holder, center: firstCenters[place] ?? 'indiranagar', day: month.day(1 + place) },
      });
    });
}
