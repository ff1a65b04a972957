// onBothEngines: compares sums maintained by triggers and constraints with a day-by-day count
import { addDays, addMonths, type Day, days } from '@namma/contract/days/dates';
import { lastDayOf } from '@namma/contract/memberships/ends';
import { membershipTotalRupees, selectPlan } from '@namma/contract/memberships/rules';
import type { Membership } from '@namma/contract/memberships/schemas';
import {
  type PlanLength,
  planLengthsMonths,
  type TierName,
  tierNames,
} from '@namma/contract/memberships/tiers';
import { paiseToRupees, rupeesToPaise } from '@namma/contract/money';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { offerOf } from '@namma/contract/settings/plans';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { startTestGym } from '../testing/gym.ts';
import { MembershipModel, type ModelClosure } from '../testing/membership-model.ts';
import { restorePlans, sellOtherPlans } from '../testing/other-plans.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

/** `SERVER_LIVES=1000` for more histories than `npm test`; see docs/performance.md. */
const LIVES = Number(process.env.SERVER_LIVES ?? (isLong ? 1_000 : 20));

const FIRST: Day = '2030-03-04';
const gym = await startTestGym({ today: FIRST });
const admin = gym.withToken(await gym.make.session((await gym.make.admin()).userId, days(2_000)));
afterAll(() => restorePlans(gym));

