import type { BodyInput } from '@namma/contract/calls';
import { days, minutes } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const start = gym.now();
afterEach(() => gym.setNow(start));

let visitors = 0;
/** A guest with a separate address, because limits count by address. */
const visitor = () => gym.guest(`10.0.${Math.floor(++visitors / 250)}.${visitors % 250}`);
const newEmail = () => `visitor${++visitors}@example.com`;

const registration = (
  changes: Partial<BodyInput<'auth/userRegister'>> = {},
): BodyInput<'auth/userRegister'> => ({
  name: 'Asha Rao',
  email: newEmail(),
  phone: '9876543210',
  DOB: '1995-06-01',
  gender: 'Female',
  address: '1, MG Road, Bengaluru',
  password: 'secret1',
  Cpassword: 'secret1',
  ...changes,
});

describe('signing up', () => {
  it('makes a member who can sign in', async () => {
    const form = registration();

    const signedUp = await visitor().call('auth/userRegister', { body: form });
    const signedIn = await visitor().call('auth/userLogin', {
      body: { email: form.email, password: form.password },
    });

    expect(signedUp).toMatchObject({ status: 201, body: { status: 'Sign-up successful!' } });
    expect(signedIn).toMatchObject({ status: 200, body: { role: 'user' } });
  });

  it('creates a plain member, also with an admin role in the request', async () => {
    const form = registration({ role: 'ADMIN' });

    await visitor().call('auth/userRegister', { body: form });
    const { body } = await visitor().call('auth/userLogin', {
      body: { email: form.email, password: form.password },
    });

    expect(body.role).toBe('user');
  });

  it.each([
    ['name', '', 'UserName required!'],
    ['name', '   ', 'UserName required!'],
    ['name', undefined, 'UserName required!'],
    ['email', '', 'Email required!'],
    ['email', undefined, 'Email required!'],
    ['email', 'asha', 'Invalid email!'],
    ['email', 'asha@', 'Invalid email!'],
    ['phone', '', 'Phone no Should be exactly 10 digits'],
    ['phone', '987654321', 'Phone no Should be exactly 10 digits'],
    ['phone', '98765432100', 'Phone no Should be exactly 10 digits'],
    ['phone', '98765 4321', 'Phone no Should be exactly 10 digits'],
    ['phone', 9876543210, 'Phone no Should be exactly 10 digits'],
    ['DOB', '', 'Date of birth required!'],
    ['DOB', '1995-02-29', 'Choose a day'],
    ['DOB', '2029-01-01', 'You must be at least 13 years old'],
    ['gender', 'Unknown', 'Gender required!'],
    ['address', '', 'Address required!'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', '', 'Password required!'],
    ['Cpassword', 'secret2', 'Passwords must match'],
    ['Cpassword', undefined, 'Passwords must match'],
    ['name', 'Asha\u0000', 'Remove invisible control characters'],
  ])('refuses %s %j with "%s" on that field', async (field, value, message) => {
    const answer = await visitor().callLoosely('auth/userRegister', {
      body: { ...registration(), [field]: value },
    });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toContainEqual(expect.objectContaining({ path: field, message }));
  });

  it('lists every wrong field at once', async () => {
    const answer = await visitor().callLoosely('auth/userRegister', { body: {} });

    expect(answer.status).toBe(400);
    expect(new Set(answer.body.issues?.map((issue) => issue.path))).toEqual(
      new Set(['name', 'email', 'phone', 'DOB', 'gender', 'address', 'password', 'Cpassword']),
    );
  });

  it('allows a person who turns 13 today, from midnight in IST', async () => {
    const turnsThirteen = () => registration({ DOB: '2017-03-04' });

    gym.setNow(new Date('2030-03-03T18:29:59.999Z'));
    const theEvening = await visitor().call('auth/userRegister', { body: turnsThirteen() });
    gym.setNow(new Date('2030-03-03T18:30:00.000Z'));
    const atMidnight = await visitor().call('auth/userRegister', { body: turnsThirteen() });

    expect(theEvening).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'DOB', message: 'You must be at least 13 years old' }] },
    });
    expect(atMidnight.status).toBe(201);
  });

  it('refuses an email that is registered, whatever its case', async () => {
    const form = registration({ email: 'Lakshmi@Example.com' });
    await visitor().call('auth/userRegister', { body: form });

    const again = await visitor().call('auth/userRegister', {
      body: { ...form, email: ' lakshmi@EXAMPLE.com ' },
    });

    expect(again).toMatchObject({ status: 409, body: { message: 'Email already registered' } });
  });

  it('is limited to 30 attempts an hour from one address', async () => {
    const crowd = visitor();
    const tooYoung = registration({ DOB: '2029-01-01' });

    const answers = await Promise.all(
      Array.from({ length: 33 }, () => crowd.call('auth/userRegister', { body: tooYoung })),
    );

    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(30);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(3);
  });
});

