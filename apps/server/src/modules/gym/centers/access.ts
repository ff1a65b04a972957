import { addDays } from '@namma/contract/days/dates';
import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

let closures = 0;

/** A closure of a day that no other closure has. */
function closureOfOwnDay() {
  const day = addDays('2030-04-01', closures++);
  return { center: 'kormangla' as const, fromDay: day, toDay: day, reason: 'New floor' };
}

/** Hours of a day that no other request has. */
const hoursOfOwnDay = () => ({
  center: 'kormangla' as const,
  day: addDays('2030-06-01', closures++),
  opensAtMinute: 480,
  closesAtMinute: 720,
  reason: 'Diwali',
});

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'centers/close': { ask: () => ({ body: closureOfOwnDay() }) },
  'centers/reopen': {
    ask: async () => {
      const admin = gym.as(await gym.make.admin());
      return { body: { id: (await admin.call('centers/close', { body: closureOfOwnDay() })).body.id } };
    },
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'centers/setHours': { ask: () => ({ body: hoursOfOwnDay() }) },
  'centers/removeHours': {
    ask: async () => {
      const admin = gym.as(await gym.make.admin());
      return { body: { ids: (await admin.call('centers/setHours', { body: hoursOfOwnDay() })).body.ids } };
    },
    askForNone: () => ({ body: { ids: [NO_ID] } }),
  },
  'centers/getHours': nothing,
  'centers/getClosed': nothing,
  'centers/getClosures': nothing,
  'centers/getAffected': {
    ask: () => ({ query: { center: 'kormangla', fromDay: '2030-03-10', toDay: '2030-03-10' } }),
  },
};
