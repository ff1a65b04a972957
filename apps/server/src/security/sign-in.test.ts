import { describe, expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import { PASSWORD } from '../testing/make.ts';

const direct = await startTestGym();
const behindProxy = await startTestGym({ trustProxy: '10.0.0.1' });

let people = 0;
const newEmail = () => `someone${++people}@example.com`;

describe('the address that tries are counted for', () => {
  const guessFrom = (gym: typeof direct, address: string, forwarded: string, email: string) =>
    gym.guest(address).call('auth/userLogin', {
      body: { email, password: 'wrong guess' },
      headers: { 'x-forwarded-for': forwarded },
    });
  const countStatus = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  it('is the connection, whatever X-Forwarded-For claims, where no proxy is trusted', async () => {
    const { email } = await direct.make.member();

    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => guessFrom(direct, '198.51.100.1', `203.0.113.${n}`, email)),
    );

    expect([countStatus(answers, 400), countStatus(answers, 429)]).toEqual([10, 6]);
  });

  it('is reported by a trusted proxy, for each visitor separately', async () => {
    const { email } = await behindProxy.make.member();

    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => guessFrom(behindProxy, '10.0.0.1', `203.0.113.${n % 2}`, email)),
    );

    expect([countStatus(answers, 400), countStatus(answers, 429)]).toEqual([16, 0]);
    expect((await guessFrom(behindProxy, '10.0.0.1', '203.0.113.9', email)).status).toBe(400);
  });

  it('is the last one that the trusted proxy saw, not the one sent by the visitor', async () => {
    const { email } = await behindProxy.make.member();

    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        guessFrom(behindProxy, '10.0.0.1', `198.18.0.${n}, 203.0.113.77`, email),
      ),
    );

    expect([countStatus(answers, 400), countStatus(answers, 429)]).toEqual([10, 6]);
  });

  it('is the connection of clients that bypass the trusted proxy', async () => {
    const { email } = await behindProxy.make.member();

    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => guessFrom(behindProxy, '198.51.100.7', `203.0.113.${n}`, email)),
    );

    expect([countStatus(answers, 400), countStatus(answers, 429)]).toEqual([10, 6]);
  });

  it('is shared by an IPv6 network of 64 bits', async () => {
    const { email } = await direct.make.member();
    const guess = (address: string) =>
      direct.guest(address).call('auth/userLogin', { body: { email, password: 'wrong guess' } });

    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => guess(`2001:db8:0:7:${n}::1`)));

    expect([countStatus(answers, 400), countStatus(answers, 429)]).toEqual([10, 6]);
    expect((await guess('2001:db8:0:8::1')).status).toBe(400);
  });

  it('is an IPv4 address in any notation of the connection', async () => {
    const { email } = await direct.make.member();
    const spellings = ['198.51.100.77', '::ffff:198.51.100.77', '::ffff:c633:644d'];

    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) =>
        direct
          .guest(spellings[n % spellings.length])
          .call('auth/userLogin', { body: { email, password: 'wrong guess' } }),
      ),
    );

    expect([countStatus(answers, 400), countStatus(answers, 429)]).toEqual([10, 5]);
    expect(
      (
        await direct
          .guest('::ffff:198.51.100.78')
          .call('auth/userLogin', { body: { email, password: PASSWORD } })
      ).status,
    ).toBe(200);
  });

  it.each([
    ['auth/userRegister', 30, '198.51.100.2'],
    ['contact/register', 5, '198.51.100.2'],
    ['auth/userRegister', 30, '2001:db8:0:9::'],
    ['contact/register', 5, '2001:db8:0:9::'],
  ] as const)('applies to %s too, %i times from %s', async (name, most, address) => {
    const answers = await Promise.all(
      Array.from({ length: most + 3 }, (_, n) =>
        direct.guest(address.endsWith(':') ? `${address}${n + 1}` : address).callLoosely(name, {
          body: {
            name: 'Ravi',
            email: newEmail(),
            phone: '9876543210',
            // Registrations of children are refused before the password is hashed, which keeps the test fast.
            DOB: '2029-01-01',
            gender: 'Male',
            address: '1, MG Road',
            password: PASSWORD,
            Cpassword: PASSWORD,
            msg: 'When does the pool open?',
          },
          headers: { 'x-forwarded-for': `203.0.113.${n}`, 'x-real-ip': `203.0.113.${n}` },
        }),
      ),
    );

    expect(countStatus(answers, 429)).toBe(3);
  });
});

