import { gymDay, hours } from '@namma/contract/days/dates';
import { LEGAL_TEXTS_OF } from '@namma/contract/legal/rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';

const TODAY = '2030-03-04';
const gym = await startTestGym({
  today: TODAY,
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const admin = gym.as(await gym.make.admin());
const start = gym.now();

const registrationOf = (email: string, locale?: 'kn') => ({
  name: 'Somebody',
  email,
  phone: '9876543210',
  DOB: '1991-05-17',
  gender: 'Female' as const,
  address: '1, MG Road',
  password: PASSWORD,
  Cpassword: PASSWORD,
  ...(locale ? { locale } : {}),
});

const deletionOf = (isSure?: boolean) => ({ body: { password: PASSWORD, ...(isSure ? { isSure } : {}) } });

describe('signing up', () => {
  it('stores the consents: the text, its version, the language and the time', async () => {
    const email = 'agrees@example.com';
    const { status } = await gym.guest().call('auth/userRegister', { body: registrationOf(email, 'kn') });

    const consents = gym.db
      .selectFrom('consents')
      .innerJoin('users', 'users.id', 'consents.user_id')
      .select(['document', 'version', 'consents.locale', 'given_at'])
      .where('email', '=', email)
      .orderBy('consents.id');

    const consent = { version: LEGAL_TEXTS_OF, locale: 'kn', given_at: gym.now() };
    expect(status).toBe(201);
    expect(await consents.execute()).toEqual([
      { document: 'terms', ...consent },
      { document: 'privacy', ...consent },
    ]);
  });

  it('keeps consents unchanged', async () => {
    await gym.guest().call('auth/userRegister', { body: registrationOf('for.good@example.com') });

    await expect(sql`update consents set version = 'another'`.execute(gym.db)).rejects.toThrow(
      /only ever added to/,
    );
    await expect(sql`delete from consents`.execute(gym.db)).rejects.toThrow(/is only ever added to/);
  });
});

describe('deleting an account', () => {
  it('is refused to an admin, whose account is disabled at the terminal', async () => {
    const { status } = await admin.call('privacy/deleteAccount', deletionOf());

    expect(status).toBe(409);
  });

  it('is limited to 10 wrong passwords in 15 minutes', async () => {
    const member = await gym.make.member();
    const answers = [];
    for (let tries = 0; tries < 11; tries++)
      answers.push(
        await gym.as(member).call('privacy/deleteAccount', { body: { password: `wrong ${tries}` } }),
      );

    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429]);
  });

  it('needs no confirmation once the paid membership has ended', async () => {
    const { member } = await gym.make.membership({ paymentStatus: 'payed', endDate: TODAY });
    gym.setNow(new Date(start.getTime() + hours(48)));
    const token = await gym.make.session(member.userId, hours(1));

    const { status } = await gym.withToken(token).call('privacy/deleteAccount', deletionOf());
    gym.setNow(start);

    expect(status).toBe(200);
    expect(gymDay(gym.now())).toBe(TODAY);
  });
});
