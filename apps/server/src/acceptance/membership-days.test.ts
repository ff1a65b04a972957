import { addDays, addMonths, type Day, days, daysBetween } from '@namma/contract/days/dates';
import {
  type PlanLength,
  planLengthsMonths,
  type TierName,
  tierNames,
} from '@namma/contract/memberships/tiers';
import { defaultPlan } from '@namma/contract/testing/default-plans';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { startTestGym } from '../testing/gym.ts';

const RUNS = isLong ? 10_000 : 40;
const gym = await startTestGym({ today: '2027-06-01' });
const admin = gym.withToken(await gym.make.session((await gym.make.admin()).userId, days(2000)));

/** Simulates a member who comes each day that is not before the membership, paused, closed, or after it. */
class Simulator {
  private readonly pausedDays = new Set<Day>();
  private lastPause: { fromDay: Day; toDay: Day } | undefined;
  private extraDays = 0;
  private isExtended = false;
  /** The first day of the renewal, and whether it follows the end. */
  private renewal: { start: Day; follows: boolean } | undefined;

  private readonly type: TierName;
  private readonly months: PlanLength;
  private readonly start: Day;
  private readonly closedDays: Set<Day>;

  constructor(type: TierName, months: PlanLength, start: Day, closedDays = new Set<Day>()) {
    this.type = type;
    this.months = months;
    this.start = start;
    this.closedDays = closedDays;
  }

  private get benefits() {
    return defaultPlan(this.type, this.months).benefits;
  }

  /** The day of the last visit, when all purchased days are counted off one by one. */
  end(): Day {
    let visits = daysBetween(this.start, addMonths(this.start, this.months)) + 1 + this.extraDays;
    let day = this.start;
    for (;;) {
      if (!this.pausedDays.has(day) && !this.closedDays.has(day)) visits--;
      if (visits === 0) return day;
      day = addDays(day, 1);
    }
  }

  private isOpen = (day: Day) => !this.closedDays.has(day);

  pauseDaysLeft = () => this.benefits.pauseDays - [...this.pausedDays].filter(this.isOpen).length;

  private isPausedFrom = (today: Day) => this.lastPause !== undefined && this.lastPause.toDay >= today;

  pause(today: Day, fromDay: Day, length: number): number {
    const end = this.end();
    if (today > end || this.isPausedFrom(today)) return 409;
    const wanted = Array.from({ length }, (_, n) => addDays(fromDay, n));
    if (fromDay <= today || fromDay < this.start || length < 3 || wanted.some((day) => day > end)) return 400;
    if (wanted.filter(this.isOpen).length > this.pauseDaysLeft()) return 409;
    for (const day of wanted) this.pausedDays.add(day);
    this.lastPause = { fromDay, toDay: addDays(fromDay, length - 1) };
    return 200;
  }

  resume(today: Day): number {
    if (!this.isPausedFrom(today)) return 409;
    for (const day of [...this.pausedDays]) if (day >= today) this.pausedDays.delete(day);
    this.lastPause = undefined;
    return 200;
  }

  extend(today: Day, more: number): number {
    if (today > this.end() || this.isExtended || more > this.benefits.extensionDays) return 409;
    this.extraDays += more;
    this.isExtended = true;
    return 200;
  }

  close(today: Day, fromDay: Day, length: number): number {
    const wanted = Array.from({ length }, (_, n) => addDays(fromDay, n));
    if (fromDay < today) return 400;
    if (!wanted.every(this.isOpen)) return 409;
    for (const day of wanted) this.closedDays.add(day);
    return 201;
  }

  /** The first day of a renewal registered today. */
  nextStart = (today: Day): Day => [addDays(this.end(), 1), today].sort()[1] as Day;

  renew(today: Day): number {
    if (this.renewal || today > addDays(this.end(), 3)) return 409;
    this.renewal = { start: this.nextStart(today), follows: today <= this.end() };
    return 201;
  }

  /** The first and last day of the renewal, which has the same plan and center. */
  renewalDays(): [Day, Day] | undefined {
    if (!this.renewal) return;
    const start = this.renewal.follows ? addDays(this.end(), 1) : this.renewal.start;
    return [start, new Simulator(this.type, this.months, start, this.closedDays).end()];
  }
}

