import type { Gender } from '@namma/contract/business';
import { type BodyInput, type CallName, methods, type QueryInput, type Reply } from '@namma/contract/calls';
import { addDays, type Day, gymDay, minutes, startOfGymDay, weekdayOf } from '@namma/contract/days/dates';
import { API_PREFIX } from '@namma/contract/methods';
import type { Center } from '@namma/contract/values/centers';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { modules } from '../modules.ts';
import type { Tx } from '../platform/db/types.ts';
import type { FoundSession } from '../platform/shared/session.ts';
import type { Random } from './random.ts';

type QueryPart<N extends CallName> = undefined extends QueryInput<N> ? unknown : { query: QueryInput<N> };
type BodyPart<N extends CallName> = undefined extends BodyInput<N> ? unknown : { body: BodyInput<N> };

/** A member, with the day of registration. */
export interface Member {
  userId: number;
  addressId: number;
  joined: number;
  age: number;
  gender: Gender;
}

/** A paid membership; without a center it includes all. */
interface Term {
  userId: number;
  center: Center | undefined;
  from: Day;
  to: Day;
}

interface Step {
  at: Date;
  work: () => Promise<void>;
}

const REFUSED = 409;

/** Adds minutes to an instant. */
export const after = (instant: Date, count: number): Date => new Date(instant.getTime() + minutes(count));

/** The first day with orders, visits and classes, counted from today. */
export const FIRST_DAY = -29;

/**
 * A month of the demo shop that ends now. Everything is a request to the API, made in chronological order while the
 * clock shows the time of the step. Drops steps after now. Days are offsets from today, so yesterday is -1.
 */
export class DemoMonth {
  readonly today: Day;
  /** The time of the current step, which the services read from `deps.clock`. */
  now: Date;
  /** The id of the front desk. */
  desk = 0;
  members: Member[] = [];
  private readonly end: Date;
  private readonly tx: Tx;
  private readonly sessions = new Map<string, FoundSession>();
  private readonly steps: Step[] = [];
  /** The month's own app, which receives the requests. */
  app: FastifyInstance | undefined;
  /** Dependencies of that app: without rate limits, and with mails stored but not sent. */
  readonly deps: Deps;
  /** The paid memberships. */
  private readonly terms: Term[] = [];

  /** @param tx the transaction of all writes */
  constructor(tx: Tx, { clock, tax, mail }: Deps) {
    this.tx = tx;
    this.end = clock();
    this.now = this.end;
    this.today = gymDay(this.end);
    this.deps = {
      db: tx,
      clock: () => this.now,
      isRateLimited: false,
      ...(tax && { tax }),
      ...(mail && { mail: { origin: mail.origin } }),
    };
  }

  findSession = async (token: string): Promise<FoundSession | undefined> => this.sessions.get(token);

  /** Signs a person in without a password. */
  signIn(session: Omit<FoundSession, 'tokenHash'>): void {
    this.sessions.set(tokenOf(session.userId), { ...session, tokenHash: Buffer.alloc(0) });
  }

  day(offset: number): Day {
    return addDays(this.today, offset);
  }

  /** 0 is Sunday. */
  weekday(offset: number): number {
    return weekdayOf(this.day(offset));
  }

  isWeekend(offset: number): boolean {
    return [0, 6].includes(this.weekday(offset));
  }

  /** The instant of a minute of an IST day. */
  instant(offset: number, minuteOfDay: number): Date {
    return new Date(startOfGymDay(this.day(offset)).getTime() + minutes(minuteOfDay));
  }

  /** A time when the front desk processes its lists: within the opening hours. */
  deskHour(offset: number, half: 'morning' | 'evening', random: Random): Date {
    const [morning, evening] = this.isWeekend(offset)
      ? [7 * 60 + 10, 9 * 60 + 30]
      : [9 * 60 + 30, 18 * 60 + 30];
    return this.instant(offset, (half === 'morning' ? morning : evening) + random.between(0, 40));
  }

  /** A time when people are online: mostly in the evening, some before work, more around noon at weekends. */
  leisureHour(offset: number, random: Random): Date {
    const hour = random.weighted(onlineHours, (each) => {
      if (each >= 18 && each <= 21) return 6;
      if (each >= 10 && each <= 17) return this.isWeekend(offset) ? 3 : 1;
      return each <= 8 ? 2 : 1.5;
    });
    return this.instant(offset, hour * 60 + random.between(0, 59));
  }

  /** Schedules a step. Steps of one instant run in the order in which they were scheduled. */
  at(at: Date, work: () => Promise<void>): void {
    if (at > this.end) return;
    const later = this.steps.findLastIndex((each) => each.at <= at);
    this.steps.splice(later + 1, 0, { at, work });
  }

  /** Runs all steps, including those that steps schedule. */
  async run(): Promise<void> {
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      this.now = step.at;
      await step.work();
    }
  }

  addTerm(term: Term): void {
    this.terms.push(term);
  }

  /** The members whose paid memberships admit to a center on a day. */
  membersAt(center: Center, day: Day): number[] {
    const open = this.terms.filter(
      (term) => (term.center ?? center) === center && term.from <= day && day < term.to,
    );
    return open.map(({ userId }) => userId);
  }

  /** Runs the scheduled jobs of these modules. */
  async runJobs(names: readonly string[]): Promise<void> {
    for (const { name, jobs = [] } of modules)
      if (names.includes(name)) for (const job of jobs) await job.run(this.deps, modules);
  }

  /**
   * Makes a request as a person, or as a visitor without one.
   * @throws Error when it is refused
   */
  async call<N extends CallName>(
    userId: number | undefined,
    name: N,
    input: QueryPart<N> & BodyPart<N>,
  ): Promise<Reply<N>> {
    const response = await this.request(userId, name, input);
    if (response.statusCode >= 300)
      throw new Error(
        `${name} answered ${response.statusCode} at ${this.now.toISOString()}: ${response.body}`,
      );
    return response.json() as Reply<N>;
  }

  /**
   * Makes a request that a rule may refuse, such as a second class at the same time.
   * @returns undefined when it was refused
   */
  async callIfAllowed<N extends CallName>(
    userId: number,
    name: N,
    input: QueryPart<N> & BodyPart<N>,
  ): Promise<Reply<N> | undefined> {
    await sql`savepoint allowed`.execute(this.tx);
    const response = await this.request(userId, name, input);
    const isRefused = response.statusCode === REFUSED;
    if (isRefused) await sql`rollback to savepoint allowed`.execute(this.tx);
    if (!isRefused && response.statusCode >= 300)
      throw new Error(
        `${name} answered ${response.statusCode} at ${this.now.toISOString()}: ${response.body}`,
      );
    return isRefused ? undefined : (response.json() as Reply<N>);
  }

  private request(userId: number | undefined, name: CallName, input: unknown) {
    if (!this.app) throw new Error('The month has not begun.');
    const { query = {}, body } = input as { query?: object; body?: object };
    return this.app.inject({
      method: methods[name],
      url: `${API_PREFIX}/${name}`,
      query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
      ...(body && { payload: body }),
      headers: userId === undefined ? {} : { authorization: `Bearer ${tokenOf(userId)}` },
    });
  }
}

const TOKEN_CHARACTERS = 43;
const tokenOf = (userId: number): string => String(userId).padStart(TOKEN_CHARACTERS, '0');

const onlineHours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22] as const;
