import { days } from '@namma/contract/days/dates';
import { describe, expect, it } from 'vitest';
import { startTestGym, type TestGym } from '../../../testing/gym.ts';
import { makeInvite } from '../../../testing/invites.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { createClaimToken, makeInviteClaim } from './claims.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});

let lastNumber = 0;
const newEmail = () => `mailbox${++lastNumber}@example.com`;
const guest = (of: TestGym = gym) => of.guest(`10.3.${Math.floor(++lastNumber / 200)}.${lastNumber % 200}`);

/** A person added with an email by the desk or an import. */
async function addedWithEmail(of: TestGym = gym) {
  const { userId } = await of.make.unclaimed();
  const email = newEmail();
  await of.db.updateTable('users').set({ email }).where('id', '=', userId).execute();
  return { userId, email };
}

const signUp = (email: string, of: TestGym = gym) =>
  guest(of).call('auth/userRegister', {
    body: {
      name: 'Stranger',
      email,
      phone: '9876543210',
      DOB: '1990-01-01',
      gender: 'Male',
      address: '1, MG Road',
      password: 'of a stranger',
      Cpassword: 'of a stranger',
    },
  });
const forgot = (email: string) => guest().call('auth/forgot', { body: { email } });
const claim = (token: string, email: string, password = PASSWORD) =>
  guest().call('auth/claim', { body: { token, email, password, conPassword: password } });
const signIn = (email: string, password = PASSWORD) =>
  guest().call('auth/userLogin', { body: { email, password } });
const accept = (token: string) =>
  guest().call('auth/acceptInvite', {
    body: { token, name: 'Priya', password: PASSWORD, conPassword: PASSWORD },
  });

