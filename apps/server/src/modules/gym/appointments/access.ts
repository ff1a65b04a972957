import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';

const newBooking = { consult_type: 'Nutrition', age: 30, height: 170, weight: 70, date: '2030-03-04' };

/** A time at which every coach made here works. */
const SLOT = '2030-03-06T06:30:00Z';

const newCoach = { name: 'Dr. Kavya Iyer', type: 'Nutrition', center: 'HSR Layout', hours: [] };

const profile = { photo: null, about: { en: 'Three sentences.', kn: null, hi: null } };

const interval = { startsAt: '2030-03-10T18:30:00Z', endsAt: '2030-03-11T18:30:00Z' };

const closure = { ...interval, reason: 'On leave' };

/** Who may make which call of this module; see acceptance/access.test.ts. */
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
    toldInstead: 403,
  },
  'consultancy/getAll': nothing,
  'consultancy/getTeam': nothing,
  'consultancy/setProfile': {
    ask: async () => ({ body: { coachId: (await gym.make.coach()).coachId, ...profile } }),
    askForNone: () => ({ body: { coachId: NO_ID, ...profile } }),
  },
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
    ask: async (member) => ({ body: { id: (await gym.make.appointment({ member })).id } }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'consultancy/ics': {
    ask: async (member) => ({ query: { id: (await gym.make.appointment({ member })).id } }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ query: { id: NO_ID } }),
  },
  'consultancy/getDay': nothing,
  'consultancy/bookFor': {
    ask: async (owner) => ({ body: { ...newBooking, userId: owner.userId } }),
    askForNone: () => ({ body: { ...newBooking, userId: NO_ID } }),
  },
  'consultancy/markNoShow': {
    ask: async () => ({
      body: { id: (await gym.make.appointment({ startsAt: new Date('2030-03-04T06:00:00.000Z') })).id },
    }),
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'consultancy/getCoaches': nothing,
  'consultancy/addCoach': { ask: () => ({ body: newCoach }) },
  'consultancy/updateCoach': {
    ask: async () => ({ body: { coachId: (await gym.make.coach()).coachId, name: 'Dr. Kavya Iyer' } }),
    askForNone: () => ({ body: { coachId: NO_ID, name: 'Dr. Kavya Iyer' } }),
  },
  'consultancy/addClosure': {
    ask: async () => ({ body: { coachId: (await gym.make.coach()).coachId, ...closure } }),
    askForNone: () => ({ body: { coachId: NO_ID, ...closure } }),
  },
  'consultancy/removeClosure': {
    ask: async () => {
      const body = { coachId: (await gym.make.coach()).coachId, ...closure };
      const added = await gym.as(await gym.make.admin()).call('consultancy/addClosure', { body });
      return { body: { id: added.body.id } };
    },
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'consultancy/getAffected': {
    ask: async () => ({ query: { coachId: (await gym.make.coach()).coachId, ...interval } }),
    askForNone: () => ({ query: { coachId: NO_ID, ...interval } }),
  },
  'admin/exportAppointments': nothing,
};
