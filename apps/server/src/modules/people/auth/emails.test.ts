import { days, hours } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmailLinks } from '../../../testing/email-links.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD, type TestUser } from '../../../testing/make.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
});
const start = gym.now();
afterEach(() => gym.setNow(start));
const later = (milliseconds: number) => gym.setNow(new Date(gym.now().getTime() + milliseconds));

let lastNumber = 0;
const newAddress = () => `10.2.${Math.floor(++lastNumber / 200)}.${lastNumber % 200}`;
const newEmail = () => `mailbox${++lastNumber}@example.com`;
const change = (member: { token: string }, email: string, password = PASSWORD) =>
  gym.as(member).callLoosely('user/changeEmail', { body: { newEmail: email, password } });
const confirm = (token: string) =>
  gym.guest(newAddress()).callLoosely('auth/confirmEmail', { body: { token } });
const undo = (token: string) => gym.guest(newAddress()).callLoosely('auth/undoEmail', { body: { token } });
const linkOf = async (member: TestUser, kind: 'confirm' | 'undo' = 'confirm') =>
  (await openEmailLinks(gym, member, kind)).at(-1)?.token ?? '';
const rowOf = ({ userId }: TestUser) =>
  gym.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
const logIn = async (email: string, password = PASSWORD) =>
  (await gym.guest(newAddress()).callLoosely('auth/userLogin', { body: { email, password } })).status;
const isSignedIn = async (member: TestUser) =>
  (await gym.as(member).callLoosely('user/profile', {})).status === 200;
const mailsTo = async (email: string) =>
  (
    await gym.db.selectFrom('mails').select('kind').where('recipient', '=', email).orderBy('id').execute()
  ).map(({ kind }) => kind);

/** Changes the member's email through the mailed link. */
async function changed(member: TestUser, email = newEmail()) {
  await change(member, email);
  expect((await confirm(await linkOf(member))).status).toBe(200);
  return email;
}

/** A member with a confirmed email. */
async function confirmed() {
  const member = await gym.make.member();
  await changed(member, member.email);
  return member;
}

describe('a sign-up', () => {
  const signUp = async (email: string) => {
    const form = { name: 'Ravi', phone: '9876543210', gender: 'Male', address: '1, MG Road' } as const;
    const body = { ...form, email, DOB: '1990-01-01', password: PASSWORD, Cpassword: PASSWORD };
    await gym.guest(newAddress()).call('auth/userRegister', { body });
    const { id: userId } = await gym.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { userId, email, name: 'Ravi', token: '' };
  };

  it('asks by mail to confirm the email, and blocks nothing until then', async () => {
    const email = newEmail();
    const member = await signUp(email);

    expect(await mailsTo(email)).toEqual(['email confirm']);
    expect(await logIn(email)).toBe(200);
    expect((await confirm(await linkOf(member))).status).toBe(200);
    expect((await rowOf(member)).email_confirmed_at).toEqual(gym.now());
  });
});

describe('a change of email', () => {
  it('applies once the link from its mailbox was opened, and ends the other sessions', async () => {
    const member = await gym.make.member();
    const elsewhere = await gym.make.session(member.userId, days(1));
    const email = newEmail();
    await change(member, email);
    expect((await rowOf(member)).email).toBe(member.email);

    expect((await confirm(await linkOf(member))).status).toBe(200);

    expect(await rowOf(member)).toMatchObject({ email, email_confirmed_at: gym.now() });
    expect(await isSignedIn(member)).toBe(true);
    expect((await gym.withToken(elsewhere).callLoosely('user/profile', {})).status).toBe(401);
    expect(await mailsTo(member.email)).toEqual(['email changed']);
    expect([await logIn(email), await logIn(member.email)]).toEqual([200, 400]);
  });

  it('is shown as pending until then', async () => {
    const member = await gym.make.member();
    const email = newEmail();
    await change(member, email);

    expect((await gym.as(member).call('user/getEmail')).body).toEqual({
      email: member.email,
      isConfirmed: false,
      canChange: true,
      pending: email,
      isUndelivered: false,
    });
  });

  it('that bounces changes nothing, is reported to the member, and found by the desk', async () => {
    const member = await gym.make.member();
    await change(member, 'nobody@nowhere.example');
    await gym.db
      .updateTable('mails')
      .set({ status: 'dead', last_error: '550 no such user' })
      .where('recipient', '=', 'nobody@nowhere.example')
      .execute();

    expect((await gym.as(member).call('user/getEmail')).body).toMatchObject({
      pending: 'nobody@nowhere.example',
      isUndelivered: true,
    });
    const manager = gym.as(await gym.make.staff({ preset: 'manager' }));
    const { body } = await manager.call('admin/getMails', { query: { q: 'nobody@nowhere.example' } });
    expect(body.content).toMatchObject([{ status: 'dead', error: '550 no such user' }]);
    await change(member, 'nobody@nowhere.example');
    expect((await gym.as(member).call('user/getEmail')).body.isUndelivered).toBe(false);

    later(hours(49));

    expect((await rowOf(member)).email).toBe(member.email);
    expect((await gym.as(member).call('user/getEmail')).body.pending).toBeNull();
  });

  it('moves the mails of the account, which a deletion then erases', async () => {
    const member = await gym.make.member();
    const old = member.email;
    const email = await changed(member);
    await changed(member, email);

    await gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD } });

    expect([await mailsTo(old), await mailsTo(email)]).toEqual([[], []]);
  });

  it('needs a mail server', async () => {
    const silent = await startTestGym({ today: '2030-03-04' });
    const member = await silent.make.member();
    const body = { newEmail: 'new@example.com', password: PASSWORD };

    expect((await silent.as(member).callLoosely('user/changeEmail', { body })).status).toBe(404);
    expect((await silent.as(member).call('user/getEmail')).body.canChange).toBe(false);
  });
});