const mailsTo = (email: string) =>
  gym.db
    .selectFrom('mails')
    .select(['kind', 'payload'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
/** The tokens of the claim links a mailbox received, oldest first. */
async function claimTokensOf(email: string): Promise<string[]> {
  const tokens: string[] = [];
  for (const { kind, payload } of await mailsTo(email))
    if (kind === 'member invited')
      tokens.push((await makeInviteClaim({ db: gym.db, clock: gym.now }, payload as object)) ?? '');
  return tokens;
}
const rowOf = (userId: number) =>
  gym.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

describe('an account with an email and without a password', () => {
  it('is claimed by the link of "Forgot password"', async () => {
    const { userId, email } = await addedWithEmail();

    const asked = await forgot(email);
    const [token = ''] = await claimTokensOf(email);

    expect(asked.body).toEqual((await forgot(newEmail())).body);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['member invited']);
    expect((await claim(token, email)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    // The link proves the mailbox.
    expect((await rowOf(userId)).email_confirmed_at).toEqual(gym.now());
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['member invited']);
  });

  it('responds to a sign-up like an unknown email, and only the mailbox can claim it', async () => {
    const { userId, email } = await addedWithEmail();

    const known = await signUp(email);
    const unknown = await signUp(newEmail());

    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(201);
    expect((await signIn(email, 'of a stranger')).body.code).toBe('wrongLogin');
    expect(await rowOf(userId)).toMatchObject({
      password_hash: null,
      phone: expect.not.stringMatching('98765'),
    });
    const [token = ''] = await claimTokensOf(email);
    expect((await claim(token, email)).status).toBe(200);
    expect((await signUp(email)).body).toMatchObject({ message: 'Email already registered' });
  });

  it('is mailed at most three links an hour by sign-ups, with the same response', async () => {
    const { email } = await addedWithEmail();

    for (let n = 0; n < 5; n++) expect((await signUp(email)).status).toBe(201);

    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('refuses a sign-up where no mail can prove the mailbox', async () => {
    const quiet = await startTestGym({ today: '2030-03-04' });
    const { email } = await addedWithEmail(quiet);

    expect(await signUp(email, quiet)).toMatchObject({
      status: 409,
      body: { message: 'Email already registered' },
    });
  });

  it('becomes the staff account of an invitation, and keeps its data', async () => {
    const { userId, email } = await addedWithEmail();
    const { token } = await makeInvite(gym, { email });
    await forgot(email);
    const [claimToken = ''] = await claimTokensOf(email);
    expect((await guest().call('auth/openInvite', { body: { token } })).body.hasAccount).toBe(false);

    expect((await accept(token)).status).toBe(200);

    expect((await signIn(email)).body.role).toBe('ADMIN');
    expect(await rowOf(userId)).toMatchObject({ role: 'ADMIN', name: 'Priya' });
    expect((await claim(claimToken, email)).body.code).toBe('claimLinkExpired');
  });

  it('is claimed by any of its mailed links, once', async () => {
    const { email } = await addedWithEmail();
    await forgot(email);
    await signUp(email);
    const [first = '', second = ''] = await claimTokensOf(email);

    expect((await claim(first, email)).status).toBe(200);

    expect((await claim(second, email, 'another one')).body.code).toBe('claimLinkExpired');
    expect((await signIn(email)).status).toBe(200);
  });

  it('is not claimed from a previous mailbox', async () => {
    const { userId, email } = await addedWithEmail();
    await forgot(email);
    const [token = ''] = await claimTokensOf(email);
    const corrected = newEmail();
    await gym.db.updateTable('users').set({ email: corrected }).where('id', '=', userId).execute();

    expect((await claim(token, email)).body.code).toBe('claimLinkExpired');
    expect(await claimTokensOf(email)).toEqual(['']);
    const desk = await createClaimToken(gym.db, { clock: gym.now }, userId);
    expect((await claim(desk.token, corrected)).status).toBe(200);
  });

  it('is claimed by the desk link after a mailed one, and by no earlier desk link', async () => {
    const { userId, email } = await addedWithEmail();
    const earlier = await createClaimToken(gym.db, { clock: gym.now }, userId);
    const { token } = await createClaimToken(gym.db, { clock: gym.now }, userId);
    await forgot(email);

    expect((await claim(earlier.token, email)).status).toBe(400);
    expect((await claim(token, email)).status).toBe(200);
  });

  it('keeps a mailed link valid for seven days', async () => {
    const { email } = await addedWithEmail();
    await forgot(email);
    const [token = ''] = await claimTokensOf(email);
    const start = gym.now();
    gym.setNow(new Date(start.getTime() + days(7)));

    expect((await claim(token, email)).body.code).toBe('claimLinkExpired');
    gym.setNow(new Date(start.getTime() + days(7) - 1));
    expect((await claim(token, email)).status).toBe(200);
    gym.setNow(start);
  });
});

describe('concurrently', () => {
  it('one of several links claims the account', async () => {
    for (let round = 0; round < 5; round++) {
      const { userId, email } = await addedWithEmail();
      await forgot(email);
      await forgot(email);
      const mailed = await claimTokensOf(email);
      const { token } = await createClaimToken(gym.db, { clock: gym.now }, userId);

      const answers = await Promise.all(
        [...mailed, token].map((each, n) => claim(each, email, `password ${n}`)),
      );

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await signIn(email, `password ${winner}`)).status).toBe(200);
    }
  });

  it('either a claim or an invitation gets the account, and the other one does not change it', async () => {
    for (let round = 0; round < 5; round++) {
      const { userId, email } = await addedWithEmail();
      await forgot(email);
      const [claimToken = ''] = await claimTokensOf(email);
      const { token } = await makeInvite(gym, { email });

      const [claimed, accepted] = await Promise.all([
        claim(claimToken, email, 'of the member'),
        accept(token),
      ]);

      expect([claimed.status, accepted.status].filter((status) => status === 200)).toHaveLength(1);
      expect([200, 400, 409]).toContain(claimed.status);
      expect([200, 400, 409]).toContain(accepted.status);
      const isStaff = accepted.status === 200;
      expect((await signIn(email, isStaff ? PASSWORD : 'of the member')).status).toBe(200);
      expect((await rowOf(userId)).role).toBe(isStaff ? 'ADMIN' : 'user');
    }
  });

  it('a claim and password resets keep the password of the claim', async () => {
    for (let round = 0; round < 5; round++) {
      const { email } = await addedWithEmail();
      await forgot(email);
      const [token = ''] = await claimTokensOf(email);

      const [claimed, ...asked] = await Promise.all([claim(token, email), forgot(email), signUp(email)]);

      expect(claimed.status).toBe(200);
      expect([200, 201, 409]).toEqual(expect.arrayContaining(asked.map(({ status }) => status)));
      expect((await signIn(email)).status).toBe(200);
      for (const late of await claimTokensOf(email)) expect(late).toBe('');
    }
  });
});
