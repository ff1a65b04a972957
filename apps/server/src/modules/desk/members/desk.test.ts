import { minutes } from '@namma/contract/days/dates';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const desk = gym.as(await gym.make.staff({ preset: 'desk' }));
const colleague = gym.as(await gym.make.staff({ preset: 'desk' }));

let phones = 8_000_000_000;
const anyPhone = () => String(phones++);
let mails = 0;
const anyEmail = () => `claimed${mails++}@example.com`;

const passTime = (milliseconds: number) => gym.setNow(new Date(gym.now().getTime() + milliseconds));
const tokenOf = ({ claimLink }: { claimLink: string }) => claimLink.split('#').at(-1) ?? '';
const claim = (token: string, email = anyEmail()) =>
  gym.guest().call('auth/claim', { body: { token, email, password: PASSWORD, conPassword: PASSWORD } });
const add = async (traits: { name?: string; phone?: string; email?: string } = {}) => {
  const answer = await desk.call('members/add', { body: { name: 'Kaveri', phone: anyPhone(), ...traits } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const details = async (id: number) => (await desk.call('admin/getMember', { query: { id } })).body;

describe('a person added at the desk', () => {
  it('is found by name and phone, and cannot sign in', async () => {
    const phone = anyPhone();
    const { userId } = await add({ name: 'Bhavani Shankar', phone });

    const { body } = await desk.call('admin/getMembers', { query: { q: 'bhavani' } });
    expect(body.content).toMatchObject([{ userId, phone, email: '' }]);
    expect(await details(userId)).toMatchObject({ isUnclaimed: true, DOB: '', gender: '', address: '' });
    const tried = await gym
      .guest()
      .call('auth/userLogin', { body: { email: 'x@example.com', password: '' } });
    expect(tried.status).toBe(400);
  });

  it('can register a membership, which is listed without an email', async () => {
    const { userId } = await add();

    const taken = await desk.call('membership/register', {
      body: {
        type: 'Elite',
        center: 'HSR Layout',
        start_Date: '2030-03-04',
        end_Date: '2031-03-04',
        user_id: userId,
      },
    });

    expect(taken.status, JSON.stringify(taken.body)).toBe(201);
    const { body } = await desk.call('membership/getAllMemberships', { query: {} });
    expect(body.content.find((row) => row.userId === userId)).toMatchObject({ email: '' });
    // Without an address no mail is queued.
    const mails = gym.db.selectFrom('mails').select('id').where('recipient', '=', '');
    expect(await mails.execute()).toEqual([]);
  });

  it('with the phone of another member needs confirmation that it is another person', async () => {
    const phone = anyPhone();
    const first = await add({ name: 'Asha', phone });

    const again = await desk.callLoosely('members/add', { body: { name: 'Ravi', phone } });
    expect(again).toMatchObject({ status: 409, body: { userId: first.userId, name: 'Asha' } });
    const another = await desk.call('members/add', { body: { name: 'Ravi', phone, isAnother: true } });
    expect(another.status).toBe(201);
    expect(another.body.userId).not.toBe(first.userId);
  });

  it('must be 13 years old', async () => {
    const answer = await desk.callLoosely('members/add', {
      body: { name: 'Ravi', phone: anyPhone(), DOB: '2020-01-01' },
    });

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'DOB' }] } });
  });

  it('with the email of an account is refused', async () => {
    const member = await gym.make.member();
    const answer = await desk.callLoosely('members/add', {
      body: { name: 'Ravi', phone: anyPhone(), email: member.email },
    });

    expect(answer).toMatchObject({ status: 409, body: { code: 'emailTaken' } });
  });
});

describe('the claim link from the desk', () => {
  it('sets email and password, with consents in the language they were read in', async () => {
    const made = await add();
    const email = anyEmail();

    const claimed = await gym.guest().call('auth/claim', {
      body: { token: tokenOf(made), email, password: PASSWORD, conPassword: PASSWORD, locale: 'kn' },
    });

    expect(claimed.status, JSON.stringify(claimed.body)).toBe(200);
    const signedIn = await gym.guest().call('auth/userLogin', { body: { email, password: PASSWORD } });
    expect(signedIn.body.role).toBe('user');
    const consents = await gym.db
      .selectFrom('consents')
      .select(['document', 'locale'])
      .where('user_id', '=', made.userId)
      .orderBy('document')
      .execute();
    expect(consents).toEqual([
      { document: 'privacy', locale: 'kn' },
      { document: 'terms', locale: 'kn' },
    ]);
    expect(await details(made.userId)).toMatchObject({ isUnclaimed: false, email });
  });

  it('works once, and only for ten minutes', async () => {
    const made = await add();
    const late = await add();
    expect((await claim(tokenOf(made))).status).toBe(200);

    expect(await claim(tokenOf(made))).toMatchObject({ status: 400, body: { code: 'claimLinkExpired' } });
    passTime(minutes(10));
    expect((await claim(tokenOf(late))).status).toBe(400);
  });

  it('is replaced by the next one, and is never created for an account with a password', async () => {
    const made = await add();
    const next = await desk.call('members/claimLink', { body: { userId: made.userId } });

    expect((await claim(tokenOf(made))).status).toBe(400);
    expect((await claim(tokenOf(next.body))).status).toBe(200);
    const member = await gym.make.member();
    for (const userId of [made.userId, member.userId]) {
      expect((await desk.call('members/claimLink', { body: { userId } })).status).toBe(409);
    }
  });

  it('cannot use the email of another account, and then stays valid', async () => {
    const member = await gym.make.member();
    const made = await add();

    expect(await claim(tokenOf(made), member.email)).toMatchObject({
      status: 409,
      body: { code: 'emailTaken' },
    });
    expect((await claim(tokenOf(made))).status).toBe(200);
  });

  it('is stored nowhere: neither in the reply of a key nor in the log', async () => {
    const made = await add();
    const rows = await gym.db.selectFrom('idempotency_keys').select('reply').execute();
    const entries = await gym.db.selectFrom('activity').select('after').execute();

    expect(JSON.stringify([rows, entries])).not.toContain(tokenOf(made));
  });

  it('cannot be bypassed: a forgotten password of an unclaimed email sends nothing', async () => {
    const email = anyEmail();
    const { userId } = await add({ email });
    await gym.guest().callLoosely('auth/forgot', { body: { email } });

    const resets = gym.db.selectFrom('password_resets').select('id').where('user_id', '=', userId);
    expect(await resets.execute()).toEqual([]);
  });
});

