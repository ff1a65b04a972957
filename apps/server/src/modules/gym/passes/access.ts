import { gym, inBody, inQuery, type Questions } from '../../../testing/access.ts';
import { anyPhone, passFor } from '../../../testing/anybody.ts';

/** The id of a trial. */
async function trial(): Promise<number> {
  const admin = gym.as(await gym.make.admin());
  const { body } = await admin.call('passes/sell', { body: { ...passFor(anyPhone()), kind: 'trial' } });
  return body.pass.id;
}

/** The id of an open request. */
async function request(): Promise<number> {
  const row = { kind: 'trial', ...passFor(anyPhone()), requested_at: gym.now() } as const;
  const written = gym.db.insertInto('passes').values(row).returning('id');
  return (await written.executeTakeFirstOrThrow()).id;
}

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'passes/request': {
    ask: async () => {
      // Resets the limit of public writes, which other tests cover.
      await gym.db.deleteFrom('tries').execute();
      return { body: passFor(anyPhone()) };
    },
  },
  'passes/sell': { ask: () => ({ body: { ...passFor(anyPhone()), kind: 'trial' } }) },
  'passes/getDay': { ask: () => ({}) },
  'passes/get': inQuery('id', async () => await trial()),
  'passes/move': inBody('passId', async () => await trial(), { day: passFor(anyPhone()).day }),
  'passes/dismiss': inBody('id', async () => await request()),
};
