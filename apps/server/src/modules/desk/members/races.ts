import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import { anyPhone } from '../../../testing/anybody.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { drawPicture } from '../../../testing/pictures.ts';
import {
  anyAddress,
  atOnce,
  byAdmin,
  countLogEntries,
  countStatuses,
  gym,
  type Races,
} from '../../../testing/races.ts';

const peopleWith = (phone: string) =>
  gym.db.selectFrom('users').select('id').where('phone', '=', phone).orderBy('id').execute();
const tokenOf = (claimLink: string) => claimLink.split('#').at(-1) ?? '';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'members/add': {
    'of one phone at eight desks makes one member, whom the others are notified of': async () => {
      const phone = anyPhone();

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('members/add', { body: { name: `Asha ${n}`, phone } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 7 });
      const [made, ...others] = await peopleWith(phone);
      expect(others).toEqual([]);
      for (const { body } of answers) expect(body.userId).toBe(made?.id);
    },
    'with one key makes one member, and each answer has a link': async () => {
      const phone = anyPhone();
      const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
      const body = { name: 'Asha', phone, isAnother: true as const };

      const answers = await atOnce(8, () => byAdmin(0).call('members/add', { body, headers }));

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      expect(await peopleWith(phone)).toHaveLength(1);
      expect(new Set(answers.map((answer) => answer.body.claimLink)).size).toBe(8);
    },
  },
  'members/claimLink': {
    'leaves one link that works': async () => {
      const { userId } = await gym.make.unclaimed();

      const answers = await atOnce(8, (n) => byAdmin(n).call('members/claimLink', { body: { userId } }));

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      const claims = await atOnce(8, (n) =>
        gym.guest(anyAddress()).call('auth/claim', {
          body: {
            token: tokenOf(answers[n]?.body.claimLink ?? ''),
            email: `${randomUUID()}@example.com`,
            password: PASSWORD,
            conPassword: PASSWORD,
          },
        }),
      );
      expect(countStatuses(claims)).toEqual({ 200: 1, 400: 7 });
    },
  },
  'members/update': {
    'of one version keeps one form whole and refuses the others': async () => {
      const { userId } = await gym.make.unclaimed();
      const { version } = (await byAdmin(0).call('admin/getMember', { query: { id: userId } })).body;

      const answers = await atOnce(8, (n) =>
        byAdmin(n).call('members/update', {
          body: { userId, version, name: `Asha ${n}`, phone: `900000000${n}` },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      const { name, phone } = (await byAdmin(0).call('admin/getMember', { query: { id: userId } })).body;
      expect(phone.at(-1)).toBe(name.at(-1));
      expect(await countLogEntries('member changed', userId)).toBe(1);
    },
  },
  'members/note': {
    'with one key writes one note': async () => {
      const { userId } = await gym.make.unclaimed();
      const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };

      const answers = await atOnce(8, () =>
        byAdmin(0).call('members/note', { body: { userId, text: 'Knee' }, headers }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      expect(await countLogEntries('note written', userId)).toBe(1);
    },
    'without a key is one note of each author': async () => {
      const { userId } = await gym.make.unclaimed();

      const answers = await atOnce(8, (n) =>
        byAdmin(n % 2).call('members/note', { body: { userId, text: 'Knee' } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(2);
      expect(await countLogEntries('note written', userId)).toBe(2);
    },
  },
  'members/setPhoto': {
    'by several people leaves one photo': async () => {
      const { userId } = await gym.make.unclaimed();
      const body = await drawPicture();
      const set = {
        body,
        headers: { 'content-type': 'image/png' },
        query: { id: userId, hasConsent: 'true' },
      };

      const answers = await atOnce(4, (n) => byAdmin(n).callLoosely('members/setPhoto', set));

      expect(countStatuses(answers)).toEqual({ 201: 4 });
      const rows = gym.db.selectFrom('member_photos').select('user_id').where('user_id', '=', userId);
      expect(await rows.execute()).toHaveLength(1);
    },
  },
  'members/removePhoto': {
    'removes it once': async () => {
      const { userId } = await gym.make.unclaimed();
      const headers = { 'content-type': 'image/png' };
      const query = { id: userId, hasConsent: 'true' };
      await byAdmin(0).callLoosely('members/setPhoto', { body: await drawPicture(), headers, query });

      const answers = await atOnce(6, (n) => byAdmin(n).call('members/removePhoto', { body: { userId } }));

      expect(countStatuses(answers)).toEqual({ 200: 6 });
      expect(await countLogEntries('photo removed', userId)).toBe(1);
    },
  },
  'members/deleteNote': {
    'deletes it once': async () => {
      const { userId } = await gym.make.unclaimed();
      const written = await byAdmin(0).call('members/note', { body: { userId, text: 'Knee' } });

      const answers = await atOnce(8, () =>
        byAdmin(0).call('members/deleteNote', { body: { id: written.body.id } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 7 });
      expect(await countLogEntries('note deleted', userId)).toBe(1);
    },
  },
};
