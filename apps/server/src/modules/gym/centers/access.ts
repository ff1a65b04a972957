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

/** A center that no other request has. */
async function addCenter(): Promise<string> {
  const name = `Jayanagar ${closures++}`;
  const admin = gym.as(await gym.make.admin());
  await admin.call('centers/add', { body: { name, area: null, street: null, phone: null } });
  return name;
}

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'centers/getAll': nothing,
  'centers/add': {
    ask: () => ({ body: { name: `Jayanagar ${closures++}`, area: null, street: null, phone: null } }),
  },
  'centers/update': {
    ask: () => ({ body: { center: 'kormangla', label: null, area: null, street: null, phone: null } }),
  },
  'centers/order': {
    ask: async () => {
      const admin = gym.as(await gym.make.admin());
      const centers = (await admin.call('centers/getAll')).body.map(({ center }) => center);
      return { body: { centers } };
    },
  },
  'centers/getAtClosing': { ask: () => ({ query: { center: 'kormangla', closesOn: '2030-05-10' } }) },
  'centers/closeForGood': {
    ask: async () => ({ body: { center: await addCenter(), closesOn: '2030-05-10', reason: 'Lease ends' } }),
  },
  'centers/keepOpen': {
    ask: async () => {
      const admin = gym.as(await gym.make.admin());
      const center = await addCenter();
      await admin.call('centers/closeForGood', {
        body: { center, closesOn: '2030-05-10', reason: 'Lease ends' },
      });
      return { body: { center } };
    },
  },
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
