import { randomUUID } from 'node:crypto';
import { days, minutes } from '@namma/contract/days/dates';
import { base32nopad } from '@scure/base';
import { expect } from 'vitest';
import { openEmailLinks } from '../../../testing/email-links.ts';
import { PASSWORD } from '../../../testing/make.ts';
import {
  anyAddress,
  atOnce,
  countLogEntries,
  countStatuses,
  gym,
  type Races,
} from '../../../testing/races.ts';
import { giveFactor, startFactor } from '../../../testing/second-factor.ts';
import { createClaimToken } from './claims.ts';
import { addResetToken, insertReset } from './queries/resets.ts';
import { createToken, hashToken } from './tokens.ts';

const registration = (email: string) => ({
  name: 'Ravi',
  email,
  phone: '9876543210',
  DOB: '1990-01-01',
  gender: 'Male' as const,
  address: '1, MG Road',
  password: PASSWORD,
  Cpassword: PASSWORD,
});

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'user/changeEmail': {
    'leaves one pending email, of the last call': async () => {
      const member = await gym.make.member();

      const answers = await atOnce(8, (n) =>
        gym.as(member).call('user/changeEmail', {
          body: { newEmail: `${randomUUID()}-${n}@example.com`, password: PASSWORD },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 8 });
      expect(await openEmailLinks(gym, member)).toHaveLength(1);
    },
  },
  'auth/confirmEmail': {
    'gives one of two who prove the same email at once': async () => {
      const newEmail = `${randomUUID()}@example.com`;
      const members = await gym.make.members(6);
      const tokens: string[] = [];
      for (const member of members) {
        const link = { user_id: member.userId, kind: 'confirm', email: newEmail } as const;
        const times = { made_at: gym.now(), expires_at: new Date(gym.now().getTime() + days(1)) };
        await gym.db
          .insertInto('email_links')
          .values({ ...link, ...times, session_hash: null })
          .execute();
        tokens.push((await openEmailLinks(gym, member))[0]?.token ?? '');
      }

      const answers = await atOnce(12, (n) =>
        gym.guest(anyAddress()).call('auth/confirmEmail', { body: { token: tokens[n % 6] ?? '' } }),
      );

      expect(countStatuses(answers)[200]).toBe(1);
      const holders = gym.db.selectFrom('users').select('id').where('email', '=', newEmail);
      expect(await holders.execute()).toHaveLength(1);
    },
  },
  'auth/undoEmail': {
    'gives the former email back once': async () => {
      const member = await gym.make.member();
      const email = `${randomUUID()}@example.com`;
      const times = { made_at: gym.now(), expires_at: new Date(gym.now().getTime() + days(7)) };
      const link = { user_id: member.userId, kind: 'undo', email, session_hash: null } as const;
      await gym.db
        .insertInto('email_links')
        .values({ ...link, ...times })
        .execute();
      const [{ token } = { token: '' }] = await openEmailLinks(gym, member, 'undo');

      const answers = await atOnce(12, () =>
        gym.guest(anyAddress()).call('auth/undoEmail', { body: { token } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 400: 11 });
    },
  },
  'auth/userRegister': {
    'makes one account of one email, in whatever case': async () => {
      const email = `${randomUUID()}@example.com`;

      const answers = await atOnce(16, (n) =>
        gym.guest(anyAddress()).call('auth/userRegister', {
          body: registration(n % 2 ? email : email.toUpperCase()),
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 15 });
      expect(await gym.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(
        1,
      );
    },
  },
  'auth/userLogin': {
    'opens a session of its own for every right password': async () => {
      const { email, userId } = await gym.make.member();

      const answers = await atOnce(12, () =>
        gym.guest(anyAddress()).call('auth/userLogin', { body: { email, password: PASSWORD } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 12 });
      expect(new Set(answers.map((answer) => answer.body.token)).size).toBe(12);
      const sessions = gym.db.selectFrom('sessions').select('user_id').where('user_id', '=', userId);
      expect(await sessions.execute()).toHaveLength(13); // including the one from make.member()
    },
  },
  'auth/forgot': {
    'writes three mails for one email': async () => {
      const { email, userId } = await gym.make.member();

      const answers = await atOnce(12, () =>
        gym.guest(anyAddress()).call('auth/forgot', { body: { email } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 12 });
      const requests = gym.db.selectFrom('password_resets').select('id').where('user_id', '=', userId);
      expect(await requests.execute()).toHaveLength(3);
      const mails = gym.db.selectFrom('mails').select('id').where('recipient', '=', email);
      expect(await mails.execute()).toHaveLength(3);
    },
  },
  'auth/resetByLink': {
    'uses a link once': async () => {
      const { userId } = await gym.make.member();
      const [id, token] = [randomUUID(), createToken()];
      await insertReset(gym.db, {
        id,
        user_id: userId,
        expires_at: new Date(gym.now().getTime() + minutes(10)),
      });
      await addResetToken(gym.db, id, hashToken(token), gym.now());

      const answers = await atOnce(8, (n) =>
        gym.guest(anyAddress()).call('auth/resetByLink', {
          body: { token, newPassword: `password ${n}`, conPassword: `password ${n}` },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 400: 7 });
    },
  },
  'auth/claim': {
    'with one link makes it the account of one person': async () => {
      const { userId } = await gym.make.unclaimed();
      const { token } = await createClaimToken(gym.db, { clock: gym.now }, userId);
      const emails = Array.from({ length: 8 }, () => `${crypto.randomUUID()}@example.com`);

      const answers = await atOnce(8, (n) =>
        gym.guest(anyAddress()).call('auth/claim', {
          body: { token, email: emails[n] ?? '', password: PASSWORD, conPassword: PASSWORD },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 400: 7 });
      const consents = gym.db.selectFrom('consents').select('document').where('user_id', '=', userId);
      expect(await consents.execute()).toHaveLength(2);
    },
    'beside registrations with the same email leaves one account that has it': async () => {
      const { userId } = await gym.make.unclaimed();
      const { token } = await createClaimToken(gym.db, { clock: gym.now }, userId);
      const email = `${crypto.randomUUID()}@example.com`;

      const [claimed, ...registered] = await Promise.all([
        gym
          .guest(anyAddress())
          .call('auth/claim', { body: { token, email, password: PASSWORD, conPassword: PASSWORD } }),
        ...Array.from({ length: 4 }, () =>
          gym.guest(anyAddress()).call('auth/userRegister', {
            body: {
              name: 'Asha',
              email,
              phone: '9876543210',
              DOB: '1990-01-01',
              gender: 'Female',
              address: '1, MG Road',
              password: PASSWORD,
              Cpassword: PASSWORD,
            },
          }),
        ),
      ]);

      const succeeded = [claimed, ...registered].filter(({ status }) => status < 300);
      expect(succeeded).toHaveLength(1);
      expect([200, 409]).toContain(claimed.status);
      const owners = gym.db.selectFrom('users').select('id').where('email', '=', email);
      expect(await owners.execute()).toHaveLength(1);
    },
  },
  'auth/logout': {
    'ends the session, whoever was first': async () => {
      const member = await gym.make.member();

      const answers = await atOnce(30, () => gym.as(member).call('auth/logout'));

      const { 200: ended = 0, 401: late = 0 } = countStatuses(answers);
      expect(ended).toBeGreaterThan(0);
      expect(ended + late).toBe(30);
      expect((await gym.as(member).call('user/profile')).status).toBe(401);
    },
  },
  'user/endSession': {
    'ends a session once': async () => {
      const member = await gym.make.member();
      const lost = await gym.make.session(member.userId, days(30));
      const sessions = (await gym.as(member).call('user/getSessions')).body;
      const { id = 0 } = sessions.find(({ isCurrent }) => !isCurrent) ?? {};

      const answers = await atOnce(12, () => gym.as(member).call('user/endSession', { body: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 11 });
      expect((await gym.withToken(lost).call('user/profile')).status).toBe(401);
      expect((await gym.as(member).call('user/profile')).status).toBe(200);
    },
    'ends at least one of two devices that end each other': async () => {
      const member = await gym.make.member();
      const tokens = [member.token, await gym.make.session(member.userId, days(30))];

      const answers = await atOnce(8, (n) =>
        gym.withToken(tokens[n % 2]).call('user/endSession', { body: { id: 'others' } }),
      );

      const { 200: done = 0, 401: late = 0 } = countStatuses(answers);
      expect(done + late).toBe(8);
      const alive = await Promise.all(tokens.map((token) => gym.withToken(token).call('user/profile')));
      expect(alive.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    },
  },
  'user/startFactor': {
    'keeps one secret, which one of the answers holds': async () => {
      const admin = await gym.make.admin();

      const answers = await atOnce(8, () =>
        gym.as(admin).call('user/startFactor', { body: { password: PASSWORD } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 8 });
      const kept = gym.db.selectFrom('second_factors').select('secret');
      const { secret } = await kept.where('user_id', '=', admin.userId).executeTakeFirstOrThrow();
      expect(answers.map(({ body }) => body.secret)).toContain(base32nopad.encode(secret));
    },
  },
  'user/confirmFactor': {
    'is switched on once, with one set of recovery codes': async () => {
      const admin = await gym.make.admin();
      const { code } = await startFactor(gym, admin.userId);

      const answers = await atOnce(8, () =>
        gym.as(admin).call('user/confirmFactor', { body: { code: code() } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
      expect((await gym.as(admin).call('user/getFactor')).body.recoveryCodesLeft).toBe(8);
      expect(await countLogEntries('second factor set', admin.userId)).toBe(1);
    },
  },
  'user/removeFactor': {
    'is switched off once': async () => {
      const admin = await gym.make.admin();
      const { recoveryCodes } = await giveFactor(gym, admin.userId);

      const answers = await atOnce(8, (n) =>
        gym
          .as(admin)
          .call('user/removeFactor', { body: { password: PASSWORD, code: recoveryCodes[n] ?? '' } }),
      );

      const { 200: dropped, 400: wrong = 0, 409: late = 0 } = countStatuses(answers);
      expect([dropped, wrong + late]).toEqual([1, 7]);
      expect(await countLogEntries('second factor dropped', admin.userId)).toBe(1);
    },
  },
  'user/reset': {
    'lets one new password win; the other devices find the old one wrong, or are signed out': async () => {
      const member = await gym.make.member();
      const tokens = await Promise.all(
        Array.from({ length: 9 }, () => gym.make.session(member.userId, days(30))),
      );
      const passwordOf = (n: number) => `new password ${n}`;

      const answers = await atOnce(9, (n) =>
        gym.withToken(tokens[n]).call('user/reset', {
          body: { oldPassword: PASSWORD, newPassword: passwordOf(n), conPassword: passwordOf(n) },
        }),
      );

      const { 200: changed, 400: wrong = 0, 401: signedOut = 0 } = countStatuses(answers);
      expect([changed, wrong + signedOut]).toEqual([1, 8]);
      const winner = answers.findIndex((answer) => answer.status === 200);
      const alive = await atOnce(9, (n) => gym.withToken(tokens[n]).call('user/profile'));
      expect(alive.map((answer) => answer.status)).toEqual(tokens.map((_, n) => (n === winner ? 200 : 401)));
      const signIns = await atOnce(9, (n) =>
        gym.guest(anyAddress()).call('auth/userLogin', {
          body: { email: member.email, password: passwordOf(n) },
        }),
      );
      expect(signIns.map((answer) => answer.status)).toEqual(
        tokens.map((_, n) => (n === winner ? 200 : 400)),
      );
    },
  },
};
