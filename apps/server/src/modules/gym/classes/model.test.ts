// onBothEngines: compares random booking histories, whose ranks the engine moves, with a naive model.
import { addDays, minutes } from '@namma/contract/days/dates';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestClass } from '../../../testing/make.ts';
import { reconcileClasses } from './reconcile.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const gym = await startTestGym({ today: '2030-03-04', mail });
const admin = gym.as(await gym.make.admin());
const sweep = () =>
  reconcileClasses({ db: gym.db, clock: gym.now, mail, isRateLimited: false, isGuardianChecked: false });

const start = gym.now();
const MEMBERS = 6;
/** `CLASS_HISTORIES=10000` runs the number given in docs/performance.md. */
const HISTORIES = Number(process.env.CLASS_HISTORIES ?? 25);
const members = await Promise.all(
  Array.from({ length: MEMBERS }, () => gym.make.membership({ paymentStatus: 'payed' })),
);
await gym.db.deleteFrom('tries').execute();

const EARLY = 6 * 60;
const LATE = 9 * 60;

/** The class as counted on paper: who has booked, in order, and what each has read in all mails. */
class Paper {
  list: number[] = [];
  isOff = false;
  minute = EARLY;
  readonly lost = new Set<number>();
  readonly notified = new Map<number, { place: 'in' | 'waiting'; minute: number }>();
  readonly mails: string[][] = Array.from({ length: MEMBERS }, () => []);
  capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  book(who: number): boolean {
    if (this.isOff || this.lost.has(who) || this.list.includes(who)) return false;
    this.list.push(who);
    this.notified.set(who, { place: this.placeOf(this.list.length - 1), minute: this.minute });
    this.mails[who]?.push('class booked');
    return true;
  }

  cancel(who: number): boolean {
    if (!this.list.includes(who)) return false;
    this.end(who);
    this.settle();
    return true;
  }

  /** Removes members who may not attend or whose class is cancelled, and notifies the others of changes. */
  settle(): void {
    for (const who of this.list.filter((each) => this.isOff || this.lost.has(each))) this.end(who);
    this.list.forEach((who, n) => {
      const notified = this.notified.get(who);
      const place = this.placeOf(n);
      if (notified?.place !== place) this.mails[who]?.push('class place');
      else if (notified.minute !== this.minute) this.mails[who]?.push('class moved');
      this.notified.set(who, { place, minute: this.minute });
    });
  }

  /** Half an hour before the class the waiting list ends, and the others have been reminded. */
  close(): void {
    for (const who of this.list.slice(this.capacity)) this.end(who);
    for (const who of this.list) this.mails[who]?.push('class reminder');
  }

  private placeOf = (n: number) => (n < this.capacity ? 'in' : 'waiting');

  private end(who: number): void {
    this.list = this.list.filter((each) => each !== who);
    this.notified.delete(who);
    this.mails[who]?.push('class cancelled');
  }
}