describe('signing in', () => {
  it.each([
    [{ email: '', password: 'x' }, 'email', 'Email required!'],
    [{ email: 'asha', password: 'x' }, 'email', 'Invalid email!'],
    [{ email: 'asha@example.com', password: '' }, 'password', 'Password required!'],
    [{ email: 'asha@example.com' }, 'password', 'Password required!'],
  ])('refuses %j', async (body, path, message) => {
    const answer = await visitor().callLoosely('auth/userLogin', { body });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path, message }]);
  });

  it('takes the email in any case and with blanks around it', async () => {
    const member = await gym.make.member();

    const answer = await visitor().call('auth/userLogin', {
      body: { email: ` ${member.email.toUpperCase()} `, password: PASSWORD },
    });

    expect(answer.status).toBe(200);
  });

  it('returns the role of an admin', async () => {
    const admin = await gym.make.admin();

    const { body } = await visitor().call('auth/userLogin', {
      body: { email: admin.email, password: PASSWORD },
    });

    expect(body.role).toBe('ADMIN');
  });

  it('answers an unknown email and a wrong password alike', async () => {
    const member = await gym.make.member();

    const wrong = await visitor().call('auth/userLogin', {
      body: { email: member.email, password: 'wrong one' },
    });
    const unknown = await visitor().call('auth/userLogin', {
      body: { email: newEmail(), password: 'wrong one' },
    });

    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ message: 'Wrong email or password', code: 'wrongLogin' });
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  it('refuses a closed account like a wrong password', async () => {
    const member = await gym.make.member();
    await gym.db.updateTable('users').set({ disabled_at: start }).where('id', '=', member.userId).execute();

    const answer = await visitor().call('auth/userLogin', {
      body: { email: member.email, password: PASSWORD },
    });

    expect(answer).toMatchObject({ status: 400, body: { message: 'Wrong email or password' } });
  });

  it('stores no token in the database, only its hash', async () => {
    const member = await gym.make.member();

    const { body } = await visitor().call('auth/userLogin', {
      body: { email: member.email, password: PASSWORD },
    });
    const sessions = await gym.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', member.userId)
      .execute();

    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(sessions)).not.toContain(body.token);
  });
});

