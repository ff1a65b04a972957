import { minutes } from '@namma/contract/days/dates';
import { describe, expect, it } from 'vitest';
import { addResetToken, insertReset } from '../modules/people/auth/queries/resets.ts';
import { createToken, hashToken } from '../modules/people/auth/tokens.ts';
import { startTestGym } from '../testing/gym.ts';
import { PASSWORD, type TestUser } from '../testing/make.ts';
import { giveFactor, startFactor, type TestFactor } from '../testing/second-factor.ts';

const gym = await startTestGym({ today: '2030-03-04' });

let visitors = 0;
const guest = () => gym.guest(`10.9.${++visitors >> 8}.${visitors & 255}`);

/** The tokens obtained by a sign-in. */
const tryToSignIn = async ({ email }: TestUser, code?: unknown, password = PASSWORD) =>
  (
    await guest().callLoosely('auth/userLogin', {
      body: { email, password, ...(code !== undefined && { code }) },
    })
  ).body.token;

interface Attack {
  /** Has a second factor. */
  victim: TestUser;
  app: TestFactor;
  /** Another owner with a factor of their own. */
  thief: TestUser;
  thiefs: TestFactor;
}

/** Attacks with the password alone, or on the second factor. Each returns the tokens or codes that it obtained. */
const ways: [way: string, attempt: (attack: Attack) => Promise<unknown>][] = [
  ['the password alone', ({ victim }) => tryToSignIn(victim)],
  ['the code of another owner', ({ victim, thiefs }) => tryToSignIn(victim, thiefs.code())],
  ['a recovery code of another owner', ({ victim, thiefs }) => tryToSignIn(victim, thiefs.recoveryCodes[0])],
  ['a code from a minute ago', ({ victim, app }) => tryToSignIn(victim, app.code(-60))],
  ['a code of the next minute', ({ victim, app }) => tryToSignIn(victim, app.code(60))],
  ...[
    null,
    true,
    123456,
    [],
    ['123456'],
    {},
    { $ne: '' },
    '',
    ' ',
    '000000 or 1=1',
    "' or '1'='1",
    '\u0000',
    '123456789',
  ].map((code): (typeof ways)[number] => [
    `the code ${JSON.stringify(code)}`,
    ({ victim }) => tryToSignIn(victim, code),
  ]),
  ['half a recovery code', ({ victim, app }) => tryToSignIn(victim, app.recoveryCodes[0]?.slice(0, 9))],
  [
    'two recovery codes in one',
    ({ victim, app }) => tryToSignIn(victim, app.recoveryCodes.slice(0, 2).join(' ')),
  ],
  [
    'a code that was used',
    async ({ victim, app }) => {
      expect(await tryToSignIn(victim, app.code())).toBeTypeOf('string');
      return tryToSignIn(victim, app.code());
    },
  ],
  [
    'a recovery code that was used',
    async ({ victim, app }) => {
      expect(await tryToSignIn(victim, app.recoveryCodes[3])).toBeTypeOf('string');
      return tryToSignIn(victim, app.recoveryCodes[3]);
    },
  ],
  [
    'a link to a new password',
    async ({ victim }) => {
      const [id, token] = [crypto.randomUUID(), createToken()];
      const expiresAt = new Date(gym.now().getTime() + minutes(10));
      await insertReset(gym.db, { id, user_id: victim.userId, expires_at: expiresAt });
      await addResetToken(gym.db, id, hashToken(token), gym.now());
      const passwords = { newPassword: 'of the thief', conPassword: 'of the thief' };
      expect((await guest().call('auth/resetByLink', { body: { token, ...passwords } })).status).toBe(200);
      return tryToSignIn(victim, undefined, 'of the thief');
    },
  ],
  [
    'a new secret over the one that is on',
    async ({ victim }) =>
      (await gym.as(victim).call('user/startFactor', { body: { password: PASSWORD } })).body.secret,
  ],
  [
    'new recovery codes with a code',
    async ({ victim, app }) =>
      (await gym.as(victim).call('user/confirmFactor', { body: { code: app.code() } })).body.recoveryCodes,
  ],
  [
    'switching it off with the password alone',
    async ({ victim }) => {
      await gym.as(victim).callLoosely('user/removeFactor', { body: { password: PASSWORD } });
      return tryToSignIn(victim);
    },
  ],
  [
    'switching it off with a code of another owner',
    async ({ victim, thiefs }) => {
      await gym.as(victim).call('user/removeFactor', { body: { password: PASSWORD, code: thiefs.code() } });
      return tryToSignIn(victim);
    },
  ],
  [
    'switching it off with a code and a wrong password',
    async ({ victim, app }) => {
      await gym.as(victim).call('user/removeFactor', { body: { password: 'wrong one', code: app.code() } });
      return tryToSignIn(victim);
    },
  ],
  [
    'switching the own one off as an owner',
    async ({ victim }) => {
      await gym.as(victim).call('staff/removeFactor', { body: { userId: victim.userId } });
      return tryToSignIn(victim);
    },
  ],
  ...(['manager', 'desk', 'shop', 'coach', 'accountant'] as const).map((preset): (typeof ways)[number] => [
    `switching it off as a ${preset}`,
    async ({ victim }) => {
      const staff = await gym.make.staff({ preset });
      await gym.as(staff).call('staff/removeFactor', { body: { userId: victim.userId } });
      return tryToSignIn(victim);
    },
  ]),
  [
    'switching it off as a member',
    async ({ victim }) => {
      const member = await gym.make.member();
      await gym.as(member).call('staff/removeFactor', { body: { userId: victim.userId } });
      return tryToSignIn(victim);
    },
  ],
  [
    'an invitation of an email that is staff',
    async ({ victim, thief }) =>
      (await gym.as(thief).call('staff/invite', { body: { email: victim.email, preset: 'owner' } })).body
        .link,
  ],
  [
    'ending the sessions of another person',
    async ({ victim, thief }) => {
      const [session] = (await gym.as(victim).call('user/getSessions')).body;
      await gym.as(thief).call('user/endSession', { body: { id: session?.id ?? 0 } });
      return (await gym.as(victim).call('user/profile')).status === 200 ? undefined : 'ended';
    },
  ],
];

describe('a second factor', () => {
  it.each(ways)('is not bypassed by %s', async (_way, attempt) => {
    const [victim, thief] = [await gym.make.admin(), await gym.make.admin()];
    const app = await giveFactor(gym, victim.userId);
    const thiefs = await giveFactor(gym, thief.userId);

    expect(await attempt({ victim, app, thief, thiefs })).toBeUndefined();

    expect(await tryToSignIn(victim)).toBeUndefined();
  });

  it('that is unconfirmed is not required, and grants nothing', async () => {
    const admin = await gym.make.admin();
    const { code } = await startFactor(gym, admin.userId);

    expect(await tryToSignIn(admin)).toBeTypeOf('string');
    const answer = await gym
      .as(admin)
      .call('user/removeFactor', { body: { password: PASSWORD, code: code() } });
    expect(answer.body.code).toBe('factorOff');
  });
});
