import { gym, inBody, inQuery, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

const newBooking = { consult_type: 'Nutrition', age: 30, height: 170, weight: 70, date: '2030-03-04' };

/** A time at which every coach created here works. */
const SLOT = '2030-03-06T06:30:00Z';

const newCoach = { name: 'Dr. Kavya Iyer', type: 'Nutrition', center: 'HSR Layout', hours: [] };

const profile = { photo: null, about: { en: 'Three sentences.', kn: null, hi: null } };

const interval = { startsAt: '2030-03-10T18:30:00Z', endsAt: '2030-03-11T18:30:00Z' };

const closure = { ...interval, reason: 'On leave' };

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'consultancy/get': nothing,
  'consultancy/book': {
    ask: (owner) => ({
      body: {
        consult_type: 'Nutrition',
        age: 30,
        height: 170,
        weight: 70,
        date: '2030-03-04',
        userId: owner.userId,
      },
    }),
    isOwners: true,
    askForNone: () => ({
      body: {
        consult_type: 'Nutrition',
        age: 30,
        height: 170,
        weight: 70,
        date: '2030-03-04',
        userId: NO_ID,
      },
    }),
    statusForUnknown: 403,
  },
  'consultancy/getAll': nothing,
  'consultancy/getTeam': nothing,
  'consultancy/setProfile': inBody('coachId', async () => (await gym.make.coach()).coachId, profile),
  'consultancy/slots': { ask: () => ({ query: { type: 'Fitness' } }) },
  'consultancy/move': {
    ask: async (member) => {
      const { id, coach } = await gym.make.appointment({ member });
      return { body: { id, startsAt: SLOT, coachId: coach.coachId } };
    },
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: async () => ({
      body: { id: NO_ID, startsAt: SLOT, coachId: (await gym.make.coach()).coachId },
    }),
  },
  'consultancy/cancel': {
    ...inBody('id', async (member) => (await gym.make.appointment({ member })).id),
    isOwners: true,
    isAlsoAdmins: true,
  },
  'consultancy/ics': {
    ...inQuery('id', async (member) => (await gym.make.appointment({ member })).id),
    isOwners: true,
    isAlsoAdmins: true,
  },
  'consultancy/getDay': nothing,
  'consultancy/bookFor': inBody('userId', ({ userId }) => userId, newBooking),
  'consultancy/markNoShow': inBody(
    'id',
    async () => (await gym.make.appointment({ startsAt: new Date('2030-03-04T06:00:00.000Z') })).id,
  ),
  'consultancy/getCoaches': nothing,
  'consultancy/addCoach': { ask: () => ({ body: newCoach }) },
  'consultancy/updateCoach': inBody('coachId', async () => (await gym.make.coach()).coachId, {
    name: 'Dr. Kavya Iyer',
  }),
  'consultancy/addClosure': inBody('coachId', async () => (await gym.make.coach()).coachId, closure),
  'consultancy/removeClosure': {
    ask: async () => {
      const body = { coachId: (await gym.make.coach()).coachId, ...closure };
      const added = await gym.as(await gym.make.admin()).call('consultancy/addClosure', { body });
      return { body: { id: added.body.id } };
    },
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'consultancy/getAffected': inQuery('coachId', async () => (await gym.make.coach()).coachId, interval),
  'admin/exportAppointments': nothing,
};
