import { minutes } from '@namma/contract/days/dates';
import { expect } from 'vitest';
import { reconcileClasses } from '../modules/gym/classes/reconcile.ts';
import type { Db } from '../platform/db/types.ts';
import { startTestGym } from './gym.ts';
import type { TestClass, TestUser } from './make.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };

/** The members with a rank in a class, by rank. */
export const ranksIn = (db: Db, { slotId, day }: TestClass['key']) =>
  db
    .selectFrom('class_bookings')
    .select(['user_id', 'rank', 'is_in'])
    .where('slot_id', '=', slotId)
    .where('day', '=', day)
    .where('rank', 'is not', null)
    .orderBy('rank')
    .execute();

/** A gym at noon on Monday, 4 March 2030 (IST), with queued mails and helpers for tests of classes. */
export async function startClassGym() {
  const gym = await startTestGym({ today: '2030-03-04', mail });
  const admin = gym.as(await gym.make.admin());
  const paid = async (traits: Parameters<typeof gym.make.membership>[0] = {}) =>
    (await gym.make.membership({ paymentStatus: 'payed', ...traits })).member;
  const book = (member: TestUser, { key }: Pick<TestClass, 'key'>) =>
    gym.as(member).call('classes/book', { body: key });
  const mineOf = async (member: TestUser) => (await gym.as(member).call('classes/getMine')).body;
  return {
    gym,
    admin,
    mail,
    paid,
    book,
    mineOf,
    /** The jobs that each process runs each minute. */
    sweep: () =>
      reconcileClasses({ db: gym.db, clock: gym.now, mail, isRateLimited: true, isGuardianChecked: false }),
    cancel: (member: TestUser, { key }: Pick<TestClass, 'key'>) =>
      gym.as(member).call('classes/cancel', { body: key }),
    placesOf: async (member: TestUser) => (await mineOf(member)).classes.map(({ place }) => place),
    /** A member who has booked. */
    placed: async (theClass: Pick<TestClass, 'key'>, member?: TestUser) => {
      const who = member ?? (await paid());
      const answer = await book(who, theClass);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return who;
    },
    before: ({ startsAt }: TestClass, howMany: number) =>
      gym.setNow(new Date(startsAt.getTime() - minutes(howMany))),
    /** The kinds of the mails about classes to a person, in the order in which they were written. */
    mailsTo: async ({ email }: TestUser) =>
      (
        await gym.db
          .selectFrom('mails')
          .select('kind')
          .where('recipient', '=', email)
          .where('key', 'like', 'class:%')
          .orderBy('id')
          .execute()
      ).map(({ kind }) => kind),
  };
}
