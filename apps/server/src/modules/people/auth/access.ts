import { randomUUID } from 'node:crypto';
import { days, minutes } from '@namma/contract/days/dates';
import { gym, NO_ID, nothing, type Questions } from '../../../testing/access.ts';
import { openEmailLinks } from '../../../testing/email-links.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { giveFactor, startFactor } from '../../../testing/second-factor.ts';
import { insertClaim } from './queries/claims.ts';
import { addResetToken, insertReset } from './queries/resets.ts';
import { createToken, hashToken } from './tokens.ts';

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'auth/userRegister': {
    ask: () => ({
      body: {
        name: 'Ravi',
        email: `${crypto.randomUUID()}@example.com`,
        phone: '9876543210',
        DOB: '1990-01-01',
        gender: 'Male',
        address: '1, MG Road',
        password: PASSWORD,
        Cpassword: PASSWORD,
      },
    }),
  },
  'auth/userLogin': { ask: (owner) => ({ body: { email: owner.email, password: PASSWORD } }) },
  'auth/getOptions': nothing,
  'auth/forgot': { ask: (owner) => ({ body: { email: owner.email } }) },
  'auth/resetByLink': {
    ask: async (owner) => {
      const id = crypto.randomUUID();
      const token = createToken();
      await insertReset(gym.db, {
        id,
        user_id: owner.userId,
        expires_at: new Date(gym.now().getTime() + minutes(10)),
      });
      await addResetToken(gym.db, id, hashToken(token), gym.now());
      return { body: { token, newPassword: PASSWORD, conPassword: PASSWORD } };
    },
  },
  'auth/claim': {
    ask: async () => {
      const { userId } = await gym.make.unclaimed();
      const token = createToken();
      await insertClaim(gym.db, {
        user_id: userId,
        email: null,
        token_hash: hashToken(token),
        expires_at: new Date(gym.now().getTime() + minutes(10)),
      });
      const email = `${crypto.randomUUID()}@example.com`;
      return { body: { token, email, password: PASSWORD, conPassword: PASSWORD } };
    },
  },
  'auth/confirmEmail': {
    ask: async (owner) => {
      const body = { newEmail: `${randomUUID()}@example.com`, password: PASSWORD };
      await gym.as(owner).call('user/changeEmail', { body });
      const [link] = await openEmailLinks(gym, owner);
      return { body: { token: link?.token ?? '' } };
    },
  },
  'auth/undoEmail': {
    ask: async (owner) => {
      const { id: linkId } = await gym.db
        .insertInto('email_links')
        .values({
          user_id: owner.userId,
          kind: 'undo',
          email: `${randomUUID()}@example.com`,
          session_hash: null,
          made_at: gym.now(),
          expires_at: new Date(gym.now().getTime() + days(7)),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const link = (await openEmailLinks(gym, owner, 'undo')).at(-1);
      return { body: { token: link?.token ?? String(linkId) } };
    },
  },
  'auth/logout': nothing,
  'user/getEmail': nothing,
  'user/changeEmail': {
    ask: () => ({ body: { newEmail: `${randomUUID()}@example.com`, password: PASSWORD } }),
  },
  'user/getSessions': nothing,
  'user/endSession': {
    ask: async (owner) => {
      await gym.make.session(owner.userId, days(1));
      const sessions = gym.db.selectFrom('sessions').select('id').where('user_id', '=', owner.userId);
      return { body: await sessions.orderBy('id', 'desc').executeTakeFirstOrThrow() };
    },
    isOwners: true,
    askForNone: () => ({ body: { id: NO_ID } }),
  },
  'user/getFactor': nothing,
  'user/startFactor': { ask: () => ({ body: { password: PASSWORD } }) },
  'user/confirmFactor': {
    ask: () => ({ body: { code: '123456' } }),
    askAs: async ({ userId }) => ({ body: { code: (await startFactor(gym, userId)).code() } }),
  },
  'user/removeFactor': {
    ask: () => ({ body: { password: PASSWORD, code: '123456' } }),
    askAs: async ({ userId }) => ({
      body: { password: PASSWORD, code: (await giveFactor(gym, userId)).code() },
    }),
  },
  'user/reset': {
    ask: () => ({ body: { oldPassword: PASSWORD, newPassword: 'another', conPassword: 'another' } }),
  },
};
