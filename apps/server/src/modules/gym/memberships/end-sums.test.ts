import { addDays, addMonths, type Day, daysBetween, startOfGymDay } from '@namma/contract/days/dates';
import {
  daysOutStep,
  extensionStep,
  type MembershipStep,
  pauseStep,
  resumeStep,
} from '@namma/contract/memberships/days';
import { changeStart, changeSums, endSums, lastDayOf, termUse } from '@namma/contract/memberships/ends';
import { closureSteps } from '@namma/contract/values/closures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** `MEMBERSHIP_LIVES=100000` for the long form. */
const LIVES = Number(process.env.MEMBERSHIP_LIVES ?? 500);

const FIRST = '2030-03-04';
const TERM = { startDate: FIRST, endDate: '2030-09-04' };
const at = (day: Day) => startOfGymDay(day).toISOString();
const step = (made: Omit<MembershipStep, 'at'>): MembershipStep => ({ ...made, at: at(FIRST) });

describe('the used days', () => {
  it.each([
    ['nothing before the first day', '2030-03-03', [], 0],
    ['the first day on it', '2030-03-04', [], 1],
    ['all on the last one', '2030-09-04', [], 185],
    ['no more than were sold, however long an extension runs', '2030-09-20', [extensionStep(30)], 185],
    ['none of a pause', '2030-03-20', [pauseStep({ fromDay: '2030-03-10', toDay: '2030-03-15' })], 11],
    ['those that were transferred', '2030-03-04', [daysOutStep(10)], 11],
    [
      'not those that came back',
      '2030-03-04',
      [daysOutStep(10), { kind: 'days returned', fromDay: null, toDay: null, days: 4 }],
      7,
    ],
  ] as const)('are %s', (_title, lastDay, steps, usedDays) => {
    expect(termUse(TERM, steps.map(step), lastDay)).toEqual({ termDays: 185, usedDays });
  });

  it('of a membership that has not begun end on the day before its first one', () => {
    expect(lastDayOf(TERM, '2030-01-01')).toBe('2030-03-03');
    expect(changeStart(TERM, '2030-01-01')).toBe(FIRST);
    expect(changeStart(TERM, '2030-05-01')).toBe('2030-05-02');
  });
});

describe('the sums', () => {
  it.each([
    [100_00, 3, 1, 0, 33_00, 0, 67_00],
    [100_00, 3, 2, 0, 67_00, 0, 33_00],
    [101_00, 2, 1, 0, 50_00, 0, 51_00],
    [100_00, 4, 1, 50, 25_00, 37_00, 38_00],
    // An amount paid with paise is refunded in full, and never more than it.
    [100_60, 3, 0, 0, 0, 0, 100_60],
    [80, 3, 1, 0, 0, 0, 80],
    [1, 2, 1, 0, 1, 0, 0],
    [100_00, 2, 1, 10, 5000, 500, 4500],
    [100_00, 2, 1, 100, 5000, 5000, 0],
    [0, 185, 3, 10, 0, 0, 0],
  ])(
    'of %i paise, %i days, %i used and %i percent',
    (paid, termDays, usedDays, percent, used, fee, refund) => {
      expect(endSums(paid, { termDays, usedDays }, percent)).toEqual({
        paidPaise: paid,
        usedPaise: used,
        feePaise: fee,
        refundPaise: refund,
      });
    },
  );

  it('of a change are never below 0', () => {
    expect(changeSums(500, 800)).toMatchObject({ creditPaise: 500, duePaise: 300, refundPaise: 0 });
    expect(changeSums(800, 500)).toMatchObject({ creditPaise: 500, duePaise: 0, refundPaise: 300 });
  });
});