describe('the response to a change of email', () => {
  it('and its work are the same for a taken and a free email', async () => {
    const [asker, known] = [await gym.make.member(), await confirmed()];
    const unknown = newEmail();

    const answers = [await change(asker, known.email), await change(asker, unknown)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.status).toBe(answers[1]?.body.status?.replace(unknown, known.email));
    expect((await mailsTo(unknown)).at(-1)).toBe('email confirm');
    expect((await mailsTo(known.email)).at(-1)).toBe('email confirm');
  });
});

describe('an email entered by one person and confirmed by another', () => {
  it('belongs to the one who confirmed it: the first account keeps its data, without email and password', async () => {
    const typed = await gym.make.member();
    const owner = await gym.make.member();

    await changed(owner, typed.email);

    expect(await rowOf(owner)).toMatchObject({ email: typed.email });
    expect(await rowOf(typed)).toMatchObject({ email: null, password_hash: null, name: typed.name });
    expect(await isSignedIn(typed)).toBe(false);
    expect(await logIn(typed.email)).toBe(200);
    expect((await gym.as(owner).call('user/profile')).body.user_id).toBe(owner.userId);
  });

  it('leaves an account that the desk can hand to its member', async () => {
    const typed = await gym.make.member();
    await changed(await gym.make.member(), typed.email);
    const admin = gym.as(await gym.make.admin());

    const { body } = await admin.call('members/claimLink', { body: { userId: typed.userId } });
    const token = body.claimLink.split('#')[1] ?? '';
    const claimed = await gym.guest(newAddress()).callLoosely('auth/claim', {
      body: { token, email: newEmail(), password: PASSWORD, conPassword: PASSWORD },
    });

    expect(claimed.status).toBe(200);
  });
});

describe('the previous mailbox', () => {
  it('can revert the email on the seventh day: all sessions end, and the password is replaced', async () => {
    const member = await gym.make.member();
    const stolen = await changed(member);
    const token = await linkOf(member, 'undo');
    later(days(7) - 1);

    expect((await undo(token)).status).toBe(200);

    expect((await rowOf(member)).email).toBe(member.email);
    expect(await isSignedIn(member)).toBe(false);
    expect([await logIn(member.email), await logIn(stolen)]).toEqual([400, 400]);
  });

  it('cannot revert it on the eighth', async () => {
    const member = await gym.make.member();
    const email = await changed(member);
    const token = await linkOf(member, 'undo');
    later(days(7));

    expect((await undo(token)).status).toBe(400);
    expect((await rowOf(member)).email).toBe(email);
  });

  it('can revert it over any number of changes, and later links are no longer valid', async () => {
    const member = await gym.make.member();
    await changed(member);
    await changed(member);
    const [first, second] = await openEmailLinks(gym, member, 'undo');

    expect((await undo(second?.token ?? '')).status).toBe(200);
    expect((await undo(first?.token ?? '')).status).toBe(200);
    expect((await undo(second?.token ?? '')).status).toBe(400);
    expect((await rowOf(member)).email).toBe(member.email);
  });

  it('can revert it from an account that has registered it since', async () => {
    const member = await gym.make.member();
    await changed(member);
    const squatter = await gym.make.member({ email: member.email });

    expect((await undo(await linkOf(member, 'undo'))).status).toBe(200);
    expect([(await rowOf(member)).email, (await rowOf(squatter)).email]).toEqual([member.email, null]);
  });
});
