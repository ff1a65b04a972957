import { consultancyTypes } from '@namma/contract/appointments/rules';
import { centers } from '@namma/contract/centers/rules';
import { planLengthsMonths, tierNames } from '@namma/contract/memberships/tiers';
import { DemoCalendar } from './calendar.ts';
import { letters } from './letters.ts';
import { planPayments, Till } from './payments.ts';
import { people } from './people.ts';
import { Random } from './random.ts';
import { planShopping } from './shopping.ts';
import type { DemoStep } from './steps.ts';
import { planVisits } from './visits.ts';

const SEED = 560_034;
const MEMBERSHIP_COUNT = 25;
/** Members who registered before the month; the others register during it. */
const EARLY_MEMBERS = 26;

interface Plan {
  calendar: DemoCalendar;
  random: Random;
  till: Till;
  /** The day on which each member registered. */
  joined: readonly number[];
}

/**
 * A believable month of the gym, in order of time. It is the same for every first start on one day; only today's
 * steps are compressed so that they lie before `now`.
 */
export function planMonth(now: Date, productCount: number): DemoStep[] {
  const calendar = new DemoCalendar(now);
  const random = new Random(SEED);
  const till = new Till();
  const joined = people.map((_, i) => {
    if (i === 0) return -75;
    return i < EARLY_MEMBERS ? random.between(-150, -31) : -29 + 2 * (i - EARLY_MEMBERS);
  });
  const plan: Plan = { calendar, random, till, joined };
  const shoppersOn = (offset: number) =>
    joined.flatMap((day, member) => (member > 0 && day < offset ? [member] : []));
  const steps = [
    ...planRegistrations(plan),
    ...planShopping({ calendar, random, till, shoppersOn, productCount }),
    ...planMemberships(plan),
    ...planBookings(plan),
    ...planLetters(plan),
  ];
  steps.push(...planVisits(calendar, steps));
  return steps.sort((a, b) => a.at.getTime() - b.at.getTime());
}

const planRegistrations = ({ calendar, random, joined }: Plan): DemoStep[] =>
  joined.map((offset, member) => ({
    at: calendar.at(offset, random.between(7 * 60, 9 * 60)),
    kind: 'register',
    member,
  }));

/** Every second member buys one within days of joining; most are paid within four days, at opening hours. */
function planMemberships({ calendar, random, till, joined }: Plan): DemoStep[] {
  const buyers = [0, ...joined.flatMap((_, member) => (member % 8 > 2 ? [member] : []))].slice(
    0,
    MEMBERSHIP_COUNT,
  );
  return buyers.flatMap((member, membership): DemoStep[] => {
    const day = Math.min(0, (joined[member] ?? 0) + random.between(0, 6));
    const bought = calendar.at(day, random.between(10 * 60, 21 * 60));
    const startsIn = random.between(0, 5);
    const start = calendar.day(day + startsIn);
    const step: DemoStep = {
      at: bought,
      kind: 'buy membership',
      membership,
      member,
      type: member === 0 ? 'Elite Pro' : random.weighted(tierNames, (_, i) => [5, 3, 2][i] ?? 1),
      months: member === 0 ? 6 : random.weighted(planLengthsMonths, (_, i) => [3, 3, 4][i] ?? 1),
      center: member === 0 ? 'indiranagar' : random.pick(centers),
      start,
    };
    const paidOn = day + random.between(1, 4);
    const paid = calendar.adminHour(paidOn, random.pick(['first', 'second']), random);
    const isForgotten = membership % 8 === 5;
    const isUnpaid = paidOn >= 0 || isForgotten;
    return isUnpaid ? [step] : [step, ...planPayments({ calendar, till }, membership, { paid, paidOn })];
  });
}

/** One booking for each listed day, made some days before; the sign-in member has two. */
function planBookings({ calendar, random, joined }: Plan): DemoStep[] {
  const asked = [-22, -18, -15, -12, -9, -6, -4, -2, 0, 1, 2, 3, 4, 6, 8, 10];
  return asked.map((offset): DemoStep => {
    const made = Math.min(-1, offset - random.between(2, 6));
    const member =
      offset === -12 || offset === 3
        ? 0
        : random.pick(joined.flatMap((day, each) => (each > 0 && day < made ? [each] : [])));
    return {
      at: calendar.at(made, calendar.shoppingMinute(made, random)),
      kind: 'book',
      member,
      type: random.pick(consultancyTypes),
      day: calendar.day(offset),
    };
  });
}

/**
 * One query a day. The front desk answers on the next day, except for the last five days and a few difficult ones.
 */
function planLetters({ calendar, random }: Plan): DemoStep[] {
  return letters.flatMap((_, letter): DemoStep[] => {
    const offset = letter - letters.length + 1;
    const written: DemoStep = {
      at: calendar.at(offset, calendar.shoppingMinute(offset, random)),
      kind: 'write',
      letter,
    };
    const answeredAt = calendar.adminHour(offset + 1, 'first', random);
    const isWaiting = offset > -5 || letter % 10 === 7;
    return isWaiting ? [written] : [written, { at: answeredAt, kind: 'answer', letter }];
  });
}
