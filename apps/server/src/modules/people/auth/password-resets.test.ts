import { hours, minutes } from '@namma/contract/days/dates';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { readMail, startMailServer } from '../../../testing/mail-server.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { createSender } from '../../messaging/mail/smtp.ts';
import { MailWorker } from '../../messaging/mail/worker.ts';
import { makeResetToken } from './password-resets.ts';

const NEW_PASSWORD = 'a new password';
const sending = { from: 'hello@gym.example', wake: () => {} };
const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending },
});
const start = gym.now();
const server = await startMailServer();
afterAll(server.close);

let lastAddress = 0;
/** A separate address for each test, because limits count by address. */
const newAddress = () => `10.1.0.${++lastAddress}`;
const forgot = (email: string, from = newAddress()) =>
  gym.guest(from).call('auth/forgot', { body: { email } });
const reset = (token: string, newPassword = NEW_PASSWORD, from = newAddress()) =>
  gym.guest(from).call('auth/resetByLink', { body: { token, newPassword, conPassword: newPassword } });
const logIn = (email: string, password: string) =>
  gym.guest(newAddress()).call('auth/userLogin', { body: { email, password } });

/**
 * Sends the queued mails.
 * @returns those that arrived for this address
 */
async function receive(email: string) {
  const worker = new MailWorker({
    deps: { db: gym.db, clock: gym.now },
    sender: createSender(server.settings()),
    origin: 'https://gym.example',
    from: 'hello@gym.example',
    log: { info: () => {}, warn: () => {}, error: (details) => expect.fail(JSON.stringify(details)) },
    makeSecret: { 'password reset': (payload) => makeResetToken({ db: gym.db, clock: gym.now }, payload) },
  });
  await worker.idle();
  await worker.stop(0);
  return Promise.all(server.received.filter(({ to }) => to === email).map(readMail));
}

/** @returns the tokens of the links that arrived for this address, oldest first */
const receiveTokens = async (email: string): Promise<string[]> =>
  (await receive(email)).flatMap(({ text = '' }) => {
    const [, token] = /https:\/\/gym\.example\/resetPassword#(\S+)/.exec(text) ?? [];
    return token === undefined ? [] : [token];
  });

/** A member who has received a reset link. */
async function memberWithLink() {
  const member = await gym.make.member();
  await forgot(member.email);
  const [token = ''] = await receiveTokens(member.email);
  return { member, token };
}

beforeEach(async () => {
  gym.setNow(start);
  await gym.db.deleteFrom('mails').execute();
});

