import { gym, inBody, NO_ID, nothing, type Questions } from '../../../testing/access.ts';
import { makeInvite } from '../../../testing/invites.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { giveFactor } from '../../../testing/second-factor.ts';
import { createToken } from '../auth/tokens.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'staff/getAll': nothing,
  'staff/invite': {
    ask: () => ({ body: { email: `${createToken()}@example.com`, preset: 'desk' } }),
    askForNone: () => ({ body: { email: 'nila@example.com', preset: 'coach', coachId: NO_ID } }),
  },
  'staff/change': inBody('userId', async () => (await gym.make.staff({ preset: 'desk' })).userId, {
    preset: 'shop',
  }),
  'staff/end': inBody('userId', async () => (await gym.make.staff({ preset: 'desk' })).userId),
  'staff/removeFactor': {
    ask: async () => {
      const { userId } = await gym.make.staff({ preset: 'desk' });
      await giveFactor(gym, userId);
      return { body: { userId } };
    },
    askForNone: () => ({ body: { userId: NO_ID } }),
  },
  'staff/getFactorDemands': nothing,
  // The demand is refused while an owner has no factor; see factors.test.ts.
  'staff/demandFactor': { ask: () => ({ body: { preset: 'desk', isDemanded: false } }) },
  'auth/openInvite': { ask: async () => ({ body: { token: (await makeInvite(gym)).token } }) },
  'auth/acceptInvite': {
    ask: async () => ({
      body: {
        token: (await makeInvite(gym)).token,
        name: 'Priya',
        password: PASSWORD,
        conPassword: PASSWORD,
      },
    }),
  },
};
