import { addDays, type Day } from '@namma/contract/days/dates';
import { afterAll, expect, it } from 'vitest';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { startTestGym } from '../testing/gym.ts';
import { countDeadlocks } from '../testing/locks.ts';
import { MembershipModel } from '../testing/membership-model.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

/** `END_RACES=500` for more than `npm test` runs; see docs/performance.md. */
const ROUNDS = Number(process.env.END_RACES ?? (isLong ? 500 : 12));

const TODAY: Day = '2030-03-04';
const gym = await startTestGym({ today: TODAY });
const desks = await Promise.all([gym.make.admin(), gym.make.admin()]);
/** PostgreSQL serves two processes of the shop, each with its own connections; the embedded engine allows one. */
const processes = gym.engine === 'postgresql' ? [gym, await gym.startAnother()] : [gym];
const desk = (n: number) => (processes[n % processes.length] ?? gym).as(desks[n % 2] ?? desks[0]);
afterAll(async () => {
  if (gym.engine === 'postgresql') expect(await countDeadlocks(gym.db)).toBe(0);
});

const LAST: Day = addDays(TODAY, 9);
const PAUSE = { fromDay: addDays(TODAY, 1), toDay: addDays(TODAY, 5) };
const GIVEN = 7;
const kinds = ['end', 'end again', 'pause', 'pay', 'hand over', 'change'] as const;
type Kind = (typeof kinds)[number];

interface Term {
  startDate: Day;
  endDate: Day;
}
interface Start extends Term {
  price: number;
  paid: number;
  /** The values the screens showed when all requests were sent. */
  endShown: number;
  changeShown: number;
  newPrice: number;
}

interface Outcome {
  done: Kind[];
  paid: number;
  credited: number;
  status: string;
  effectiveEnd: Day;
}

/** Computes the outcome of these events in sequence, by the rules. */
function live(start: Start, order: readonly Kind[]): Outcome {
  const paper = new MembershipModel(start.price);
  paper.money = start.paid;
  let effectiveEnd = start.endDate;
  let isPaused = false;
  const done: Kind[] = [];
  for (const kind of order) {
    if (paper.isEnded) continue;
    if (kind === 'pay') {
      if (paper.isPaid) continue;
      paper.money = paper.price;
    } else if (kind === 'pause') {
      if (!paper.isPaid) continue;
      paper.pause(PAUSE.fromDay, PAUSE.toDay);
      isPaused = true;
      effectiveEnd = addDays(effectiveEnd, 5);
    } else if (kind === 'hand over') {
      if (!paper.isPaid || isPaused) continue;
      paper.given = GIVEN;
      effectiveEnd = addDays(effectiveEnd, -GIVEN);
    } else {
      const day = kind === 'change' ? TODAY : LAST;
      const sums = paper.sums(start, day, [], 0);
      const credit = Math.min(sums.refundPaise, start.newPrice);
      const isShown =
        kind === 'change'
          ? start.newPrice - sums.refundPaise === start.changeShown
          : sums.refundPaise === start.endShown;
      if (!isShown) continue;
      paper.end(sums);
      paper.money -= kind === 'change' ? credit : sums.refundPaise;
      effectiveEnd = day;
    }
    done.push(kind);
  }
  return {
    done: kinds.filter((kind) => done.includes(kind)),
    paid: paper.money,
    credited: paper.credited,
    status: paper.isPaid ? 'payed' : 'pending',
    effectiveEnd,
  };
}

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((each, n) =>
    ordersOf(all.filter((_other, place) => place !== n)).map((rest) => [each, ...rest]),
  );
}
const orders = ordersOf(kinds);

async function run(round: number) {
  const [{ membershipId: id, member }, other] = await Promise.all([
    gym.make.membership(),
    gym.make.membership({ paymentStatus: 'payed' }),
  ]);
  // Every other one is partly paid.
  const paid = round % 2 ? { amount: 5000 } : {};
  await desk(0).call('payments/receive', { body: { subject: 'membership', id, mode: 'cash', ...paid } });
  const plan = { id, type: 'Elite Pro', months: 12 } as const;
  const own = async () =>
    (await gym.as(member).call('membership/getMemberships')).body.find((row) => row.id === id);
  const before = await own();
  const [end, change] = [
    (await desk(0).call('membership/quoteEnd', { query: { id, day: LAST } })).body,
    (await desk(0).call('membership/quoteChange', { query: plan })).body,
  ];
  const changeShown = change.duePaise - change.refundPaise;
  if (!before) throw new Error('No membership was made');
  const start: Start = {
    ...before,
    price: before.price * 100,
    paid: end.paidPaise,
    endShown: end.refundPaise,
    changeShown,
    newPrice: change.totalPaise,
  };
  const ending = { id, day: LAST, mode: 'cash' as const, expectedPaise: end.refundPaise };
  const ask: Record<Kind, () => Promise<{ status: number; body: object }>> = {
    end: () => desk(round).callLoosely('membership/end', { body: ending }),
    'end again': () => desk(round + 1).callLoosely('membership/end', { body: ending }),
    pause: () => desk(round).callLoosely('membership/pause', { body: { id, ...PAUSE } }),
    pay: () =>
      desk(round + 1).callLoosely('payments/receive', { body: { subject: 'membership', id, mode: 'card' } }),
    'hand over': () =>
      desk(round).callLoosely('membership/transferDays', {
        body: { id, days: GIVEN, email: other.member.email },
      }),
    change: () =>
      desk(round + 1).callLoosely('membership/change', { body: { ...plan, expectedPaise: changeShown } }),
  };
  const asked = orders[(round * 131) % orders.length] ?? [...kinds];
  const answers = await Promise.all(asked.map(async (kind) => [kind, await ask[kind]()] as const));

  for (const [kind, { status, body }] of answers)
    expect([kind, [200, 201, 409].includes(status)], JSON.stringify(body)).toEqual([kind, true]);
  const succeeded = answers.filter(([, { status }]) => status < 300).map(([kind]) => kind);
  const row = await gym.db
    .selectFrom('memberships')
    .select(['paid_paise', 'credited_paise', 'payment_status', 'effective_end'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const came: Outcome = {
    done: kinds.filter((kind) => succeeded.includes(kind)),
    paid: row.paid_paise,
    credited: row.credited_paise,
    status: row.payment_status,
    effectiveEnd: row.effective_end,
  };
  const possible = new Set(orders.map((order) => JSON.stringify(live(start, order))));
  expect(
    [...possible].filter((each) => each === JSON.stringify(came)),
    JSON.stringify({ came, possible: [...possible] }),
  ).toHaveLength(1);
  return came.done.join(', ');
}

it('a concurrent end, pause, payment, transfer and change are equivalent to some sequence', {
  timeout: ROUNDS > 12 ? 7_200_000 : 120_000,
}, async () => {
  const came = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const outcome = await run(round);
    came.set(outcome, (came.get(outcome) ?? 0) + 1);
  }
  expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  printMeasurement(
    `${ROUNDS} races on ${gym.engine}: ${[...came].map(([what, times]) => `${times} × ${what || 'nothing'}`).join('; ')}`,
  );
});