const step = fc.oneof(
  fc.record({
    does: fc.constant('pause' as const),
    inDays: fc.integer({ min: -1, max: 40 }),
    length: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ does: fc.constant('resume' as const) }),
  fc.record({ does: fc.constant('extend' as const), more: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    does: fc.constant('close' as const),
    inDays: fc.oneof(fc.integer({ min: -1, max: 40 }), fc.integer({ min: 60, max: 200 })),
    length: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ does: fc.constant('renew' as const) }),
);
const life = fc.record({
  type: fc.constantFrom(...tierNames),
  months: fc.constantFrom(...planLengthsMonths),
  // The ends of long and short months, and of February in leap years and other years.
  start: fc.constantFrom('2027-08-31', '2027-11-30', '2028-01-31', '2028-02-29', '2027-02-28', '2027-12-31'),
  steps: fc.array(
    fc.tuple(fc.integer({ min: 0, max: 45 }), fc.constantFrom('00:00:00', '12:00:00', '23:59:59'), step),
    { minLength: 1, maxLength: 12 },
  ),
});

it('a membership ends on the same day as a day-by-day simulation, whatever its member does', {
  timeout: isLong ? 3_600_000 : 60_000,
}, async () => {
  let asks = 0;
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(life, async ({ type, months, start, steps }) => {
      const simulator = new Simulator(type, months, start);
      const member = await gym.make.member();
      const client = gym.withToken(await gym.make.session(member.userId, days(2000)));
      const { membershipId: id } = await gym.make.membership({
        member,
        type,
        months,
        paymentStatus: 'payed',
        startDate: start,
      });
      let today: Day = start;
      for (const [wait, time, asked] of steps) {
        today = addDays(today, wait);
        gym.setNow(new Date(`${today}T${time}+05:30`));
        const begins = simulator.nextStart(today);
        const expected = expectedStatus(simulator, today, asked);
        const renewal = { type, start_Date: begins, end_Date: addMonths(begins, months), renewalOf: id };
        const { status } = await ask({ client, id, renewal }, today, asked);
        expect([asked, status]).toEqual([asked, expected]);
        asks++;
        if (status < 300) taken++;
      }
      const { body } = await client.call('membership/getLedger', { query: { id } });
      expect([body.effectiveEnd, body.pauseDaysLeft]).toEqual([simulator.end(), simulator.pauseDaysLeft()]);
      const row = gym.db.selectFrom('memberships').select('effective_end').where('id', '=', id);
      expect((await row.executeTakeFirstOrThrow()).effective_end).toBe(simulator.end());
      const [renewal] = (await client.call('membership/getMemberships')).body;
      expect(renewal?.renewalOf ? [renewal.startDate, renewal.effectiveEnd] : undefined).toEqual(
        simulator.renewalDays(),
      );
      // Removes closures before the next history.
      await sql`update center_closures set reopened_at = ${gym.now()}`.execute(gym.db);
      await sql`update memberships set center = 'kormangla' where user_id = ${member.userId}`.execute(gym.db);
    }),
    { numRuns: RUNS },
  );
  printMeasurement(`${RUNS} memberships, ${asks} steps asked for, ${taken} taken: every end as simulated`);
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function expectedStatus(simulator: Simulator, today: Day, asked: Step): number {
  switch (asked.does) {
    case 'pause':
      return simulator.pause(today, addDays(today, asked.inDays), asked.length);
    case 'resume':
      return simulator.resume(today);
    case 'extend':
      return simulator.extend(today, asked.more);
    case 'close':
      return simulator.close(today, addDays(today, asked.inDays), asked.length);
    case 'renew':
      return simulator.renew(today);
  }
}

interface Asked {
  client: ReturnType<typeof gym.withToken>;
  id: number;
  renewal: { type: TierName; start_Date: Day; end_Date: Day; renewalOf: number };
}

function ask({ client, id, renewal }: Asked, today: Day, asked: Step) {
  if (asked.does === 'resume') return client.call('membership/resume', { body: { id } });
  if (asked.does === 'extend') return client.call('membership/extend', { body: { id, days: asked.more } });
  if (asked.does === 'renew')
    return client.call('membership/register', { body: { ...renewal, center: 'indiranagar' } });
  const fromDay = addDays(today, asked.inDays);
  const range = { fromDay, toDay: addDays(fromDay, asked.length - 1) };
  return asked.does === 'pause'
    ? client.call('membership/pause', { body: { id, ...range } })
    : admin.call('centers/close', { body: { ...range, center: 'indiranagar', reason: 'New floor' } });
}
