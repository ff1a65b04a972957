import { days, minutes } from '@namma/contract/days/dates';
import { base32nopad } from '@scure/base';
import { afterEach, describe, expect, it } from 'vitest';
import { decodeQrCode } from '../../../testing/decode-qr.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD, type TestUser } from '../../../testing/make.ts';
import { giveFactor, startFactor } from '../../../testing/second-factor.ts';
import { consumeCode } from './factor-codes.ts';
import { resetFactor } from './second-factor.ts';
import { codeAt } from './totp.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const start = gym.now();
afterEach(() => gym.setNow(start));

const after = (milliseconds: number) => gym.setNow(new Date(gym.now().getTime() + milliseconds));

let visitors = 0;
/** A new address for each attempt, because limits count by address too. */
const anyAddress = () => `10.${++visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;

const signIn = (email: string, code?: string, password = PASSWORD) =>
  gym.guest(anyAddress()).call('auth/userLogin', { body: { email, password, ...(code && { code }) } });

/** An admin with a second factor. */
async function guarded() {
  const admin = await gym.make.admin();
  return { admin, ...(await giveFactor(gym, admin.userId)) };
}

const stateOf = async (admin: TestUser) => (await gym.as(admin).call('user/getFactor')).body;

const fromBase32 = (text: string): Buffer => Buffer.from(base32nopad.decode(text));

/** Second-factor notifications mailed to a user, oldest first. */
const mailedTo = async ({ email }: TestUser) => {
  const mails = gym.db.selectFrom('mails').select('payload').where('kind', '=', 'second factor changed');
  return (await mails.where('recipient', '=', email).orderBy('id').execute()).map(({ payload }) => payload);
};

describe('turning a second factor on', () => {
  it('shows a secret once, to scan or type, and requires a first code', async () => {
    const admin = await gym.make.admin();
    const { body: started } = await gym.as(admin).call('user/startFactor', { body: { password: PASSWORD } });

    expect(decodeQrCode(started.qr)).toBe(started.uri);
    expect(started.uri).toBe(
      `otpauth://totp/Namma%20Strength:${encodeURIComponent(admin.email)}?secret=${started.secret}&issuer=Namma%20Strength`,
    );
    expect((await signIn(admin.email)).status).toBe(200);

    const code = codeAt(fromBase32(started.secret), gym.now());
    const { body } = await gym.as(admin).call('user/confirmFactor', { body: { code } });

    expect(new Set(body.recoveryCodes).size).toBe(8);
    for (const each of body.recoveryCodes) expect(each).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    expect(await stateOf(admin)).toEqual({
      isOn: true,
      isDemanded: false,
      confirmedAt: start.toISOString(),
      recoveryCodesLeft: 8,
    });
    expect(await signIn(admin.email)).toMatchObject({ status: 400, body: { code: 'secondFactor' } });
    expect((await signIn(admin.email, code)).body.code).toBe('factorCodeUsed');
  });

  it('ends the other sessions and the email changes they requested', async () => {
    const admin = await gym.make.admin();
    const other = await gym.make.session(admin.userId, days(1));
    const { code } = await startFactor(gym, admin.userId);

    expect((await gym.as(admin).call('user/confirmFactor', { body: { code: code() } })).status).toBe(200);

    expect((await gym.withToken(other).call('user/profile')).status).toBe(401);
    expect((await gym.as(admin).call('user/profile')).status).toBe(200);
    expect(await mailedTo(admin)).toEqual([{ change: 'set' }]);
  });

  it('refuses a first code entered too early', async () => {
    const admin = await gym.make.admin();
    const { code } = await startFactor(gym, admin.userId);
    const typed = code(60);
    const confirm = () => gym.as(admin).call('user/confirmFactor', { body: { code: typed } });
    expect((await confirm()).body).toMatchObject({ code: 'factorClock' });

    after(30_000);

    expect((await confirm()).body).toMatchObject({ code: 'factorCodeUsed' });
  });

  it('needs the password', async () => {
    const admin = await gym.make.admin();

    const answer = await gym.as(admin).call('user/startFactor', { body: { password: 'wrong one' } });

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } });
    expect(await stateOf(admin)).toEqual({
      isOn: false,
      isDemanded: false,
      confirmedAt: null,
      recoveryCodesLeft: 0,
    });
  });

  it('is for staff', async () => {
    const member = await gym.make.member();

    const answer = await gym.as(member).call('user/startFactor', { body: { password: PASSWORD } });

    expect(answer.status).toBe(403);
  });

  it('restarts with another secret until it is confirmed, and never replaces a confirmed one', async () => {
    const admin = await gym.make.admin();
    const ask = () => gym.as(admin).call('user/startFactor', { body: { password: PASSWORD } });
    const [first, second] = [await ask(), await ask()];
    const codeOf = ({ body }: typeof first) => codeAt(fromBase32(body.secret), gym.now());

    const old = await gym.as(admin).call('user/confirmFactor', { body: { code: codeOf(first) } });
    const right = await gym.as(admin).call('user/confirmFactor', { body: { code: codeOf(second) } });
    const third = await ask();

    expect([old.body.code, right.status]).toEqual(['factorCodeWrong', 200]);
    expect(third).toMatchObject({ status: 409, body: { code: 'factorOn' } });
    expect((await stateOf(admin)).recoveryCodesLeft).toBe(8);
  });

  it('takes at most ten minutes', async () => {
    const admin = await gym.make.admin();
    const { code } = await startFactor(gym, admin.userId);
    after(minutes(10) + 1);

    const answer = await gym.as(admin).call('user/confirmFactor', { body: { code: code() } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'factorNotStarted' } });
  });

  it('is refused when nothing was started', async () => {
    const admin = await gym.make.admin();

    const answer = await gym.as(admin).call('user/confirmFactor', { body: { code: '123456' } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'factorNotStarted' } });
  });
});

