import { days, minutes } from '@namma/contract/days/dates';
import { describe, expect, it } from 'vitest';
import { startTestGym, type TestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { deleteExpiredAccess } from './service.ts';

const DESK = '203.0.113.10';

let people = 0;
const newEmail = () => `passer${++people}@example.com`;

const signIn = (gym: TestGym, email: string, password = PASSWORD, address = DESK) =>
  gym.guest(address).call('auth/userLogin', { body: { email, password } });

/** Sends wrong passwords, each for a different email. */
const mistype = (gym: TestGym, times: number, address = DESK) =>
  Promise.all(Array.from({ length: times }, () => signIn(gym, newEmail(), 'wrong guess', address)));

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

/** A gym whose pauses are counted and last until `end` is called. */
async function startSlowGym() {
  const pauses: number[] = [];
  let end = () => {};
  const paused = new Promise<void>((resolve) => {
    end = resolve;
  });
  const gym = await startTestGym({
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return paused;
    },
  });
  return { gym, pauses, end: () => end() };
}

/** A gym whose pauses are only counted. */
async function startCountingGym() {
  const pauses: number[] = [];
  const gym = await startTestGym({ pause: async (milliseconds) => void pauses.push(milliseconds) });
  return { gym, pauses };
}

describe('after fifty wrong passwords from the network of the gym', () => {
  it('the owner, who has signed in from there before, signs in at once', async () => {
    const { gym, pauses } = await startCountingGym();
    const owner = await gym.make.admin();
    await signIn(gym, owner.email);

    const typos = await mistype(gym, 50);
    const answer = await signIn(gym, owner.email);

    expect(new Set(statuses(typos))).toEqual(new Set([400]));
    expect(answer.status).toBe(200);
    expect(pauses).toEqual([]);
  });

  it('a member new to the network signs in after a second, and a wrong password takes a second too', async () => {
    const { gym, pauses } = await startCountingGym();
    const member = await gym.make.member();
    await mistype(gym, 50);

    const wrong = await signIn(gym, member.email, 'wrong guess');
    const unknown = await signIn(gym, newEmail(), 'wrong guess');
    const right = await signIn(gym, member.email);

    expect([wrong.body, unknown.body]).toEqual([wrong.body, wrong.body]);
    expect(statuses([wrong, unknown, right])).toEqual([400, 400, 200]);
    expect(pauses).toEqual([1_000, 1_000, 1_000]);
  });

  it('a wrong password of a known account is answered like an unknown email, and as slowly', async () => {
    const { gym, pauses } = await startCountingGym();
    const member = await gym.make.member();
    await signIn(gym, member.email);
    await mistype(gym, 50);

    const wrong = await signIn(gym, member.email, 'wrong guess');
    const unknown = await signIn(gym, newEmail(), 'wrong guess');

    expect(wrong).toMatchObject({ status: 400, body: unknown.body });
    expect(pauses).toEqual([1_000, 1_000]);
  });

  it('at most five responses wait, further guesses are refused for the network, and the owner still signs in', async () => {
    const { gym, pauses, end } = await startSlowGym();
    const owner = await gym.make.admin();
    await signIn(gym, owner.email);
    await mistype(gym, 50);
    const waiting = mistype(gym, 5);
    await expect.poll(() => pauses.length, { timeout: 15_000 }).toBe(5);

    const beyond = await mistype(gym, 3);
    const elsewhere = await signIn(gym, newEmail(), 'wrong guess', '198.51.100.9');
    const signedIn = await signIn(gym, owner.email);
    end();

    expect(statuses(beyond)).toEqual([429, 429, 429]);
    expect(beyond[0]?.body.message).toMatch(/^Too many attempts from this network\./);
    expect(beyond[0]?.headers['retry-after']).toBe('1');
    expect(statuses([elsewhere, signedIn])).toEqual([400, 200]);
    expect(new Set(statuses(await waiting))).toEqual(new Set([400]));
  });

  it('one email gets no more guesses than from any other network', async () => {
    const { gym } = await startCountingGym();
    const member = await gym.make.member();
    await mistype(gym, 50);
    const guesses = [];
    for (let n = 0; n < 12; n++) guesses.push(await signIn(gym, member.email, `guess number ${n}`));

    const right = await signIn(gym, member.email);

    expect(statuses(guesses)).toEqual([...Array(10).fill(400), 429, 429]);
    expect(right.status).toBe(429);
    expect(right.body.message).toBe('Too many attempts for this email. Try again in 15 minutes.');
  });
});