describe('guessing a password', () => {
  const guess = (from: ReturnType<typeof visitor>, email: string, password = 'wrong guess') =>
    from.call('auth/userLogin', { body: { email, password } });

  it('ends after ten failures from one address, also for the right password', async () => {
    const { email } = await gym.make.member();
    const guesser = visitor();
    for (let tries = 1; tries <= 10; tries++) expect((await guess(guesser, email)).status).toBe(400);

    const eleventh = await guess(guesser, email, PASSWORD);

    expect(eleventh.status).toBe(429);
    expect(eleventh.body.message).toBe('Too many attempts for this email. Try again in 15 minutes.');
    expect(Number(eleventh.headers['retry-after'])).toBe(15 * 60);
    expect((await guess(visitor(), email, PASSWORD)).status).toBe(200);
  });

  it('gains nothing from guessing in parallel', async () => {
    const { email } = await gym.make.member();
    const guesser = visitor();

    const answers = await Promise.all(Array.from({ length: 14 }, () => guess(guesser, email)));

    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(4);
  });

  it('may continue after 15 minutes', async () => {
    const { email } = await gym.make.member();
    const guesser = visitor();
    await Promise.all(Array.from({ length: 11 }, () => guess(guesser, email)));

    gym.setNow(new Date(start.getTime() + minutes(15) - 1000));
    const aSecondEarly = await guess(guesser, email, PASSWORD);
    gym.setNow(new Date(start.getTime() + minutes(15)));
    const inTime = await guess(guesser, email, PASSWORD);

    expect(aSecondEarly.status).toBe(429);
    expect(aSecondEarly.headers['retry-after']).toBe('1');
    expect(inTime.status).toBe(200);
  });

  it('is not assumed for frequent sign-ins', async () => {
    const { email } = await gym.make.member();
    const regular = visitor();

    for (let time = 1; time <= 12; time++) expect((await guess(regular, email, PASSWORD)).status).toBe(200);
  });

  it('does not count against the address once its attempts for one email are used up', async () => {
    const { email } = await gym.make.member();
    const guesser = visitor();
    for (let tries = 1; tries <= 50; tries++) await guess(guesser, email);

    const others = await Promise.all(Array.from({ length: 40 }, () => guess(guesser, newEmail())));

    expect(others.filter((answer) => answer.status === 400)).toHaveLength(40);
  });
});