describe('editing the data of a member', () => {
  it('logs the changed fields, without their values', async () => {
    const { userId } = await add({ name: 'Kavery' });
    const { version } = await details(userId);
    const email = anyEmail();

    const saved = await desk.call('members/update', {
      body: { userId, version, name: 'Kaveri', DOB: '1990-01-01', email },
    });

    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await details(userId)).toMatchObject({ name: 'Kaveri', DOB: '1990-01-01', email });
    const entry = await gym.db
      .selectFrom('activity')
      .select('after')
      .where('action', '=', 'member changed')
      .where('subject_id', '=', userId)
      .executeTakeFirst();
    expect(entry?.after).toEqual({ fields: 'name, dob, email' });
  });

  it('does not overwrite a concurrent change', async () => {
    const { userId } = await add();
    const { version } = await details(userId);
    await colleague.call('members/update', { body: { userId, version, name: 'Kaveri R' } });

    const late = await desk.call('members/update', { body: { userId, version, phone: anyPhone() } });

    expect(late.status).toBe(409);
  });

  it('is refused for the email of a claimed account', async () => {
    const made = await add();
    await claim(tokenOf(made));
    const { version } = await details(made.userId);

    const tried = await desk.callLoosely('members/update', {
      body: { userId: made.userId, version, email: anyEmail() },
    });

    expect(tried).toMatchObject({ status: 409, body: { code: 'emailIsMembers' } });
  });
});

describe('a note about a member', () => {
  it('is shown with its author, newest first, and deleted by its author within a day', async () => {
    const { userId } = await add();
    const first = await desk.call('members/note', { body: { userId, text: 'Pays in two parts' } });
    await colleague.call('members/note', { body: { userId, text: 'Knee' } });

    expect((await details(userId)).notes).toMatchObject([
      { text: 'Knee', isDeletable: false },
      { text: 'Pays in two parts', isDeletable: true },
    ]);
    expect((await colleague.call('members/deleteNote', { body: { id: first.body.id } })).status).toBe(403);
    expect((await desk.call('members/deleteNote', { body: { id: first.body.id } })).status).toBe(200);
    expect((await details(userId)).notes).toHaveLength(1);
  });

  it('is stored once when it is sent twice within seconds; later, or with another text, it is a separate one', async () => {
    const { userId } = await add();
    const write = async (text: string) =>
      (await desk.call('members/note', { body: { userId, text } })).body.id;

    const first = await write('Knee');
    passTime(9_000);
    const second = await write('Knee');
    await write('Knee, left');
    passTime(11_000);
    await write('Knee');

    expect(second).toBe(first);
    expect((await details(userId)).notes.map(({ text }) => text)).toEqual(['Knee', 'Knee, left', 'Knee']);
  });

  it('cannot be deleted after a day', async () => {
    const { userId } = await add();
    const { body } = await desk.call('members/note', { body: { userId, text: 'Knee' } });
    passTime(minutes(24 * 60));

    expect((await desk.call('members/deleteNote', { body: { id: body.id } })).status).toBe(403);
  });

  it('is in the export of its member, without its author', async () => {
    const made = await add();
    const email = anyEmail();
    await claim(tokenOf(made), email);
    await desk.call('members/note', { body: { userId: made.userId, text: 'Knee' } });
    const { body } = await gym.guest().call('auth/userLogin', { body: { email, password: PASSWORD } });

    const own = await gym.withToken(body.token).callLoosely('privacy/getMine', {});

    expect(own.body).toMatchObject({ notes: [{ text: 'Knee' }] });
    expect(JSON.stringify(own.body)).not.toContain('Admin ');
  });
});
