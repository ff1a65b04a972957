import { gym, inBody, inQuery, NO_ID, nothing, type Questions } from '../../../testing/access.ts';
import type { TestUser } from '../../../testing/make.ts';

const withMembership = (member: TestUser) => gym.make.membership({ member, paymentStatus: 'payed' });

let minute = 5 * 60;
const nextMinute = () => {
  minute += 5;
  return minute;
};

/** A class in which the member has a place. */
async function booked(member: TestUser, day = '2030-03-05') {
  await withMembership(member);
  const { key } = await gym.make.groupClass({ day, fromMinute: nextMinute(), minutes: 15 });
  await gym.as(member).call('classes/book', { body: key });
  return key;
}

const none = { slotId: NO_ID, day: '2030-03-05' };

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'classes/getWeek': { ask: () => ({ query: { center: 'kormangla' } }) },
  'classes/book': {
    ask: async () => ({ body: (await gym.make.groupClass()).key }),
    askAs: async (asker) => {
      await withMembership(asker);
      return { body: (await gym.make.groupClass({ day: '2030-03-06', fromMinute: nextMinute() })).key };
    },
    askForNone: () => ({ body: none }),
  },
  'classes/cancel': {
    ask: async (member) => ({ body: { ...(await booked(member)), userId: member.userId } }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: none }),
  },
  'classes/getMine': nothing,
  'classes/ics': {
    ask: async (member) => ({ query: await booked(member) }),
    askAs: async (asker) => ({ query: await booked(asker, '2030-03-08') }),
    askForNone: () => ({ query: none }),
  },
  'classes/getPlan': nothing,
  'classes/setSlot': {
    ask: async () => {
      const { coachId } = await gym.make.coach();
      return {
        body: {
          type: 'Yoga',
          center: 'indiranagar',
          coachId,
          weekday: 1,
          fromMinute: 420,
          minutes: 60,
          capacity: 20,
          fromDay: '2030-03-04',
        },
      };
    },
    askForNone: async () => {
      const { coachId } = await gym.make.coach();
      return {
        body: {
          slotId: NO_ID,
          type: 'Yoga',
          center: 'indiranagar',
          coachId,
          weekday: 1,
          fromMinute: 420,
          minutes: 60,
          capacity: 20,
          fromDay: '2030-03-04',
        },
      };
    },
  },
  'classes/endSlot': inBody('slotId', async () => (await gym.make.groupClass()).slotId, {
    fromDay: '2030-03-05',
  }),
  'classes/change': {
    ask: async () => ({ body: { ...(await gym.make.groupClass()).key, capacity: 5 } }),
    askForNone: () => ({ body: { ...none, capacity: 5 } }),
  },
  'classes/getRoster': {
    ask: async () => ({ query: (await gym.make.groupClass()).key }),
    askForNone: () => ({ query: none }),
  },
  'classes/getFor': inQuery('userId', ({ userId }) => userId),
  'classes/bookFor': {
    ask: async (owner) => {
      await withMembership(owner);
      const { key } = await gym.make.groupClass({ day: '2030-03-07', fromMinute: nextMinute() });
      return { body: { ...key, userId: owner.userId } };
    },
    askForNone: async (): Promise<object> => ({
      body: { ...(await gym.make.groupClass()).key, userId: NO_ID },
    }),
  },
  'classes/markPresent': {
    ask: async () => {
      const member = await gym.make.member();
      await withMembership(member);
      // Begins 20 minutes after noon.
      const { key } = await gym.make.groupClass({ day: '2030-03-04', fromMinute: 740 });
      await gym.as(member).call('classes/book', { body: key });
      return { body: { ...key, userId: member.userId, isPresent: true } };
    },
    askForNone: () => ({ body: { ...none, userId: NO_ID, isPresent: true } }),
  },
};
