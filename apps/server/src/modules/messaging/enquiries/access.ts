import { gym, inBody, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'contact/register': {
    ask: async () => {
      // Resets the limit of public writes, which other tests cover.
      await gym.db.deleteFrom('tries').execute();
      return {
        body: {
          name: 'Meera',
          email: 'meera@example.com',
          phone: '9876543210',
          msg: 'When does the pool open?',
        },
      };
    },
  },
  'contact/getAll': nothing,
  'contact/update': inBody('id', async () => await gym.make.enquiry(), { status: 'Answered' }),
  'contact/updateMany': {
    ask: async () => ({ body: { ids: [await gym.make.enquiry()] } }),
    askForNone: () => ({ body: { ids: [NO_ID] } }),
    statusForUnknown: 200,
  },
  'admin/exportQueries': nothing,
};