describe('after ten wrong passwords of one email from one network', () => {
  it('its owner signs in from known networks, however often the password was mistyped', async () => {
    const { gym } = await startCountingGym();
    const owner = await gym.make.admin();
    await signIn(gym, owner.email);
    const typos = [];
    for (let n = 0; n < 55; n++) typos.push(await signIn(gym, owner.email, 'mistyped'));

    const answer = await signIn(gym, owner.email);

    expect(statuses(typos)).toEqual([...Array(10).fill(400), ...Array(45).fill(429)]);
    expect(answer.status).toBe(200);
  });

  it('nothing distinguishes a known account from an unknown email, and guesses become slow for both', async () => {
    const { gym, pauses } = await startCountingGym();
    const member = await gym.make.member();
    await signIn(gym, member.email);
    const other = newEmail();
    const guess = async (email: string) => {
      const answers = [];
      for (let n = 0; n < 53; n++) {
        const { status, body, headers } = await signIn(gym, email, 'wrong guess');
        answers.push({
          status,
          message: body.message,
          retryAfter: headers['retry-after'],
          slow: pauses.length,
        });
      }
      const slowly = pauses.splice(0).length;
      return { answers, slowly };
    };

    const [known, unknown] = [await guess(member.email), await guess(other)];

    expect(known).toEqual(unknown);
    expect(known.slowly).toBe(3);
  });

  it('parallel guesses gain nothing: two are answered, the others refused', async () => {
    const { gym, pauses, end } = await startSlowGym();
    const owner = await gym.make.admin();
    await signIn(gym, owner.email);
    for (let n = 0; n < 50; n++) await signIn(gym, owner.email, 'wrong guess');

    const slow = [signIn(gym, owner.email, 'wrong'), signIn(gym, owner.email, 'wrong')];
    await expect.poll(() => pauses.length, { timeout: 15_000 }).toBe(2);
    const beyond = await signIn(gym, owner.email);
    end();

    expect(beyond.status).toBe(429);
    expect(statuses(await Promise.all(slow))).toEqual([429, 429]);
  });
});

describe('a network that an account has signed in from', () => {
  it('is known for thirty days, and then deleted by the sweep', async () => {
    const { gym } = await startCountingGym();
    const owner = await gym.make.admin();
    const start = gym.now();
    await signIn(gym, owner.email);
    const try10 = async () => {
      for (let n = 0; n < 10; n++) await signIn(gym, owner.email, 'mistyped');
      return (await signIn(gym, owner.email)).status;
    };
    const rows = () => gym.db.selectFrom('sign_in_networks').select('user_id').execute();
    const kept = await rows();

    gym.setNow(new Date(start.getTime() + days(30) + minutes(1)));
    const late = await try10();
    await deleteExpiredAccess({ db: gym.db, clock: gym.now, isRateLimited: true });

    expect(kept).toHaveLength(1);
    expect(late).toBe(429);
    expect(await rows()).toEqual([]);
  });

  it('is stored as a hash, once, only in the export of its member', async () => {
    const { gym } = await startCountingGym();
    const member = await gym.make.member();
    await signIn(gym, member.email);
    await signIn(gym, member.email);

    const rows = await gym.db.selectFrom('sign_in_networks').selectAll().execute();
    const { body } = await gym.as(member).call('privacy/getMine');

    expect(rows).toHaveLength(1);
    expect(rows[0]?.network.toString('latin1')).not.toContain(DESK);
    expect(body.networks).toEqual([
      { network: rows[0]?.network.toString('hex'), signedInAt: gym.now().toISOString() },
    ]);
  });
});

describe('the network of the gym, from which an admin has signed in', () => {
  it.each([
    ['auth/userRegister', 30],
    ['contact/register', 5],
  ] as const)('does not lock out the people at its desk from %s after %i attempts', async (name, most) => {
    const { gym } = await startCountingGym();
    await signIn(gym, (await gym.make.admin()).email);
    const send = (address: string) =>
      gym.guest(address).callLoosely(name, {
        body: {
          name: 'Ravi',
          email: newEmail(),
          phone: '9876543210',
          // Children are refused before the password is hashed, which keeps the test fast.
          DOB: '2029-01-01',
          gender: 'Male',
          address: '1, MG Road',
          password: PASSWORD,
          Cpassword: PASSWORD,
          msg: 'When does the pool open?',
        },
      });
    const sendMany = (times: number, address: string) =>
      Promise.all(Array.from({ length: times }, () => send(address)));

    const desk = await sendMany(most * 10 + 2, DESK);
    const elsewhere = await sendMany(most + 2, '198.51.100.20');

    const refused = (answers: typeof desk) => answers.filter(({ status }) => status === 429);
    expect([refused(desk).length, refused(elsewhere).length]).toEqual([2, 2]);
    expect(refused(desk)[0]?.body.message).toMatch(
      /^Too many attempts from this network\. .* in \d+ minutes/,
    );
  });

  it('accepts five messages in ten minutes of every member who is signed in there', async () => {
    const { gym } = await startCountingGym();
    const [first, second] = await gym.make.members(2);
    if (!first || !second) throw new Error('two members');
    const body = {
      name: 'Ravi',
      email: 'ravi@example.com',
      phone: '9876543210',
      msg: 'When does the pool open?',
    };
    const write = (member: typeof first) => gym.as(member).call('contact/register', { body });

    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await write(first));
    const other = await write(second);

    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(answers[5]?.body.message).toBe('Too many attempts with this account. Try again in 10 minutes.');
    expect(other.status).toBe(201);
  });
});
