import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const gym = await startTestGym({ today: '2030-03-04', mail });
const other = await gym.startAnother();

const ASKERS = 300;
const PLACES = 30;
const CANCELS = 40;
/** A busy process asks to try again, which people do. */
async function insist<Reply extends { status: number }>(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}

/** Does something for each, many at once: a process in a test has few connections, and refuses who waits for one too long. */
async function forEach<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, n: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const n = next++;
      done[n] = await work(items[n] as T, n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

describe('300 askers for 30 places, in two processes', () => {
  it('get ranks from 1 to 300 without a gap; of 40 who give up the next ones are told once each', async () => {
    const { key, slotId, day } = await gym.make.groupClass({ capacity: PLACES });
    const members = await gym.make.members(ASKERS);
    for (const member of members) await gym.make.membership({ member, paymentStatus: 'payed' });
    const by = (member: TestUser, n: number) => (n % 2 ? gym : other).as(member);
    const ranked = () =>
      gym.db
        .selectFrom('class_bookings')
        .select(['user_id', 'rank', 'is_in'])
        .where('slot_id', '=', slotId)
        .where('rank', 'is not', null)
        .orderBy('rank')
        .execute();

    const booked = await forEach(members, 30, (member, n) =>
      insist(() => by(member, n).call('classes/book', { body: key })),
    );

    expect([...new Set(booked.map(({ status }) => status))]).toEqual([201]);
    const rows = await ranked();
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: ASKERS }, (_, n) => n + 1));
    expect(rows.filter(({ is_in }) => is_in)).toHaveLength(PLACES);

    const byId = new Map(members.map((member) => [member.userId, member]));
    const leaving = rows.filter((_, n) => n % 7 === 0 || n < 5).slice(0, CANCELS);
    const wereIn = new Set(rows.slice(0, PLACES).map(({ user_id }) => user_id));
    const gaveUp = await forEach(leaving, 12, ({ user_id }, n) =>
      insist(() => by(byId.get(user_id) as TestUser, n).call('classes/cancel', { body: key })),
    );
    expect([...new Set(gaveUp.map(({ status }) => status))]).toEqual([200]);

    const left = await ranked();
    expect(left.map(({ rank }) => rank)).toEqual(Array.from({ length: ASKERS - CANCELS }, (_, n) => n + 1));
    const stayed = rows.filter(({ user_id }) => !leaving.some((each) => each.user_id === user_id));
    expect(left.map(({ user_id }) => user_id)).toEqual(stayed.map(({ user_id }) => user_id));
    const reached = left
      .slice(0, PLACES)
      .filter(({ user_id }) => !wereIn.has(user_id))
      .map(({ user_id }) => byId.get(user_id)?.email);
    const told = await gym.db
      .selectFrom('mails')
      .select('recipient')
      .where('kind', '=', 'class place')
      .where('key', 'like', `class:${slotId}:${day}:%`)
      .execute();
    const gone = new Set(leaving.map(({ user_id }) => byId.get(user_id)?.email));
    // Whoever reached a place and then left was told of both.
    const stayedTold = told.map(({ recipient }) => recipient).filter((email) => !gone.has(email));
    expect(stayedTold.sort()).toEqual(reached.sort());
    expect(new Set(stayedTold).size).toBe(stayedTold.length);
    const week = await other.guest().call('classes/getWeek', { query: { center: 'indiranagar' } });
    expect(week.body.find((each) => each.slotId === slotId)).toMatchObject({
      free: 0,
      waiting: ASKERS - CANCELS - PLACES,
    });
  }, 120_000);
});