const count = (max: number) => fc.integer({ min: 0, max });
const on = { which: count(5) };
const plan = { type: fc.constantFrom(...tierNames), months: fc.constantFrom(...planLengthsMonths) };
const step = fc.oneof(
  fc.record({ does: fc.constant('register' as const), ...plan, inDays: count(60) }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay' as const), ...on }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('payPart' as const), ...on, percent: count(99) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reverse' as const), ...on, receipt: count(5) }) },
  fc.record({
    does: fc.constant('pause' as const),
    ...on,
    inDays: count(20),
    length: fc.integer({ min: 3, max: 9 }),
  }),
  fc.record({ does: fc.constant('resume' as const), ...on }),
  fc.record({ does: fc.constant('extend' as const), ...on, days: count(40) }),
  fc.record({ does: fc.constant('transfer' as const), ...on, days: count(20) }),
  fc.record({ does: fc.constant('takeBack' as const), ...on }),
  fc.record({ does: fc.constant('receive' as const), ...on, days: count(20) }),
  fc.record({ does: fc.constant('renew' as const), ...on }),
  fc.record({
    does: fc.constant('close' as const),
    inDays: count(40),
    length: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ does: fc.constant('reopen' as const), ...on }),
  fc.record({ does: fc.constant('change prices' as const), more: count(9) }),
  fc.record({ does: fc.constant('set fee' as const), percent: fc.constantFrom(0, 7, 10, 100) }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('change' as const), ...on, ...plan }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('end' as const), ...on, inDays: count(60) }) },
  fc.record({ does: fc.constant('withdraw' as const), ...on }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const life = fc.tuple(
  fc.record({ does: fc.constant('register' as const), ...plan, inDays: fc.constantFrom(0, 0, 5) }),
  fc.constantFrom<Step>({ does: 'pay', which: 0 }, { does: 'payPart', which: 0, percent: 40 }),
  fc.array(fc.tuple(fc.oneof(fc.constant(0), count(40)), step), { minLength: 6, maxLength: 22 }),
);

/**
 * Settings by first day, in the order they were set, including those of earlier histories, because they share one gym.
 */
const set = { more: [] as [Day, number][], percent: [] as [Day, number][] };
const holding = (what: keyof typeof set, today: Day): number =>
  set[what]
    .filter(([from]) => from <= today)
    .reduce((last, each) => (each[0] >= last[0] ? each : last), [FIRST, 0] as [Day, number])[1];
const spec = offerOf(settingDefaults);
const priceOf = (type: TierName, months: PlanLength, today: Day): number =>
  rupeesToPaise(membershipTotalRupees(selectPlan(spec[type], months)) + 100 * holding('more', today));

const done = new Map<string, number>();
let utr = 100_000_000_000;

/** One member, the expected state, and another member with memberships of all tiers who gives and takes days. */
class Life {
  today: Day = FIRST;
  readonly paper = new Map<number, MembershipModel>();
  readonly closures: (ModelClosure & { isOpen: boolean })[] = [];
  rows: Membership[] = [];
  private readonly member: { userId: number; email: string };
  private readonly other: { userId: number; email: string };
  private readonly client: ReturnType<typeof gym.withToken>;

  constructor(member: { userId: number; email: string }, other: typeof member, token: string) {
    [this.member, this.other] = [member, other];
    this.client = gym.withToken(token);
  }

  wait(length: number): void {
    this.today = addDays(this.today, length);
    gym.setNow(new Date(`${this.today}T12:00:00+05:30`));
  }

  async read(): Promise<void> {
    this.rows = (await this.client.call('membership/getMemberships')).body;
  }

  /** The membership of a step, with its expected state. */
  private held(which: number): { row: Membership; paper: MembershipModel } | undefined {
    // Most often the newest one: an older one has ended, or is renewed.
    const row = this.rows[Math.max(0, which - 2) % Math.max(this.rows.length, 1)];
    const paper = row && this.paper.get(row.id);
    return row && paper ? { row, paper } : undefined;
  }

  private get closed(): ModelClosure[] {
    return this.closures.filter(({ isOpen }) => !isOpen);
  }

  private async register(type: TierName, months: PlanLength, start: Day, renewalOf?: number) {
    const body = {
      type,
      center: 'indiranagar' as const,
      start_Date: start,
      end_Date: addMonths(start, months),
      overlaps: true as const,
      ...(renewalOf !== undefined && { renewalOf }),
    };
    const answer = await this.client.callLoosely('membership/register', { body });
    if (answer.status >= 300) return answer;
    await this.read();
    const row = this.rows.find(({ id }) => !this.paper.has(id));
    if (!row) throw new Error('A membership that was registered is not in the list');
    const price = priceOf(type, months, this.today);
    // A renewal has the discount of the plan that was sold before.
    expect(row.price * 100 + row.renewalDiscountPaise).toBe(price);
    this.paper.set(row.id, new MembershipModel(price - row.renewalDiscountPaise));
    return answer;
  }

  async ask(asked: Step): Promise<{ status: number; body: object }> {
    const nothing = { status: 404, body: {} };
    const { today } = this;
    if (asked.does === 'register')
      return this.register(asked.type, asked.months, addDays(today, asked.inDays));
    if (asked.does === 'change prices') {
      await sellOtherPlans(gym, asked.more);
      set.more.push([today, asked.more]);
      return { status: 200, body: {} };
    }
    if (asked.does === 'set fee') {
      const body = { key: 'exitFeePercent' as const, value: asked.percent, fromDay: today };
      const answer = await admin.callLoosely('settings/set', { body });
      if (answer.status < 300) set.percent.push([today, asked.percent]);
      return answer;
    }
    if (asked.does === 'close') {
      const fromDay = addDays(today, asked.inDays);
      const range = { fromDay, toDay: addDays(fromDay, asked.length - 1) };
      const body = { center: 'indiranagar' as const, ...range, reason: 'New floor' };
      const answer = await admin.callLoosely('centers/close', { body });
      const { rows } = await sql<{ id: number }>`select max(id) as id from center_closures`.execute(gym.db);
      if (answer.status < 300) this.closures.push({ id: rows[0]?.id ?? 0, ...range, isOpen: false });
      return answer;
    }
    if (asked.does === 'reopen') {
      const closure = this.closures[asked.which % Math.max(this.closures.length, 1)];
      if (!closure) return nothing;
      const answer = await admin.callLoosely('centers/reopen', { body: { id: closure.id } });
      if (answer.status < 300) closure.isOpen = true;
      return answer;
    }
    if (asked.does === 'receive') {
      const { rows } = await sql<{ id: number }>`
        select id from memberships where user_id = ${this.other.userId} and type = ${this.held(asked.which)?.row.type ?? 'Elite'}`.execute(
        gym.db,
      );
      const body = {
        id: rows[0]?.id ?? 0,
        email: this.member.email,
        days: asked.days,
        overlaps: true as const,
      };
      return admin.callLoosely('membership/transferDays', { body });
    }
    const held = this.held(asked.which);
    return held ? this.askOf(asked, held) : nothing;
  }

  private async askOf(
    asked: Exclude<Step, { does: 'register' | 'change prices' | 'set fee' | 'close' | 'reopen' | 'receive' }>,
    { row, paper }: { row: Membership; paper: MembershipModel },
  ): Promise<{ status: number; body: object }> {
    const { today } = this;
    const { id } = row;
    const kept = <T extends { status: number; body: object }>(answer: T, write: () => void): T => {
      if (answer.status < 300) write();
      return answer;
    };
    switch (asked.does) {
      case 'pay': {
        const answer = await admin.callLoosely('membership/update', { body: { id, status: 'payed' } });
        return kept(answer, () => {
          paper.money = paper.price;
        });
      }
      case 'payPart': {
        const amount = Math.ceil(paiseToRupees((row.duePaise * asked.percent) / 100));
        const body = { subject: 'membership' as const, id, mode: 'cash' as const, amount };
        return kept(await admin.callLoosely('payments/receive', { body }), () => {
          paper.money += rupeesToPaise(amount);
        });
      }
      case 'reverse': {
        const { rows } = await sql<{ id: number; amount_paise: number }>`
          select id, amount_paise from payments where membership_id = ${id} order by id`.execute(gym.db);
        const receipt = rows[asked.receipt % Math.max(rows.length, 1)];
        if (!receipt) return { status: 404, body: {} };
        const body = { id: receipt.id, reason: 'Wrong member' };
        return kept(await admin.callLoosely('payments/reverse', { body }), () => {
          paper.money -= receipt.amount_paise;
        });
      }
      case 'pause': {
        const fromDay = addDays(today, asked.inDays);
        const toDay = addDays(fromDay, asked.length - 1);
        const body = { id, fromDay, toDay, overlaps: true as const };
        return kept(await this.client.callLoosely('membership/pause', { body }), () =>
          paper.pause(fromDay, toDay),
        );
      }
      case 'resume':
        return kept(
          await this.client.callLoosely('membership/resume', { body: { id, overlaps: true as const } }),
          () => paper.resume(today),
        );
      case 'extend':
        return this.client.callLoosely('membership/extend', {
          body: { id, days: asked.days, overlaps: true as const },
        });
      case 'transfer': {
        const body = { id, email: this.other.email, days: asked.days, overlaps: true as const };
        return kept(await admin.callLoosely('membership/transferDays', { body }), () => {
          paper.given += asked.days;
        });
      }
      case 'takeBack': {
        const answer = await admin.callLoosely('membership/revokeTransfer', {
          body: { id, overlaps: true as const },
        });
        if (answer.status < 300) {
          const { events } = (await admin.call('membership/getLedger', { query: { id } })).body;
          paper.given -= events.findLast(({ kind }) => kind === 'days returned')?.days ?? 0;
        }
        return answer;
      }
      case 'renew':
        return this.register(row.type, 3, [addDays(row.effectiveEnd, 1), today].sort()[1] ?? today, id);
      case 'withdraw':
        return kept(await admin.callLoosely('membership/withdraw', { body: { id } }), () => {
          paper.isWithdrawn = true;
        });
      case 'change':
        return this.change(row, paper, asked);
      case 'end':
        return this.end(row, paper, addDays(today, asked.inDays));
    }
  }

  async end(row: Membership, paper: MembershipModel, day: Day) {
    const { id } = row;
    const quoted = await admin.callLoosely('membership/quoteEnd', { query: { id, day } });
    if (quoted.status >= 300) return quoted;
    if (paper.isEnded) expect(quoted.body).toMatchObject({ refundPaise: paper.waiting });
    else
      expect(quoted.body).toMatchObject(
        paper.sums(row, lastDayOf(row, day), this.closed, holding('percent', this.today)),
      );
    const { refundPaise: expectedPaise } = quoted.body as { refundPaise: number };
    utr += 1;
    const way = utr % 2 ? { mode: 'upi' as const, utr: String(utr) } : { mode: 'cash' as const };
    const answer = await admin.callLoosely('membership/end', {
      body: { id, day, expectedPaise, ...(expectedPaise > 0 && way) },
    });
    // The quote matches the result.
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    if (!paper.isEnded) paper.end(quoted.body as { usedPaise: number; feePaise: number });
    paper.money -= expectedPaise;
    return answer;
  }

  private async change(
    row: Membership,
    paper: MembershipModel,
    { type, months }: { type: TierName; months: PlanLength },
  ) {
    const { id } = row;
    const quoted = await admin.callLoosely('membership/quoteChange', { query: { id, type, months } });
    if (quoted.status >= 300) return quoted;
    const old = paper.sums(row, lastDayOf(row, this.today), this.closed, 0);
    const totalPaise = priceOf(type, months, this.today);
    const creditPaise = Math.min(old.refundPaise, totalPaise);
    const [duePaise, refundPaise] = [totalPaise - creditPaise, old.refundPaise - creditPaise];
    expect(quoted.body).toMatchObject({ totalPaise, creditPaise, duePaise, refundPaise });
    const answer = await admin.callLoosely('membership/change', {
      body: { id, type, months, expectedPaise: duePaise - refundPaise, overlaps: true as const },
    });
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    paper.end(old);
    paper.money -= creditPaise;
    const next = new MembershipModel(totalPaise);
    next.money = creditPaise;
    this.paper.set((answer.body as { membershipId: number }).membershipId, next);
    return answer;
  }

  /** Receipts, documents and the value of each membership match the expected state, to the paisa. */
  async compare(): Promise<void> {
    const { rows } = await sql<{
      id: number;
      paid: number;
      credited: number;
      status: string;
      withdrawn: boolean;
      receipts: number;
      documents: number;
    }>`
      select id, paid_paise as paid, credited_paise as credited, payment_status as status,
        withdrawn_at is not null as withdrawn,
        (select coalesce(sum(amount_paise), 0)::bigint from payments where membership_id = memberships.id) as receipts,
        (select coalesce(sum(case kind when 'credit_note' then -total_paise else total_paise end), 0)::bigint
          from documents where membership_id = memberships.id and cancelled_at is null) as documents
      from memberships where user_id = ${this.member.userId} order by id`.execute(gym.db);
    expect(rows).toEqual(
      [...this.paper].map(([id, paper]) => ({
        id,
        paid: paper.money,
        credited: paper.credited,
        status: paper.isPaid ? 'payed' : 'pending',
        withdrawn: paper.isWithdrawn,
        receipts: paper.money,
        documents: paper.isPaid ? paper.money - paper.waiting : 0,
      })),
    );
    for (const { paid, credited } of rows) expect(Math.min(paid, credited)).toBeGreaterThanOrEqual(0);
  }
}

it('paid less refunded less credited is the price of the used days, and documents match receipts', {
  timeout: LIVES > 20 ? 7_200_000 : 120_000,
}, async () => {
  let lives = 0;
  await fc.assert(
    fc.asyncProperty(life, async ([first, payment, steps]) => {
      lives++;
      gym.setNow(new Date(`${FIRST}T12:00:00+05:30`));
      await restorePlans(gym);
      set.more.push([FIRST, 0]);
      await admin.call('settings/set', { body: { key: 'exitFeePercent', value: 0, fromDay: FIRST } });
      set.percent.push([FIRST, 0]);
      const [member, other] = [await gym.make.member(), await gym.make.member()];
      for (const type of tierNames)
        await gym.make.membership({ member: other, type, months: 12, paymentStatus: 'payed' });
      const lived = new Life(member, other, await gym.make.session(member.userId, days(2_000)));
      for (const [wait, asked] of [[0, first], [0, payment], ...steps] as [number, Step][]) {
        lived.wait(wait);
        await lived.read();
        const { status, body } = await lived.ask(asked);
        expect([asked, status < 500], JSON.stringify(body)).toEqual([asked, true]);
        if (status < 300) done.set(asked.does, (done.get(asked.does) ?? 0) + 1);
        await lived.compare();
      }
      // At the end no refund is pending: the kept money is the price of the used days, and matches the documents.
      await lived.read();
      for (const row of lived.rows) {
        const paper = lived.paper.get(row.id);
        if (paper && paper.waiting > 0) await lived.end(row, paper, lived.today);
      }
      await lived.compare();
      // Removes closures before the next history.
      await sql`update center_closures set reopened_at = ${gym.now()} where reopened_at is null`.execute(
        gym.db,
      );
    }),
    { numRuns: LIVES },
  );
  // A history without an end would test nothing.
  expect([done.get('end') ?? 0, done.get('change') ?? 0]).not.toContain(0);
  expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  const steps = [...done].map(([does, times]) => `${times} ${does}`).join(', ');
  printMeasurement(`${lives} lives on ${gym.engine}: ${steps}`);
});
