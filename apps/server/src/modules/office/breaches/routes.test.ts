import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());
const entry = {
  noticedAt: '2030-03-01T06:30:00.000Z',
  kind: 'seen' as const,
  happened: 'A list of members lay at the printer',
  whose: 'Members of Indiranagar',
  data: ['contact' as const, 'password' as const],
  done: 'It was shredded',
};
const add = async (more = {}) =>
  (await owner.call('breaches/add', { body: { ...entry, ...more } })).body.breach;

describe('the register of breaches', () => {
  it('keeps what an entry said before on the record of changes', async () => {
    const { id, version } = await add();

    const changed = await owner.call('breaches/change', {
      body: { ...entry, id, version, people: 12, boardToldAt: '2030-03-02T06:30:00.000Z' },
    });

    expect(changed.body.breach).toMatchObject({ people: 12, boardToldAt: '2030-03-02T06:30:00.000Z' });
    const entries = await gym.db
      .selectFrom('activity')
      .select(['action', 'before', 'after'])
      .where('subject_type', '=', 'breach')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { action: 'breach added', before: null, after: { happened: entry.happened } },
      {
        action: 'breach changed',
        before: { people: null, boardToldAt: null },
        after: { people: 12, boardToldAt: '2030-03-02T06:30:00.000Z' },
      },
    ]);
  });

  it.each(['noticedAt', 'boardToldAt', 'peopleToldAt'])(
    'refuses a moment of today that is still to come as %s',
    async (field) => {
      const toCome = new Date(gym.now().getTime() + 3_600_000).toISOString();

      const { status, body } = await owner.call('breaches/add', { body: { ...entry, [field]: toCome } });

      expect([status, body.issues]).toEqual([
        400,
        [{ path: field, code: 'timeNotCome', message: 'This time has not come yet. Choose an earlier one.' }],
      ]);
    },
  );

  it('refuses an entry that was changed meanwhile, and that somebody was told before it was noticed', async () => {
    const { id, version } = await add();
    await owner.call('breaches/change', { body: { ...entry, id, version, people: 1 } });

    const stale = await owner.callLoosely('breaches/change', { body: { ...entry, id, version, people: 2 } });
    const early = await owner.callLoosely('breaches/add', {
      body: { ...entry, peopleToldAt: '2030-02-28T06:30:00.000Z' },
    });

    expect(stale).toMatchObject({ status: 409, body: { code: 'breachChanged' } });
    expect(early.status).toBe(400);
  });

  it.each([
    ['en', 'A list of members lay at the printer', 'Change it in your profile'],
    ['kn', 'ಪಟ್ಟಿ ಪ್ರಿಂಟರ್ ಬಳಿ ಇತ್ತು', 'ಪಾಸ್‌ವರ್ಡ್'],
    ['hi', 'A list of members lay at the printer', 'पासवर्ड'],
  ] as const)(
    'writes to the people in %s what they are told, and what they can do',
    async (locale, told, advice) => {
      const { id } = await add({ toldKn: 'ಪಟ್ಟಿ ಪ್ರಿಂಟರ್ ಬಳಿ ಇತ್ತು' });

      const { text } = (await owner.call('breaches/getLetter', { query: { id, to: 'people', locale } })).body;

      expect(text).toContain(told);
      expect(text).toContain(advice);
    },
  );

  it('writes to the Board when it was noticed, how many people, and that it is late', async () => {
    const { id } = await add({ noticedAt: '2030-02-20T06:30:00.000Z', people: 40 });

    const { text } = (await owner.call('breaches/getLetter', { query: { id, to: 'board' } })).body;

    expect(text).toMatch(/Noticed: 20\sFeb\s2030, 12:00 IST/);
    expect(text).toContain('Number of people: 40');
    expect(text).toContain('This letter is late');
  });
});
