import { gym, inQuery, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** An entry, as an owner writes it. */
const entry = {
  noticedAt: '2026-11-23T06:00:00.000Z',
  kind: 'seen' as const,
  happened: 'A list of members lay at the printer',
  whose: 'Members of Indiranagar',
  data: ['name', 'contact'] as ('name' | 'contact')[],
  done: 'It was shredded',
};

const added = async () =>
  (await gym.as(await gym.make.admin()).call('breaches/add', { body: entry })).body.breach;

/** Who may make which call of this module; see acceptance/access.test.ts. */
export const access: Questions = {
  'breaches/getAll': nothing,
  'breaches/add': { ask: () => ({ body: entry }) },
  'breaches/change': {
    ask: async () => {
      const { id, version } = await added();
      return { body: { ...entry, id, version } };
    },
    askForNone: () => ({ body: { ...entry, id: NO_ID, version: 1 } }),
  },
  'breaches/mail': {
    ask: async () => {
      const { id, version } = await added();
      return { body: { id, version, to: 'kormangla' } };
    },
    askForNone: () => ({ body: { id: NO_ID, version: 1, to: 'kormangla' } }),
  },
  'breaches/getMailing': inQuery('id', async () => (await added()).id, { to: 'all' }),
  'breaches/getUnreached': inQuery('id', async () => (await added()).id, { to: 'all' }),
  'breaches/getLetter': inQuery('id', async () => (await added()).id, { to: 'board' }),
};
