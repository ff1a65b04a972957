import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import { atOnce, byAdmin, countRecorded, countStatuses, gym, type Races } from '../../../testing/races.ts';
import { mailLetters } from './mailing.ts';

const entry = {
  noticedAt: '2026-11-23T06:00:00.000Z',
  kind: 'lost' as const,
  happened: 'A phone of the desk was stolen',
  whose: 'Members of HSR Layout',
  data: ['name' as const],
  done: 'The phone was signed out',
};

const read = async (id: number) =>
  (await byAdmin(0).call('breaches/getAll')).body.content.filter((each) => each.id === id);

/** Everybody with an email who is not deleted has the letter, once. */
async function expectOneLetterEach(breachId: number): Promise<void> {
  await mailLetters({
    db: gym.db,
    clock: gym.now,
    isRateLimited: true,
    mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
  });
  const letters = await gym.db
    .selectFrom('breach_letters')
    .select('user_id')
    .where('breach_id', '=', breachId)
    .execute();
  const mails = await gym.db
    .selectFrom('mails')
    .select('recipient')
    .where('key', 'like', `breach:${breachId}:%`)
    .execute();
  const people = await gym.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  expect(letters.map(({ user_id }) => user_id).sort()).toEqual(people.map(({ id }) => id).sort());
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(people.map(({ email }) => email).sort());
}

/** Each writing call of this module made many times at the same moment; see acceptance/races.test.ts. */
export const races: Races = {
  'breaches/add': {
    'with one key writes one entry': async () => {
      const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };

      const answers = await atOnce(8, () => byAdmin(0).call('breaches/add', { body: entry, headers }));

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      expect(new Set(answers.map(({ body }) => body.breach.id)).size).toBe(1);
    },
  },
  'breaches/change': {
    'by owners who read the same version: one saves, the others are told': async () => {
      const { id, version } = (await byAdmin(0).call('breaches/add', { body: entry })).body.breach;

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('breaches/change', { body: { ...entry, id, version, people: n } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      const people = answers.findIndex(({ status }) => status === 200);
      expect(await read(id)).toMatchObject([{ people, version: version + 1 }]);
      expect(await countRecorded('breach changed', id)).toBe(1);
    },
  },
  'breaches/mail': {
    'by owners who read the same version: one mails it, the others are told, and each person has one letter':
      async () => {
        const { id, version } = (await byAdmin(0).call('breaches/add', { body: entry })).body.breach;
        await gym.make.members(5);

        const answers = await atOnce(8, (n) =>
          byAdmin(n).call('breaches/mail', { body: { id, version, to: 'all' } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
        expect(await countRecorded('breach mailed', id)).toBe(1);
        await expectOneLetterEach(id);
      },
    'again, to everybody and to one center at once: each person has one letter': async () => {
      const { id, version } = (await byAdmin(0).call('breaches/add', { body: entry })).body.breach;
      const told = { ...entry, id, version, peopleToldAt: '2026-11-24T06:00:00.000Z' };
      const changed = (await byAdmin(0).call('breaches/change', { body: told })).body.breach;
      for (const member of await gym.make.members(5)) await gym.make.membership({ member });

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('breaches/mail', {
          body: { id, version: changed.version, to: n % 2 === 0 ? 'all' : 'indiranagar' },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 8 });
      await expectOneLetterEach(id);
    },
  },
};
