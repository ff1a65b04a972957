import { gym, inBody, inQuery, NO_ID, nothing, type Questions } from '../../../testing/access.ts';
import { drawPicture } from '../../../testing/pictures.ts';
import { findPerson } from '../../people/users/queries/users.ts';

const photo = async () => ({
  body: await drawPicture(),
  headers: { 'content-type': 'image/png' },
});

const versionOf = async (userId: number) => (await findPerson(gym.db, userId))?.version ?? 0;

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'members/add': {
    ask: () => ({ body: { name: 'Asha', phone: String(6_000_000_000 + Math.floor(Math.random() * 1e9)) } }),
  },
  'members/claimLink': inBody('userId', async () => (await gym.make.unclaimed()).userId),
  'members/update': {
    ask: async () => {
      const { userId } = await gym.make.unclaimed();
      return { body: { userId, version: await versionOf(userId), name: 'Kaveri' } };
    },
    askForNone: () => ({ body: { userId: NO_ID, version: 1 } }),
  },
  'members/getCard': inQuery('id', ({ userId }) => userId),
  'members/note': inBody('userId', ({ userId }) => userId, { text: 'Knee' }),
  'members/deleteNote': {
    ask: async (owner) => {
      const another = gym.as(await gym.make.admin());
      const written = await another.call('members/note', { body: { userId: owner.userId, text: 'Knee' } });
      return { body: { id: written.body.id } };
    },
    isOwners: true,
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'members/getPhoto': inQuery('id', ({ userId }) => userId),
  'members/setPhoto': {
    ask: async ({ userId }) => ({ ...(await photo()), query: { id: userId, hasConsent: 'true' } }),
    askForNone: async () => ({ ...(await photo()), query: { id: NO_ID, hasConsent: 'true' } }),
  },
  'members/removePhoto': inBody('userId', ({ userId }) => userId),
  'user/getDues': nothing,
  'user/getTimeline': nothing,
  'admin/getMembers': { ask: () => ({ query: { q: 'asha' } }) },
  'admin/exportMembers': nothing,
  'admin/getMember': inQuery('id', ({ userId }) => userId),
  'admin/getMemberTimeline': inQuery('id', ({ userId }) => userId),
};