const member = fc.nat(MEMBERS - 1);
const step = fc.oneof(
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('book' as const), who: member }) },
  { weight: 15, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who: member }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('capacity' as const), to: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('membership' as const), who: member }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('off' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let classes = 0;
let lived = 0;

const coach = await gym.make.coach();

/** Each history has its own class. */
const newClass = (capacity: number) =>
  gym.make.groupClass({
    coach,
    capacity,
    day: addDays('2030-03-05', classes++ % 3),
    fromMinute: EARLY,
    minutes: 15,
  });

const rowsOf = ({ slotId, day }: TestClass) =>
  gym.db
    .selectFrom('class_bookings')
    .select(['user_id', 'rank', 'is_in', 'id'])
    .where('slot_id', '=', slotId)
    .where('day', '=', day)
    .where('rank', 'is not', null)
    .orderBy('rank')
    .execute();

/** Sets if a membership admits the member to the class; only its days change. */
const setMembership = (who: number, isLost: boolean) => {
  const [from, to] = isLost ? ['2030-03-20', '2030-09-20'] : ['2030-03-04', '2030-09-04'];
  const id = members[who]?.membershipId;
  return sql`update memberships set start_date = ${from}, end_date = ${to} where id = ${id}`.execute(gym.db);
};

/** Sends all mails at once, so that no later one replaces any. */
const send = ({ slotId }: TestClass) =>
  gym.db
    .updateTable('mails')
    .set({ status: 'sent', sent_at: gym.now() })
    .where('key', 'like', `class:${slotId}:%`)
    .where('status', '<>', 'sent')
    .execute();

/** Removes finished classes, because a sweep reads all classes and would slow down over thousands of histories. */
async function removeClass({ slotId }: TestClass): Promise<void> {
  await gym.db.deleteFrom('class_bookings').where('slot_id', '=', slotId).execute();
  await gym.db.deleteFrom('class_changes').where('slot_id', '=', slotId).execute();
  await gym.db.deleteFrom('class_slots').where('id', '=', slotId).execute();
}

async function mailsOf({ slotId }: TestClass): Promise<string[][]> {
  const rows = await gym.db
    .selectFrom('mails')
    .select(['recipient', 'kind'])
    .where('key', 'like', `class:${slotId}:%`)
    .orderBy('id')
    .execute();
  return members.map(({ member: { email } }) =>
    rows.filter(({ recipient }) => recipient === email).map(({ kind }) => kind),
  );
}

async function take(each: Step, theClass: TestClass, paper: Paper): Promise<void> {
  const { key } = theClass;
  const change = async (body: object) =>
    expect((await admin.call('classes/change', { body: { ...key, ...body } })).status).toBe(200);
  const by = (who: number) => gym.as((members[who] as (typeof members)[number]).member);
  switch (each.kind) {
    case 'sweep':
      await sweep();
      return paper.settle();
    case 'capacity':
      paper.capacity = each.to;
      await change({ capacity: each.to });
      return paper.settle();
    case 'move':
      paper.minute = paper.minute === EARLY ? LATE : EARLY;
      await change({ fromMinute: paper.minute });
      return paper.settle();
    case 'off':
      paper.isOff = !paper.isOff;
      await change({ isCancelled: paper.isOff });
      return paper.settle();
    case 'membership':
      if (!paper.lost.delete(each.who)) paper.lost.add(each.who);
      await setMembership(each.who, paper.lost.has(each.who));
      return;
    case 'book': {
      const { status } = await by(each.who).call('classes/book', { body: key });
      expect(status).toBe(paper.book(each.who) ? 201 : 409);
      return;
    }
    case 'cancel': {
      const { status } = await by(each.who).call('classes/cancel', { body: key });
      expect(status).toBe(paper.cancel(each.who) ? 200 : 409);
    }
  }
}

describe('a random history of a class', () => {
  it(
    'has the places and ranks of a naive list, and sends each member exactly its mails',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 4 }),
          fc.array(step, { minLength: 4, maxLength: 24 }),
          async (capacity, steps) => {
            gym.setNow(start);
            const theClass = await newClass(capacity);
            gym.setNow(new Date(theClass.startsAt.getTime() - minutes(18 * 60)));
            const paper = new Paper(capacity);
            try {
              for (const each of steps) {
                await take(each, theClass, paper);
                await send(theClass);
                const rows = await rowsOf(theClass);
                expect(rows.map(({ user_id }) => user_id)).toEqual(
                  paper.list.map((who) => members[who]?.member.userId),
                );
                expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, n) => n + 1));
              }
              await sweep();
              paper.settle();
              await sweep();
              const rows = await rowsOf(theClass);
              expect(rows.map(({ is_in }) => is_in)).toEqual(rows.map((_, n) => n < paper.capacity));
              await send(theClass);
              const moved = paper.minute - EARLY;
              gym.setNow(new Date(theClass.startsAt.getTime() + minutes(moved - 30)));
              await sweep();
              await sweep();
              paper.close();

              expect(await mailsOf(theClass)).toEqual(paper.mails);
            } finally {
              // Frees the members for the next class.
              for (const who of paper.lost) await setMembership(who, false);
              await removeClass(theClass);
              await gym.db.deleteFrom('mails').where('key', 'like', `class:${theClass.slotId}:%`).execute();
              await gym.db.deleteFrom('tries').execute();
            }
            // Prints progress, so that an interrupted long run shows its count.
            if (++lived % 250 === 0) process.stdout.write(`${lived} histories, 0 differences\n`);
          },
        ),
        { numRuns: HISTORIES },
      );
    },
    HISTORIES * 4_000 + 60_000,
  );
});