describe('a sign-in refused for too many attempts', () => {
  const guess = (from: ReturnType<typeof visitor>, email: string, password = 'wrong guess') =>
    from.call('auth/userLogin', { body: { email, password } });
  /** All rows with their system columns, which change on any write or lock. */
  const readCounters = async () => {
    const { rows } =
      await sql`select key, count, ctid::text, xmin::text, xmax::text from tries order by 1`.execute(gym.db);
    return rows;
  };

  it('writes nothing, neither for its address nor for its email', async () => {
    const { email } = await gym.make.member();
    const another = visitor();
    for (let tries = 1; tries <= 11; tries++) await guess(another, email);
    const before = await readCounters();

    const answers = await Promise.all(Array.from({ length: 10 }, () => guess(another, email)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
    expect(await readCounters()).toEqual(before);
  });

  it('succeeds as soon as a concurrent sign-in has returned its attempt', async () => {
    const { email } = await gym.make.member();
    const family = visitor();
    for (let tries = 1; tries <= 9; tries++) await guess(family, email);

    const together = await Promise.all([guess(family, email, PASSWORD), guess(family, email, PASSWORD)]);
    const after = await guess(family, email, PASSWORD);

    // Both succeed if the first returns its attempt before the second is counted.
    expect(together.map(({ status }) => status)).toContain(200);
    expect(after.status).toBe(200);
  });
});

describe('guessing one email from many addresses', () => {
  it('takes a second per response after 30 failures; with 100 waiting others are refused, and the right password signs in', async () => {
    const pauses: number[] = [];
    let endPauses = () => {};
    const paused = new Promise<void>((resolve) => {
      endPauses = resolve;
    });
    const own = await startTestGym({
      pause: (milliseconds) => {
        pauses.push(milliseconds);
        return paused;
      },
    });
    const { email } = await own.make.member();
    let addresses = 0;
    const guess = (password = 'wrong guess', of = email) =>
      own.guest(`198.18.0.${++addresses}`).call('auth/userLogin', { body: { email: of, password } });

    const first = await Promise.all(Array.from({ length: 30 }, () => guess()));
    const pausesOfFirst = pauses.length;
    const answered: number[] = [];
    const slow = Array.from({ length: 100 }, () => guess());
    for (const answer of slow) void answer.then(({ status }) => answered.push(status));
    await vi.waitFor(() => expect(pauses).toHaveLength(100), { timeout: 15_000 });
    const beyond = await guess();
    const owner = await guess(PASSWORD);
    const another = await guess('wrong guess', 'somebody.else@example.com');
    const answeredMeanwhile = answered.length;
    endPauses();
    const afterwards = await Promise.all(slow);

    expect(first.map(({ status }) => status)).toEqual(Array(30).fill(400));
    expect(pausesOfFirst).toBe(0);
    expect(new Set(pauses)).toEqual(new Set([1_000]));
    expect(beyond).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    expect(owner.status).toBe(200);
    expect(another.status).toBe(400);
    expect(answeredMeanwhile).toBe(0);
    expect(afterwards.map(({ status }) => status)).toEqual(Array(100).fill(400));
    expect((await guess(PASSWORD)).status).toBe(200);
  });
});

describe('a session', () => {
  const signIn = async (email: string) => {
    const { body } = await visitor().call('auth/userLogin', { body: { email, password: PASSWORD } });
    return gym.withToken(body.token);
  };

  it('lasts 30 days', async () => {
    const client = await signIn((await gym.make.member()).email);

    gym.setNow(new Date(start.getTime() + days(30) - 1));
    const lastMoment = await client.call('user/profile');
    gym.setNow(new Date(start.getTime() + days(30)));
    const over = await client.call('user/profile');

    expect(lastMoment.status).toBe(200);
    expect(over.status).toBe(401);
  });

  it('ends with logging out, and no other does', async () => {
    const member = await gym.make.member();
    const [phone, laptop] = [await signIn(member.email), await signIn(member.email)];

    const loggedOut = await phone.call('auth/logout');

    expect(loggedOut).toMatchObject({ status: 200, body: { status: 'Logged out' } });
    expect((await phone.call('user/profile')).status).toBe(401);
    expect((await laptop.call('user/profile')).status).toBe(200);
  });
});

describe('changing the password', () => {
  const change = { oldPassword: PASSWORD, newPassword: 'brand new', conPassword: 'brand new' };

  it('applies at once, and ends every other session', async () => {
    const member = await gym.make.member();
    const elsewhere = { token: await gym.make.session(member.userId, days(30)) };

    const changed = await gym.as(member).call('user/reset', { body: { email: member.email, ...change } });

    expect(changed).toMatchObject({ status: 200, body: { status: 'Password changed' } });
    expect((await gym.as(member).call('user/profile')).status).toBe(200);
    expect((await gym.as(elsewhere).call('user/profile')).status).toBe(401);
    const signIn = (password: string) =>
      visitor().call('auth/userLogin', { body: { email: member.email, password } });
    expect((await signIn('brand new')).status).toBe(200);
    expect((await signIn(PASSWORD)).status).toBe(400);
  });

  it('keeps the sessions of others', async () => {
    const [member, other] = [await gym.make.member(), await gym.make.member()];

    await gym.as(member).call('user/reset', { body: change });

    expect((await gym.as(other).call('user/profile')).status).toBe(200);
  });

  it.each([
    [{ oldPassword: 'not mine' }, 'oldPassword', 'Old password is wrong'],
    [{ oldPassword: '' }, 'oldPassword', 'Old password required!'],
    [{ newPassword: '12345', conPassword: '12345' }, 'newPassword', 'Password must be at least 6 characters'],
    [{ conPassword: 'brand old' }, 'conPassword', 'Password do not match'],
  ])('refuses %j', async (wrong, path, message) => {
    const member = await gym.make.member();

    const answer = await gym.as(member).call('user/reset', { body: { ...change, ...wrong } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path, message }]);
  });

  it("refuses another member's email", async () => {
    const [member, other] = [await gym.make.member(), await gym.make.member()];

    const answer = await gym.as(member).call('user/reset', { body: { ...change, email: other.email } });

    expect(answer.status).toBe(400);
  });

  it('is limited to ten wrong old passwords', async () => {
    const member = await gym.make.member();
    const wrong = { ...change, oldPassword: 'not mine' };
    for (let tries = 1; tries <= 10; tries++) {
      expect((await gym.as(member).call('user/reset', { body: wrong })).status).toBe(400);
    }

    const eleventh = await gym.as(member).call('user/reset', { body: change });

    expect(eleventh.status).toBe(429);
  });
});
