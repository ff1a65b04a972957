// onBothEngines: random histories of bookings, whose ranks the engine moves, against a naive model.
import { addDays, minutes } from '@namma/contract/days/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { settleClasses } from './settle.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const gym = await startTestGym({ today: '2030-03-04', mail });
const admin = gym.as(await gym.make.admin());
const sweep = () =>
  settleClasses({ db: gym.db, clock: gym.now, mail, isRateLimited: false, isGuardianChecked: false });

const start = gym.now();
const MEMBERS = 6;
const HISTORIES = Number(process.env.CLASS_HISTORIES ?? 25);
const members = await Promise.all(
  Array.from({ length: MEMBERS }, () => gym.make.membership({ paymentStatus: 'payed' })),
);
await gym.db.deleteFrom('tries').execute();

/** The class as one who counts on paper has it: who has booked, in order, and what each was told last. */
interface Paper {
  capacity: number;
  isOff: boolean;
  list: number[];
  told: Map<number, 'in' | 'waiting'>;
  /** How often each was told that they are in, or not any more. */
  mails: number[];
}

function tell(paper: Paper): void {
  paper.list.forEach((who, n) => {
    const place = n < paper.capacity ? 'in' : 'waiting';
    if (paper.told.get(who) !== place) (paper.mails[who] as number) += 1;
    paper.told.set(who, place);
  });
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
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('off' as const) }) },
);

let classes = 0;

/** Each history has a class of its own, on days and hours that no other has. */
async function newClass(capacity: number) {
  const n = classes++;
  return gym.make.groupClass({
    capacity,
    day: addDays('2030-03-05', n % 3),
    fromMinute: 6 * 60,
    minutes: 15,
  });
}

async function rowsOf({ slotId, day }: { slotId: number; day: string }) {
  return gym.db
    .selectFrom('class_bookings')
    .select(['user_id', 'rank', 'is_in', 'id'])
    .where('slot_id', '=', slotId)
    .where('day', '=', day)
    .where('rank', 'is not', null)
    .orderBy('rank')
    .execute();
}

describe('a random history of a class', () => {
  it(
    'has the places, the ranks and the mails of a list on paper',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 4 }),
          fc.array(step, { minLength: 4, maxLength: 24 }),
          async (capacity, steps) => {
            gym.setNow(start);
            const { key, startsAt, slotId } = await newClass(capacity);
            gym.setNow(new Date(startsAt.getTime() - minutes(24 * 60)));
            const paper: Paper = {
              capacity,
              isOff: false,
              list: [],
              told: new Map(),
              mails: Array.from({ length: MEMBERS }, () => 0),
            };
            for (const each of steps) {
              if (each.kind === 'sweep') await sweep();
              if (each.kind === 'capacity') {
                await admin.call('classes/change', { body: { ...key, capacity: each.to } });
                paper.capacity = each.to;
              }
              if (each.kind === 'off') {
                await admin.call('classes/change', { body: { ...key, isCancelled: true } });
                paper.isOff = true;
                paper.list = [];
                paper.told.clear();
              }
              if (each.kind === 'book') {
                const { status } = await gym
                  .as((members[each.who] as (typeof members)[number]).member)
                  .call('classes/book', { body: key });
                const isNew = !paper.isOff && !paper.list.includes(each.who);
                expect(status).toBe(isNew ? 201 : 409);
                if (isNew) {
                  paper.list.push(each.who);
                  // The first mail says it.
                  paper.told.set(each.who, paper.list.length <= paper.capacity ? 'in' : 'waiting');
                }
              }
              if (each.kind === 'cancel') {
                const { status } = await gym
                  .as((members[each.who] as (typeof members)[number]).member)
                  .call('classes/cancel', { body: key });
                const has = paper.list.includes(each.who);
                expect(status).toBe(has ? 200 : 409);
                paper.list = paper.list.filter((who) => who !== each.who);
                paper.told.delete(each.who);
              }
              tell(paper);
              const rows = await rowsOf(key);
              expect(rows.map(({ user_id }) => user_id)).toEqual(
                paper.list.map((who) => members[who]?.member.userId),
              );
              expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, n) => n + 1));
              expect(rows.map(({ is_in }) => is_in)).toEqual(rows.map((_, n) => n < paper.capacity));
            }
            const told = await gym.db
              .selectFrom('class_bookings')
              .select(({ fn }) => ['user_id', fn.sum<number>('sequence').as('changes')])
              .select(({ fn }) => fn.countAll<number>().as('bookings'))
              .where('slot_id', '=', slotId)
              .groupBy('user_id')
              .execute();
            const ended = await gym.db
              .selectFrom('class_bookings')
              .select('user_id')
              .where('slot_id', '=', slotId)
              .where('rank', 'is', null)
              .execute();
            for (const { user_id, changes } of told) {
              const who = members.findIndex(({ member: { userId } }) => userId === user_id);
              const ends = ended.filter((row) => row.user_id === user_id).length;
              // Each change of place was told once, each end once.
              expect(Number(changes)).toBe((paper.mails[who] ?? 0) + ends);
            }
            // The members are free for the next class.
            await gym.db.deleteFrom('class_bookings').where('slot_id', '=', slotId).execute();
            await gym.db.deleteFrom('tries').execute();
          },
        ),
        { numRuns: HISTORIES },
      );
    },
    HISTORIES * 4_000 + 60_000,
  );
});
