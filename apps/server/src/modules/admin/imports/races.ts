import { expect } from 'vitest';
import { anyPhone } from '../../../testing/anybody.ts';
import { atOnce, byAdmin, countLogEntries, countStatuses, gym, type Races } from '../../../testing/races.ts';

async function check(by: ReturnType<typeof byAdmin>, phone: string, email = '') {
  const answer = await by.callLoosely('imports/check', {
    query: { kind: 'members' },
    body: Buffer.from(`Name,Mobile,Email\nAsha Rao,${phone},${email}\n`),
    headers: { 'content-type': 'text/csv' },
  });
  return answer;
}
const peopleWith = (phone: string) =>
  gym.db.selectFrom('users').select('id').where('phone', '=', phone).execute();

/** A completed import of one person. */
async function done(phone: string, email = ''): Promise<number> {
  const { importId } = (await check(byAdmin(0), phone, email)).body;
  await byAdmin(0).call('imports/run', { body: { importId } });
  return importId;
}

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'imports/check': {
    'of one file all find the same, and none keeps anybody': async () => {
      const phone = anyPhone();

      const answers = await atOnce(8, (n) => check(byAdmin(n), phone));

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      for (const { body } of answers) expect(body.counts.new).toBe(1);
      expect(await peopleWith(phone)).toEqual([]);
    },
  },
  'imports/run': {
    'runs an import once: the others are refused while it runs, and then get the same answer': async () => {
      const phone = anyPhone();
      const { importId } = (await check(byAdmin(0), phone)).body;

      const answers = await atOnce(8, (n) => byAdmin(n).callLoosely('imports/run', { body: { importId } }));

      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeLessThan(8);
      for (const { body } of refused) expect(body.code).toBe('importRunning');
      const again = await byAdmin(1).call('imports/run', { body: { importId } });
      for (const { status, body } of answers) if (status === 200) expect(body).toEqual(again.body);
      expect(again.body.counts.new).toBe(1);
      expect(await peopleWith(phone)).toHaveLength(1);
      expect(await countLogEntries('import run', importId)).toBe(1);
    },
    'of the same file, checked eight times, makes one person; the others must be checked again': async () => {
      const phone = anyPhone();
      const ids: number[] = [];
      for (let n = 0; n < 8; n++) ids.push((await check(byAdmin(n), phone)).body.importId);

      const answers = await atOnce(8, (n) =>
        byAdmin(n).callLoosely('imports/run', { body: { importId: ids[n] } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      expect(await peopleWith(phone)).toHaveLength(1);
    },
    'and a desk that adds the same person make one': async () => {
      const phone = anyPhone();
      const { importId } = (await check(byAdmin(0), phone)).body;

      await Promise.all([
        byAdmin(0).callLoosely('imports/run', { body: { importId } }),
        byAdmin(1).callLoosely('members/add', { body: { name: 'Asha Rao', phone } }),
      ]);

      expect(await peopleWith(phone)).toHaveLength(1);
    },
  },
  'imports/undo': {
    'undoes an import once': async () => {
      const phone = anyPhone();
      const importId = await done(phone);

      const answers = await atOnce(8, (n) => byAdmin(n).call('imports/undo', { body: { importId } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      expect(await peopleWith(phone)).toEqual([]);
      expect(await countLogEntries('import undone', importId)).toBe(1);
    },
    'or a note about one of its people: both never happen': async () => {
      const phone = anyPhone();
      const importId = await done(phone);
      const [person] = await peopleWith(phone);
      const userId = person?.id ?? 0;

      const [undone, noted] = await Promise.all([
        byAdmin(0).callLoosely('imports/undo', { body: { importId } }),
        byAdmin(1).callLoosely('members/note', { body: { userId, text: 'Knee' } }),
      ]);

      const statuses = [undone.status, noted.status];
      expect([
        [200, 404],
        [409, 201],
      ]).toContainEqual(statuses);
    },
  },
  'imports/invite': {
    'mails a person once': async () => {
      const phone = anyPhone();
      const importId = await done(phone, `asha${phone}@example.com`);

      const answers = await atOnce(8, (n) => byAdmin(n).call('imports/invite', { body: { importId } }));

      expect(countStatuses(answers)).toEqual({ 200: 8 });
      expect(answers.reduce((sum, { body }) => sum + body.invited, 0)).toBe(1);
    },
  },
};