const some = (max: number) => fc.integer({ min: 0, max });
const event = fc.oneof(
  fc.record({ does: fc.constant('wait' as const), days: some(60) }),
  fc.record({ does: fc.constant('pay' as const), share: some(100) }),
  fc.record({ does: fc.constant('reverse' as const) }),
  fc.record({
    does: fc.constant('pause' as const),
    inDays: some(20),
    length: fc.integer({ min: 3, max: 30 }),
  }),
  fc.record({ does: fc.constant('resume' as const) }),
  fc.record({ does: fc.constant('extend' as const), days: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ does: fc.constant('give' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ does: fc.constant('get' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    does: fc.constant('close' as const),
    inDays: some(40),
    length: fc.integer({ min: 1, max: 15 }),
  }),
  fc.record({ does: fc.constant('raise prices' as const), by: fc.integer({ min: -300_000, max: 300_000 }) }),
  fc.record({ does: fc.constant('change' as const), months: fc.constantFrom(3, 6, 12) }),
  fc.record({ does: fc.constant('end' as const), inDays: some(60) }),
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** A membership as counted day by day. */
interface Held {
  startDate: Day;
  endDate: Day;
  steps: MembershipStep[];
  /** The days that do not count. */
  off: Set<Day>;
  paused: Set<Day>;
  given: number;
  pausedFrom: Day | undefined;
  pausedTo: Day | undefined;
  price: number;
  /** Receipts and credits, in paise. */
  money: number[];
  credited: number;
  documents: number[];
  isPaid: boolean;
  isEnded: boolean;
}

const take = (startDate: Day, months: number, price: number): Held => ({
  startDate,
  endDate: addMonths(startDate, months) ?? startDate,
  steps: [],
  off: new Set(),
  paused: new Set(),
  given: 0,
  pausedFrom: undefined,
  pausedTo: undefined,
  price,
  money: [],
  credited: 0,
  documents: [],
  isPaid: false,
  isEnded: false,
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const lastDay = ({ endDate, steps }: Held) => addDays(endDate, sum(steps.map(({ days }) => days)));

/** Counts the days one by one, and divides with big integers. */
function naiveSums(held: Held, day: Day, percent: number) {
  const sold = daysBetween(held.startDate, held.endDate) + 1;
  let used = held.given;
  for (let each = held.startDate; each <= day; each = addDays(each, 1))
    if (!held.off.has(each) && !held.paused.has(each)) used++;
  const unused = BigInt(Math.max(0, sold - used));
  const halfUp = (paise: bigint, part: bigint, whole: bigint) =>
    (paise * part) / whole + (2n * ((paise * part) % whole) >= whole ? 1n : 0n);
  // In whole rupees, and all of it exactly.
  const inRupees = (paise: bigint, part: bigint, whole: bigint) => {
    const rounded = halfUp(paise, part, whole * 100n) * 100n;
    return part === whole || rounded > paise ? paise : rounded;
  };
  const value = inRupees(BigInt(sum(held.money)), unused, BigInt(sold));
  const refund = inRupees(value, 100n - BigInt(percent), 100n);
  return {
    used: sum(held.money) - Number(value),
    fee: Number(value - refund),
    refund: Number(refund),
  };
}

function settlePayment(held: Held): void {
  const isPaid = sum(held.money) >= held.price - held.credited;
  if (isPaid && !held.isPaid) held.documents.push(held.price - held.credited);
  if (!isPaid && held.isPaid) held.documents.push(-sum(held.documents));
  held.isPaid = isPaid;
}

/** Computes the same with the contract's functions, as the server does. */
function endOn(held: Held, day: Day, percent: number) {
  const sums = endSums(sum(held.money), termUse(held, held.steps, day), percent);
  const naive = naiveSums(held, day, percent);
  expect([sums.usedPaise, sums.feePaise, sums.refundPaise]).toEqual([naive.used, naive.fee, naive.refund]);
  for (const amount of Object.values(sums)) expect(amount).toBeGreaterThanOrEqual(0);
  const kept = sums.usedPaise + sums.feePaise;
  held.credited = held.price - kept;
  if (held.isPaid) held.documents.push(-held.credited);
  else held.documents.push(kept);
  held.isPaid = true;
  held.isEnded = true;
  return sums;
}

function live(first: number, percent: number, events: readonly Event[]): void {
  let today: Day = FIRST;
  let prices = first;
  const all = [take(FIRST, 6, prices)];
  for (const asked of events) {
    const held = all.at(-1);
    if (!held || held.isEnded) break;
    const isOver = lastDay(held) <= today;
    const add = (made: Omit<MembershipStep, 'at'>) => held.steps.push({ ...made, at: at(today) });
    switch (asked.does) {
      case 'wait':
        today = addDays(today, asked.days);
        break;
      case 'pay': {
        const due = held.price - sum(held.money);
        const amount = Math.ceil((due * asked.share) / 100);
        if (amount > 0) held.money.push(amount);
        settlePayment(held);
        break;
      }
      case 'reverse': {
        const amount = held.money.findLast((each) => each > 0);
        if (amount !== undefined && sum(held.money) >= amount) held.money.push(-amount);
        settlePayment(held);
        break;
      }
      case 'pause': {
        const fromDay = addDays(today, 1 + asked.inDays);
        const toDay = addDays(fromDay, asked.length - 1);
        if (isOver || !held.isPaid || toDay > lastDay(held) || fromDay < held.startDate) break;
        if (held.pausedTo !== undefined && held.pausedTo >= today) break;
        add(pauseStep({ fromDay, toDay }));
        [held.pausedFrom, held.pausedTo] = [fromDay, toDay];
        for (let day = fromDay; day <= toDay; day = addDays(day, 1)) held.paused.add(day);
        break;
      }
      case 'resume': {
        const { pausedFrom: fromDay, pausedTo: toDay } = held;
        if (fromDay === undefined || toDay === undefined || toDay < today) break;
        add(resumeStep({ fromDay, toDay }, today));
        for (const day of [...held.paused]) if (day >= today && day >= fromDay) held.paused.delete(day);
        held.pausedTo = addDays(today, -1);
        break;
      }
      case 'extend':
        if (!isOver && held.isPaid) add(extensionStep(asked.days));
        break;
      case 'give':
        if (isOver || !held.isPaid || asked.days >= daysBetween(today, lastDay(held))) break;
        add(daysOutStep(asked.days));
        held.given += asked.days;
        break;
      case 'get':
        if (!isOver && held.isPaid) add({ kind: 'days in', fromDay: null, toDay: null, days: asked.days });
        break;
      case 'close': {
        const fromDay = addDays(today, 1 + asked.inDays);
        const toDay = addDays(fromDay, asked.length - 1);
        if (isOver || held.steps.some(({ kind }) => kind === 'closure')) break;
        const closure = { id: 1, center: 'kormangla' as const, fromDay, toDay };
        const made = closureSteps({ ...held, center: 'kormangla' }, held.steps, [closure]);
        for (const each of made) add(each);
        if (made.length > 0) for (let day = fromDay; day <= toDay; day = addDays(day, 1)) held.off.add(day);
        break;
      }
      case 'raise prices':
        prices = Math.max(100_000, prices + asked.by);
        break;
      case 'change': {
        if (isOver || sum(held.money) === 0) break;
        const sums = endOn(held, lastDayOf(held, today), 0);
        const next = take(changeStart(held, today), asked.months, prices);
        const { creditPaise, duePaise, refundPaise } = changeSums(sums.refundPaise, prices);
        expect(duePaise >= 0 && refundPaise >= 0 && duePaise * refundPaise === 0).toBe(true);
        held.money.push(-creditPaise, -refundPaise);
        if (creditPaise > 0) next.money.push(creditPaise);
        settlePayment(next);
        all.push(next);
        break;
      }
      case 'end': {
        const day = addDays(today, asked.inDays);
        if (isOver || sum(held.money) === 0 || day >= lastDay(held)) break;
        const { refundPaise } = endOn(held, lastDayOf(held, day), percent);
        held.money.push(-refundPaise);
        break;
      }
    }
    for (const each of all) expect(sum(each.money)).toBeGreaterThanOrEqual(0);
  }
  for (const each of all) {
    // The kept part of the payment is the final price, and documents match receipts.
    if (each.isEnded) expect(sum(each.money)).toBe(each.price - each.credited);
    expect(sum(each.documents)).toBe(each.isPaid ? sum(each.money) : 0);
  }
}

it('match the price of the used days in any history, counted one by one', {
  timeout: 3_600_000,
}, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 2_000_000 }),
      fc.constantFrom(0, 0, 7, 10, 100),
      fc.array(event, { minLength: 3, maxLength: 20 }),
      live,
    ),
    { numRuns: LIVES },
  );
});