describe('an email that looks like another', () => {
  it.each([
    ['a Cyrillic а', 'аsha@example.com'],
    ['a Greek ο', 'ashaο@example.com'],
    ['wide letters', 'ａｓｈａ@example.com'],
    ['a wide @', 'asha＠example.com'],
    ['a Cyrillic domain', 'asha@еxample.com'],
    ['a dotless ı', 'ashaı@example.com'],
    ['a dotted İ', 'ashaİ@example.com'],
    ['an accent of its own', 'asha\u0301@example.com'],
    ['a space of no width', 'asha\u200b@example.com'],
    ['writing that turns round', 'asha\u202e@example.com'],
    ['a quoted blank', '"asha "@example.com'],
    ['a second @', 'asha@example.com@example.com'],
    ['a comment', 'asha(admin)@example.com'],
  ])('by %s is no email', async (_what, email) => {
    const answer = await direct
      .guest('198.51.100.3')
      .call('auth/userLogin', { body: { email, password: PASSWORD } });

    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'email', message: 'Invalid email!' }] },
    });
  });

  it('with the Kelvin sign is the same account', async () => {
    const { email } = await direct.make.member({ email: 'kiran@example.com' });
    const registered = await direct.guest('198.51.100.4').call('auth/userRegister', {
      body: {
        name: 'Kiran',
        email: email.replace('k', '\u212a'),
        phone: '9876543210',
        DOB: '1990-01-01',
        gender: 'Male',
        address: '1, MG Road',
        password: PASSWORD,
        Cpassword: PASSWORD,
      },
    });

    expect(registered.status).toBe(409);
  });
});

describe('a token', () => {
  it.each([
    ['in the address', (token: string) => ({ query: { token, access_token: token } })],
    ['in a cookie', (token: string) => ({ headers: { cookie: `token=${token}` } })],
    ['without its scheme', (token: string) => ({ headers: { authorization: token } })],
    ['of another scheme', (token: string) => ({ headers: { authorization: `Basic ${token}` } })],
    ['with something behind it', (token: string) => ({ headers: { authorization: `Bearer ${token}, x` } })],
    ['in a header of another name', (token: string) => ({ headers: { 'x-auth-token': token } })],
  ])('is invalid %s', async (_where, carry) => {
    const { token } = await direct.make.member();

    expect((await direct.guest().callLoosely('user/profile', carry(token))).status).toBe(401);
  });

  it('is a new one at every sign-in', async () => {
    const { email, token } = await direct.make.member();
    const signIn = () =>
      direct.withToken(token).call('auth/userLogin', { body: { email, password: PASSWORD } });

    const tokens = [await signIn(), await signIn()].map((answer) => answer.body.token);

    expect(new Set([token, ...tokens]).size).toBe(3);
  });
});

describe('a wrong password', () => {
  /** Single timings are noisy, so the test compares medians of alternating requests. */
  const PAIRS = 12;
  const middle = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

  it('takes an unknown email as long as a known one: both are compared with a hash', async () => {
    const timed = async (email: string, n: number) => {
      const start = performance.now();
      await direct.guest(`192.0.2.${n}`).call('auth/userLogin', { body: { email, password: 'wrong guess' } });
      return performance.now() - start;
    };
    const { email } = await direct.make.member();
    await timed(newEmail(), 100); // creates the hash for unknown emails
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let n = 0; n < PAIRS; n++) {
      known.push(await timed(email, n));
      unknown.push(await timed(newEmail(), n));
    }

    // Without a hash for unknown emails it would be 0.1.
    const ratio = middle(unknown) / middle(known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});
