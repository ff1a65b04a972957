import { addDays } from '@namma/contract/days/dates';
import { gym, nothing, type Questions } from '../../../testing/access.ts';

let days = 0;

/** A phone number unique to this request, valid from its own day. */
const phoneOfOwnDay = () => ({
  key: 'phone' as const,
  value: '+91 80 4123 0000',
  fromDay: addDays('2030-04-01', days++),
});

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'settings/getGym': nothing,
  'settings/getPlans': nothing,
  'settings/getTexts': nothing,
  'settings/getAll': nothing,
  'settings/getDemo': nothing,
  'settings/set': { ask: () => ({ body: phoneOfOwnDay() }) },
  'settings/remove': {
    ask: async () => {
      const { value, ...body } = phoneOfOwnDay();
      await gym.as(await gym.make.admin()).call('settings/set', { body: { ...body, value } });
      return { body };
    },
  },
};
