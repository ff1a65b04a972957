import { expect } from 'vitest';
import { atOnce, byAdmin, countStatuses, type Races } from '../../../testing/races.ts';

const phones = Array.from({ length: 8 }, (_, n) => `804123000${n}`);

async function readPhone() {
  const setting = (await byAdmin(0).call('settings/getAll')).body.find(({ key }) => key === 'phone');
  if (!setting) throw new Error('no such setting');
  return setting;
}

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'settings/set': {
    'by owners who read the same version: one saves, the others are shown what it is now': async () => {
      const { version } = await readPhone();

      const answers = await atOnce(8, (n) =>
        byAdmin(n).callLoosely('settings/set', {
          body: { key: 'phone', value: phones[n], fromDay: '2030-05-01', version },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      const { coming } = await readPhone();
      const saved = phones[answers.findIndex(({ status }) => status === 200)];
      expect(coming.filter(({ fromDay }) => fromDay === '2030-05-01').map(({ value }) => value)).toEqual([
        saved,
      ]);
      for (const { status, body } of answers)
        if (status === 409) expect(body).toMatchObject({ code: 'settingChanged', setting: { key: 'phone' } });
    },
  },
  'settings/remove': {
    'takes a coming value back once': async () => {
      const body = { key: 'phone' as const, fromDay: '2030-06-01' };
      await byAdmin(0).call('settings/set', { body: { ...body, value: '+91 80 4123 9999' } });

      const answers = await atOnce(8, (n) => byAdmin(n).call('settings/remove', { body }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 7 });
      expect((await readPhone()).coming.filter(({ fromDay }) => fromDay === '2030-06-01')).toEqual([]);
    },
  },
};
