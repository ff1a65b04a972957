import { gym, inBody, inQuery, NO_ID, nothing, type Questions } from '../../../testing/access.ts';
import type { TestUser } from '../../../testing/make.ts';

/** Elite Plus for six months from today. */
const paidMembership = async (member: TestUser): Promise<number> =>
  (await gym.make.membership({ member, paymentStatus: 'payed' })).membershipId;

/** The email of a member who has such a membership. */
const runningMember = async (): Promise<string> =>
  (await gym.make.membership({ paymentStatus: 'payed' })).member.email;

const pause = { fromDay: '2030-03-05', toDay: '2030-03-09' };

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'membership/registerFor': {
    ask: (owner) => ({
      body: {
        userId: owner.userId,
        type: 'Elite',
        center: 'HSR Layout',
        start_Date: '2030-03-04',
        price: 12899,
      },
    }),
    askForNone: () => ({
      body: { userId: NO_ID, type: 'Elite', center: 'HSR Layout', start_Date: '2030-03-04', price: 12899 },
    }),
  },
  'membership/register': {
    ask: (owner) => ({
      body: {
        type: 'Elite',
        center: 'HSR Layout',
        start_Date: '2030-03-04',
        end_Date: '2031-03-04',
        price: 12899,
        user_id: owner.userId,
      },
    }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({
      body: { type: 'Elite', center: 'HSR Layout', start_Date: '2030-03-04', price: 12899, renewalOf: NO_ID },
    }),
  },
  'membership/getLedger': {
    ...inQuery('id', async (owner) => await paidMembership(owner)),
    isOwners: true,
    isAlsoAdmins: true,
  },
  'membership/pause': {
    ...inBody('id', async (owner) => await paidMembership(owner), pause),
    isOwners: true,
    isAlsoAdmins: true,
  },
  'membership/resume': {
    ask: async (owner) => {
      const id = await paidMembership(owner);
      await gym.as(owner).call('membership/pause', { body: { ...pause, id } });
      return { body: { id } };
    },
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'membership/extend': {
    ...inBody('id', async (owner) => await paidMembership(owner), { days: 5 }),
    isOwners: true,
    isAlsoAdmins: true,
  },
  'membership/transferDays': {
    ask: async (owner) => ({
      body: { id: await paidMembership(owner), days: 5, email: await runningMember() },
    }),
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID, days: 5, email: 'asha@example.com' } }),
  },
  'membership/revokeTransfer': {
    ask: async () => {
      const { member, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
      await gym
        .as(member)
        .call('membership/transferDays', { body: { id, days: 5, email: await runningMember() } });
      return { body: { id } };
    },
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'membership/moveCenter': {
    ask: async (member) => {
      const traits = { member, paymentStatus: 'payed', type: 'Elite' } as const;
      return { body: { id: (await gym.make.membership(traits)).membershipId, center: 'HSR Layout' } };
    },
    isOwners: true,
    isAlsoAdmins: true,
    askForNone: () => ({ body: { id: NO_ID, center: 'HSR Layout' } }),
  },
  'membership/withdraw': {
    ...inBody('id', async (member) => (await gym.make.membership({ member })).membershipId),
    isOwners: true,
    isAlsoAdmins: true,
  },
  'membership/quoteEnd': {
    ...inQuery('id', async (owner) => await paidMembership(owner), { day: '2030-03-10' }),
    isOwners: true,
    isAlsoAdmins: true,
  },
  'membership/end': {
    ask: async () => {
      const { member, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
      const day = '2030-03-10';
      const { body } = await gym.as(member).call('membership/quoteEnd', { query: { id, day } });
      return { body: { id, day, mode: 'cash', expectedPaise: body.refundPaise } };
    },
    askForNone: () => ({ body: { id: NO_ID, day: '2030-03-10', mode: 'cash', expectedPaise: 1 } }),
  },
  'membership/quoteChange': {
    ...inQuery('id', async (owner) => await paidMembership(owner), { type: 'Elite', months: 12 }),
    isOwners: true,
    isAlsoAdmins: true,
  },
  'membership/change': {
    ask: async () => {
      const { member, membershipId: id } = await gym.make.membership({ paymentStatus: 'payed' });
      const plan = { id, type: 'Elite', months: 12 } as const;
      const { body } = await gym.as(member).call('membership/quoteChange', { query: plan });
      return { body: { ...plan, expectedPaise: body.duePaise - body.refundPaise } };
    },
    askForNone: () => ({ body: { id: NO_ID, type: 'Elite', months: 12, expectedPaise: 1 } }),
  },
  'membership/getMemberships': nothing,
  'membership/getAllMemberships': nothing,
  'membership/update': inBody('id', async () => (await gym.make.membership()).membershipId, {
    status: 'payed',
  }),
  'membership/updateMany': {
    ask: async () => ({ body: { ids: [(await gym.make.membership()).membershipId] } }),
    askForNone: () => ({ body: { ids: [NO_ID] } }),
    statusForUnknown: 200,
  },
  'admin/exportMemberships': nothing,
};