describe('the owner of an account is notified by mail', () => {
  it('when a recovery code is used and when the factor is turned off', async () => {
    const { admin, code, recoveryCodes } = await guarded();
    expect((await signIn(admin.email, recoveryCodes[0])).status).toBe(200);
    expect((await signIn(admin.email, recoveryCodes[0])).status).toBe(400);

    const body = { password: PASSWORD, code: code() };
    expect((await gym.as(admin).call('user/removeFactor', { body })).status).toBe(200);

    expect(await mailedTo(admin)).toEqual([
      { change: 'recovery code used', recoveryCodesLeft: 7 },
      { change: 'dropped' },
    ]);
  });

  it('when an owner or the terminal turns the factor off', async () => {
    const owner = await gym.make.admin();
    const [one, other] = [await guarded(), await guarded()];

    await gym.as(owner).call('staff/removeFactor', { body: { userId: one.admin.userId } });
    await resetFactor({ db: gym.db, clock: gym.now, isRateLimited: true }, other.admin.email);

    for (const { admin } of [one, other])
      expect(await mailedTo(admin)).toEqual([{ change: 'dropped by the gym' }]);
  });
});

describe('signing in with a second factor', () => {
  it('refuses the right password alone with 400 and the code secondFactor, and a wrong one as usual', async () => {
    const { admin } = await guarded();

    expect(await signIn(admin.email)).toMatchObject({
      status: 400,
      body: { code: 'secondFactor', message: 'Enter the code from your authenticator app.' },
    });
    expect((await signIn(admin.email, undefined, 'wrong one')).body).toEqual({
      message: 'Wrong email or password',
      code: 'wrongLogin',
    });
    expect((await signIn(admin.email, '123456', 'wrong one')).body.code).toBe('wrongLogin');
  });

  it('with the code responds like SPEC’s sign-in', async () => {
    const { admin, code } = await guarded();

    const { status, body } = await signIn(admin.email, code());

    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), role: 'ADMIN', status: 'Login successful' });
  });

  it.each([-30, 0, 30])('accepts the code of a phone whose clock is %i seconds off', async (off) => {
    const { admin, code } = await guarded();

    expect((await signIn(admin.email, code(off))).status).toBe(200);
  });

  it.each([-40, 40])(
    'accepts the code of a phone that is %i seconds off if it is of the adjacent step',
    async (off) => {
      const { admin, code } = await guarded();
      const at = gym.now();
      // The middle of a step, so that 40 seconds earlier or later fall into the neighbouring steps.
      gym.setNow(new Date(Math.floor(at.getTime() / 30_000) * 30_000 + 15_000));

      expect((await signIn(admin.email, code(off))).status).toBe(200);
      gym.setNow(at);
    },
  );

  it('reports a clock that is 40 seconds behind at the beginning of a step', async () => {
    const { admin, code } = await guarded();
    const at = gym.now();
    gym.setNow(new Date(Math.floor(at.getTime() / 30_000) * 30_000));

    expect((await signIn(admin.email, code(-40))).body.code).toBe('factorClock');
    gym.setNow(at);
  });

  it.each([-120, -60, 60, 300])('reports a clock that is %i seconds off', async (off) => {
    const { admin, code } = await guarded();

    const answer = await signIn(admin.email, code(off));

    expect(answer).toMatchObject({ status: 400, body: { code: 'factorClock', issues: [{ path: 'code' }] } });
  });

  it('accepts a code once, and none from before it', async () => {
    const { admin, code } = await guarded();
    const [before, now] = [code(-30), code()];

    const answers = [
      await signIn(admin.email, now),
      await signIn(admin.email, now),
      await signIn(admin.email, before),
    ];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [400, 'factorCodeUsed'],
      [400, 'factorCodeUsed'],
    ]);
    after(30_000);
    expect((await signIn(admin.email, code())).status).toBe(200);
  });

  it.each([60, 90, 300])(
    'refuses a code entered %i seconds early permanently, as a failure',
    async (early) => {
      const { admin, code } = await guarded();
      const typed = code(early);
      expect((await signIn(admin.email, typed)).body.code).toBe('factorClock');

      after((early - 30) * 1000);
      for (let step = 0; step < 3; step++) {
        expect((await signIn(admin.email, typed)).body.code).toBe('factorCodeUsed');
        after(30_000);
      }

      // The phone's clock has been corrected.
      expect((await signIn(admin.email, code())).status).toBe(200);
      const tries = gym.db.selectFrom('tries').select('count');
      const counted = tries.where('key', '=', `second-factor ${admin.userId}`);
      expect(Number((await counted.executeTakeFirstOrThrow()).count)).toBe(4);
    },
  );

  it('counts codes of other times with the ten wrong ones', async () => {
    const { admin, code } = await guarded();
    for (let n = 2; n < 12; n++) expect((await signIn(admin.email, code(n * 30))).status).toBe(400);

    expect((await signIn(admin.email, code())).status).toBe(429);
  });

  it.each(['12 34 56', '123-456', '१२३४५६', '೧೨೩ ೪೫೬'])('reads %j as six digits', async (typed) => {
    const { admin } = await guarded();

    expect((await signIn(admin.email, typed)).body.code).toBe('factorCodeWrong');
  });

  it.each(['12345', 'abc', '1234567', ' '])('refuses %j before the password is compared', async (typed) => {
    const { admin } = await guarded();

    const answer = await signIn(admin.email, typed);

    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalidFields', issues: [{ path: 'code' }] },
    });
  });

  it('ignores a code where none is required', async () => {
    const admin = await gym.make.admin();

    expect((await signIn(admin.email, '123456')).status).toBe(200);
  });

  it('counts a wrong code as a failed sign-in, but not a first step', async () => {
    const { admin, code } = await guarded();
    const guest = gym.guest(anyAddress());
    const attempt = (typed?: string) =>
      guest.call('auth/userLogin', {
        body: { email: admin.email, password: PASSWORD, ...(typed && { code: typed }) },
      });

    for (let n = 0; n < 15; n++) expect((await attempt()).body.code).toBe('secondFactor');
    for (let n = 0; n < 10; n++) expect((await attempt('000000')).status).toBe(400);

    expect((await attempt(code())).status).toBe(429);
  });

  it('allows ten wrong codes per account in 15 minutes, from all addresses together', async () => {
    const { admin, code } = await guarded();
    const wrong = code() === '000000' ? '000001' : '000000';
    for (let n = 0; n < 10; n++) expect((await signIn(admin.email, wrong)).status).toBe(400);

    expect(await signIn(admin.email, code())).toMatchObject({ status: 429, body: { code: 'tooManyTries' } });
    after(minutes(15));
    expect((await signIn(admin.email, code())).status).toBe(200);
  });

  it('admits one of 1,000 who try one code at the same moment', async () => {
    const { admin, code } = await guarded();
    const typed = code();
    const deps = { db: gym.db, clock: gym.now, isRateLimited: false };

    const tries = await Promise.allSettled(
      Array.from({ length: 1_000 }, () => consumeCode(deps, admin.userId, typed)),
    );

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.refusalName] : []));
    expect(new Set(reasons)).toEqual(new Set(['factorCodeUsed']));
  });

  it('opens one session for concurrent sign-ins with one password and code', async () => {
    const { admin, code } = await guarded();
    const typed = code();

    const answers = await Promise.all(Array.from({ length: 16 }, () => signIn(admin.email, typed)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const sessions = gym.db.selectFrom('sessions').select('id').where('user_id', '=', admin.userId);
    expect(await sessions.execute()).toHaveLength(2); // including the one from make.admin()
  });
});