describe('a forgotten password', () => {
  it('is reset by the link of a mail, which ends all sessions and does not sign in', async () => {
    const member = await gym.make.member();

    const asked = await forgot(member.email.toUpperCase());
    const [token = ''] = await receiveTokens(member.email);
    const answer = await reset(token);

    expect(asked).toMatchObject({ status: 200, body: { status: expect.stringContaining('10 minutes') } });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(answer).toMatchObject({ status: 200, body: { status: 'Password changed' } });
    expect(Object.keys(answer.body)).toEqual(['status']);
    expect((await gym.as(member).call('user/profile')).status).toBe(401);
    expect((await logIn(member.email, PASSWORD)).status).toBe(400);
    expect((await logIn(member.email, NEW_PASSWORD)).status).toBe(200);
    const subjects = (await receive(member.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['A new password for your account', 'Your password was changed']);
  });

  it('stores its token in no table and no preview', async () => {
    const { member, token } = await memberWithLink();
    const admin = gym.as(await gym.make.admin());

    const { body } = await admin.call('admin/getMails', { query: { q: member.email } });
    const preview = await admin.call('admin/getMail', { query: { id: body.content[0]?.id ?? 0 } });

    expect(JSON.stringify(preview.body)).not.toContain(token);
    expect(preview.body.html).toContain('https://gym.example/resetPassword#');
    for (const table of ['mails', 'password_reset_tokens', 'activity', 'tries'] as const) {
      const rows = await gym.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it.each(['twice', 'by both tokens of a mail that was sent twice'])('is not reset %s', async (how) => {
    const { member, token } = await memberWithLink();
    const admin = gym.as(await gym.make.admin());
    const { body } = await admin.call('admin/getMails', { query: { q: member.email } });
    await admin.call('admin/sendMailAgain', { body: { id: body.content[0]?.id ?? 0 } });
    const [, second = ''] = await receiveTokens(member.email);

    const first = await reset(how === 'twice' ? second : token);
    const again = await reset(second, 'yet another');

    expect(second).not.toBe(token);
    expect(first.status).toBe(200);
    expect(again).toMatchObject({
      status: 400,
      body: { message: 'This link has expired. Get a new link.' },
    });
    expect((await logIn(member.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('can be reset for 10 minutes', async () => {
    const { token } = await memberWithLink();
    const late = await memberWithLink();

    gym.setNow(new Date(start.getTime() + minutes(10)));
    expect((await reset(late.token)).status).toBe(400);
    gym.setNow(new Date(start.getTime() + minutes(10) - 1));
    expect((await reset(token)).status).toBe(200);
  });

  it('gets no mail with an expired link', async () => {
    const member = await gym.make.member();
    await forgot(member.email);

    gym.setNow(new Date(start.getTime() + minutes(10)));

    expect(await receive(member.email)).toEqual([]);
    const rows = await gym.db.selectFrom('mails').select('status').execute();
    expect(rows).toEqual([{ status: 'dead' }]);
  });

  it('is not affected by opening the link, ten times', async () => {
    const { token } = await memberWithLink();

    for (let looks = 0; looks < 10; looks++)
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode } = await gym.app.inject({ method, url: `/api/auth/resetByLink?token=${token}` });
        expect(statusCode).toBe(404);
      }

    expect((await reset(token)).status).toBe(200);
  });

  it.each([
    ['a token that never was one', 'x', NEW_PASSWORD, NEW_PASSWORD, undefined],
    ['no token', '', NEW_PASSWORD, NEW_PASSWORD, 'token'],
    ['a short password', 'x', 'short', 'short', 'newPassword'],
    ['two that differ', 'x', NEW_PASSWORD, 'another one', 'conPassword'],
  ])('is not reset with %s', async (_what, token, newPassword, conPassword, path) => {
    const answer = await gym
      .guest(newAddress())
      .callLoosely('auth/resetByLink', { body: { token, newPassword, conPassword } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues?.map((issue: { path: string }) => issue.path)).toEqual(path && [path]);
  });

  it('gets no new link once the password was changed in the profile, which is notified by mail', async () => {
    const { member, token } = await memberWithLink();
    const body = {
      oldPassword: PASSWORD,
      newPassword: 'chosen in the profile',
      conPassword: 'chosen in the profile',
    };

    expect((await gym.as(member).call('user/reset', { body })).status).toBe(200);

    expect((await reset(token)).status).toBe(400);
    expect((await receive(member.email)).at(-1)?.subject).toBe('Your password was changed');
  });
});

describe('a password reset request', () => {
  it('gets the same response with and without an account, and is mailed only with one', async () => {
    const member = await gym.make.member();
    const admin = await gym.make.admin();
    const ended = await gym.make.member();
    await gym.db
      .updateTable('users')
      .set({ disabled_at: gym.now() })
      .where('id', '=', ended.userId)
      .execute();
    const emails = [member.email, admin.email, ended.email, 'nobody@example.com'];

    const answers = [];
    for (const email of emails) answers.push(await forgot(email));

    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const counts = [];
    for (const email of emails) counts.push((await receiveTokens(email)).length);
    expect(counts).toEqual([1, 1, 0, 0]);
  });

  it('is mailed three times an hour, without a notice', async () => {
    const member = await gym.make.member();
    const ask = async () => {
      const known = await forgot(member.email);
      const unknown = await forgot(`not-${member.email}`);
      expect(known.body).toEqual(unknown.body);
      return known.status;
    };

    for (let tries = 0; tries < 5; tries++) expect(await ask()).toBe(200);
    const tokens = await receiveTokens(member.email);
    gym.setNow(new Date(start.getTime() + hours(1)));
    await ask();

    expect(tokens).toHaveLength(3);
    expect(await receiveTokens(member.email)).toHaveLength(4);
  });

  it('is limited to 20 per hour and address', async () => {
    const address = newAddress();

    const answers = [];
    for (let tries = 0; tries < 21; tries++)
      answers.push(await forgot(`nobody${tries}@example.com`, address));

    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(200), 429]);
    expect(answers.at(-1)?.headers['retry-after']).toBe('3600');
  });

  it('is refused while no mail server is set', async () => {
    const quiet = await startTestGym({ today: '2030-03-04' });
    const member = await quiet.make.member();

    const asked = await quiet.guest().call('auth/forgot', { body: { email: member.email } });

    expect(asked.status).toBe(404);
    expect((await quiet.guest().call('auth/getOptions')).body).toEqual({ canResetByMail: false });
    expect((await gym.guest().call('auth/getOptions')).body).toEqual({ canResetByMail: true });
  });
});
