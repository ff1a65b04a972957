import { openStateAt } from '@namma/contract/centers/opening-hours';
import { addDays, daysBetween, gymDateTime, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { ENQUIRY_MAX_CHARACTERS, ENQUIRY_MIN_CHARACTERS } from '@namma/contract/enquiries/rules';
import { describe, expect, it } from 'vitest';
import { letters } from './letters.ts';
import { planMonth } from './month.ts';
import { demoAdmin, emailOf, people, phoneOf } from './people.ts';
import type { DemoStep, StepOf } from './steps.ts';

const PRODUCTS = 48;
const of = <Kind extends DemoStep['kind']>(steps: readonly DemoStep[], kind: Kind): StepOf<Kind>[] =>
  steps.filter((step): step is StepOf<Kind> => step.kind === kind);

/** The number of orders by final status. */
function countStatuses(steps: readonly DemoStep[]): Record<string, number> {
  const lines = of(steps, 'order').map((order) => order.lines.length);
  const status = lines.map(() => 'Pending');
  for (const move of of(steps, 'move')) for (const each of move.checkouts) status[each] = move.status;
  const cancelled = of(steps, 'cancel').map(({ checkout }) => checkout);
  const counts: Record<string, number> = { Cancelled: cancelled.length };
  for (const [checkout, each] of status.entries()) {
    const left = (lines[checkout] ?? 0) - cancelled.filter((one) => one === checkout).length;
    counts[each] = (counts[each] ?? 0) + left;
  }
  return counts;
}

/** Most is paid in every mode, some in parts, one payment is reversed, one delivery is not paid. */
function expectPlausibleMoney(steps: readonly DemoStep[]): void {
  const payments = of(steps, 'pay');
  expect(new Set(payments.map(({ received }) => received.mode))).toEqual(new Set(['cash', 'upi', 'card']));
  expect(payments.filter(({ part }) => part === 'half').length).toBeGreaterThanOrEqual(1);
  expect(of(steps, 'reverse')).toHaveLength(1);
  const collected = of(steps, 'collect');
  expect(new Set(collected.map(({ received }) => received.mode))).toEqual(new Set(['cash', 'upi']));
  const delivered = of(steps, 'move').flatMap(({ status, checkouts }) =>
    status === 'Delivered' ? checkouts : [],
  );
  expect(delivered).toEqual(expect.arrayContaining(collected.map(({ checkout }) => checkout)));
  const wholeCancelled = of(steps, 'cancel').flatMap(({ checkout }) =>
    of(steps, 'order').some((order) => order.checkout === checkout && order.lines.length === 1)
      ? [checkout]
      : [],
  );
  const toPay = delivered.filter((checkout) => !wholeCancelled.includes(checkout));
  expect(toPay.length - collected.length).toBeLessThanOrEqual(1);
  const utrs = [...payments, ...collected].flatMap(({ received }) =>
    received.mode === 'upi' ? [received.utr] : [],
  );
  expect(new Set(utrs).size).toBe(utrs.length);
  for (const utr of utrs) expect(utr).toMatch(/^[0-9]{12}$/);
}

/** A first start on each day of nine weeks, at various hours including midnight. */
const firstStarts = Array.from({ length: 63 }, (_, i) => {
  const start = startOfGymDay(addDays('2027-01-20', i));
  return new Date(start.getTime() + ((i * 7) % 24) * 3_600_000 + (i % 7) * 60_000);
});

describe('the demo month', () => {
  it.each(firstStarts.map((now) => [gymDateTime(now), now] as const))(
    'of a first start at %s has orders in every state, and all that an owner looks for',
    (_at, now) => {
      const steps = planMonth(now, PRODUCTS);
      const today = gymDay(now);

      const statuses = countStatuses(steps);
      expect(Object.values(statuses).reduce((a, b) => a + b, 0)).toBe(150);
      expect(statuses.Pending).toBeGreaterThanOrEqual(2);
      expect(statuses.Transit).toBeGreaterThanOrEqual(1);
      expect(statuses['Out-For-Delivery']).toBeGreaterThanOrEqual(1);
      expect(statuses.Delivered).toBeGreaterThan(105);
      expect(statuses.Cancelled).toBeGreaterThanOrEqual(3);
      expect(of(steps, 'order').some(({ at }) => gymDay(at) === today)).toBe(true);
      const rated = of(steps, 'rate').length;
      expect(rated).toBeGreaterThan(60);
      expect(rated).toBeLessThan(statuses.Delivered ?? 0);
      expect(of(steps, 'register')).toHaveLength(40);
      expect(of(steps, 'buy membership')).toHaveLength(25);
      const bought = new Set(of(steps, 'pay').map(({ membership }) => membership));
      expect(bought.size).toBeGreaterThanOrEqual(16);
      expect(bought.size).toBeLessThanOrEqual(23);
      expectPlausibleMoney(steps);
      expect(of(steps, 'write')).toHaveLength(30);
      expect(of(steps, 'answer')).toHaveLength(23);
      const bookedDays = of(steps, 'book').map(({ day }) => daysBetween(today, day));
      expect(bookedDays.filter((days) => days < 0)).toHaveLength(8);
      expect(bookedDays.filter((days) => days > 0)).toHaveLength(7);
      expect(Math.max(...steps.map(({ at }) => at.getTime()))).toBeLessThanOrEqual(now.getTime());
      // The admin works only during opening hours.
      for (const kind of ['move', 'pay', 'reverse', 'answer'] as const)
        for (const { at } of of(steps, kind)) expect(openStateAt(at)?.isOpen, gymDateTime(at)).toBe(true);
    },
  );

  it('is the same for every first start on one day, but for the minutes of that day', () => {
    const [morning, evening] = ['2027-03-10T06:00:00+05:30', '2027-03-10T21:00:00+05:30'].map((now) =>
      planMonth(new Date(now), PRODUCTS).map(({ at, ...step }) => ({ ...step, day: gymDay(at) })),
    );

    expect(morning).toEqual(evening);
  });

  it('sells more in the evening than at any other time, and more on a day of the weekend', () => {
    const orders = firstStarts.flatMap((now) => of(planMonth(now, PRODUCTS), 'order')).filter(({ at }) => at);
    const hours = orders.map(({ at }) => Number(gymDateTime(at).slice(11, 13)));
    const weekdays = orders.map(({ at }) => new Date(`${gymDay(at)}T00:00:00Z`).getUTCDay());
    const share = (matches: number) => matches / orders.length;

    expect(share(hours.filter((hour) => hour >= 18 && hour < 22).length)).toBeGreaterThan(0.4);
    expect(share(weekdays.filter((day) => day === 0 || day === 6).length)).toBeGreaterThan(0.36);
  });

  it('lets each member order only after joining, and rate only what came to them', () => {
    const [now = new Date()] = firstStarts;
    const steps = planMonth(now, PRODUCTS);
    const joined = new Set<number>();
    const delivered = new Set<number>();
    for (const step of steps) {
      if (step.kind === 'register') joined.add(step.member);
      if (step.kind === 'move' && step.status === 'Delivered')
        for (const each of step.checkouts) delivered.add(each);
      if ('member' in step) expect(joined).toContain(step.member);
      if (step.kind === 'rate') expect(delivered).toContain(step.checkout);
    }
  });
});

describe('the demo people', () => {
  const emails = [demoAdmin.email, ...[...people, ...letters].map(({ name }) => emailOf(name))];

  it('have addresses that no mail can reach, and numbers that no telephone has', () => {
    for (const email of emails) expect(email).toMatch(/^[a-z]+(\.[a-z]+)*@demo\.test$/);
    const phones = [...people, ...letters].map((_, i) => phoneOf(i));
    for (const phone of phones) expect(phone).toMatch(/^00000[0-9]{5}$/);
    expect(new Set(phones).size).toBe(phones.length);
  });

  it('are all different', () => {
    expect(new Set(emails).size).toBe(emails.length);
    expect(new Set(letters.map(({ message }) => message)).size).toBe(letters.length);
  });

  it('write as much as the form takes', () => {
    for (const { message } of letters) {
      expect(message.length).toBeGreaterThanOrEqual(ENQUIRY_MIN_CHARACTERS);
      expect(message.length).toBeLessThanOrEqual(ENQUIRY_MAX_CHARACTERS);
    }
  });
});
