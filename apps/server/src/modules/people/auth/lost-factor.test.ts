import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runAdminCommand } from '../../../cli/admin-command.ts';
import { StartError } from '../../../platform/shared/start-error.ts';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { giveFactor } from '../../../testing/second-factor.ts';

const gym = await startTestGym({ today: '2030-03-04' });

let visitors = 0;
/** A new address for each attempt, because limits count by address too. */
const anyAddress = () => `10.${++visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;

const signIn = (email: string, code?: string) =>
  gym
    .guest(anyAddress())
    .call('auth/userLogin', { body: { email, password: PASSWORD, ...(code && { code }) } });

async function guarded() {
  const admin = await gym.make.admin();
  return { admin, ...(await giveFactor(gym, admin.userId)) };
}

const recordOf = async (userId: number) =>
  gym.db
    .selectFrom('activity')
    .select(['action', 'admin_id'])
    .where('subject_user_id', '=', userId)
    .orderBy('id')
    .execute();

describe('a recovery code', () => {
  it('signs in once instead of the phone, in any notation', async () => {
    const { admin, recoveryCodes } = await guarded();
    const [first = '', second = ''] = recoveryCodes;

    expect((await signIn(admin.email, first)).status).toBe(200);
    expect((await signIn(admin.email, first)).body.code).toBe('factorCodeWrong');
    expect((await signIn(admin.email, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await gym.as(admin).call('user/getFactor')).body.recoveryCodesLeft).toBe(6);
  });

  it('is read with letters that resemble its digits', async () => {
    const { admin, recoveryCodes } = await guarded();
    const typed = (recoveryCodes[0] ?? '').replaceAll('0', 'O').replaceAll('1', 'l');

    expect((await signIn(admin.email, typed)).status).toBe(200);
  });

  it('admits only one of many concurrent sign-ins', async () => {
    const { admin, recoveryCodes } = await guarded();

    const answers = await Promise.all(Array.from({ length: 9 }, () => signIn(admin.email, recoveryCodes[0])));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('of another person is refused', async () => {
    const [mine, theirs] = [await guarded(), await guarded()];

    expect((await signIn(mine.admin.email, theirs.recoveryCodes[0])).body.code).toBe('factorCodeWrong');
    expect((await signIn(theirs.admin.email, theirs.recoveryCodes[0])).status).toBe(200);
  });

  it('turns the factor off, so that a new phone can be set up', async () => {
    const { admin, recoveryCodes } = await guarded();
    const [code = ''] = recoveryCodes;

    const answer = await gym.as(admin).call('user/removeFactor', { body: { password: PASSWORD, code } });

    expect(answer.body.status).toBe('Two-step sign-in is off');
    expect((await signIn(admin.email)).status).toBe(200);
    expect(await recordOf(admin.userId)).toEqual([
      { action: 'second factor dropped', admin_id: admin.userId },
    ]);
    const left = gym.db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', admin.userId);
    expect(await left.execute()).toEqual([]);
  });
});

describe('turning the factor off', () => {
  it('needs the password and a code', async () => {
    const { admin, code } = await guarded();
    const drop = (password: string, typed: string) =>
      gym.as(admin).call('user/removeFactor', { body: { password, code: typed } });

    expect((await drop('wrong one', code())).body.code).toBe('passwordWrong');
    expect((await drop(PASSWORD, code() === '000000' ? '000001' : '000000')).body.code).toBe(
      'factorCodeWrong',
    );
    expect((await signIn(admin.email)).body.code).toBe('secondFactor');
    expect((await drop(PASSWORD, code())).status).toBe(200);
  });

  it('is refused when it is off', async () => {
    const admin = await gym.make.admin();

    const answer = await gym
      .as(admin)
      .call('user/removeFactor', { body: { password: PASSWORD, code: '123456' } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'factorOff' } });
  });
});

describe('npm run admin -- reset-factor', () => {
  const run = (...args: string[]) =>
    runAdminCommand({ db: gym.db, clock: gym.now, isRateLimited: true }, args, undefined);

  it('lets the password alone sign in again, ends all sessions, and is logged', async () => {
    const { admin } = await guarded();

    expect(await run('reset-factor', admin.email)).toContain('signs in with the password alone');

    expect((await gym.as(admin).call('user/profile')).status).toBe(401);
    expect((await signIn(admin.email)).status).toBe(200);
    expect(await recordOf(admin.userId)).toEqual([{ action: 'second factor dropped', admin_id: null }]);
  });

  it('and a recovery code let the only owner sign in who lost the phone, without a mail server', async () => {
    const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
    const own = await startTestGym({ today: '2030-03-04', mail });
    const [only, deps] = [await own.make.admin(), { db: own.db, clock: own.now, isRateLimited: true }];
    const { recoveryCodes } = await giveFactor(own, only.userId);
    const enter = async (code?: string) =>
      (
        await own
          .guest(anyAddress())
          .call('auth/userLogin', { body: { email: only.email, password: PASSWORD, ...(code && { code }) } })
      ).status;

    expect([await enter(), await enter(recoveryCodes[0])]).toEqual([400, 200]);
    await runAdminCommand(deps, ['reset-factor', only.email], undefined);
    expect(await enter()).toBe(200);
    const sent = await own.db.selectFrom('mails').select('id').where('sent_at', 'is not', null).execute();
    expect(sent).toEqual([]);
  });

  it('reports when there is nothing to reset', async () => {
    const admin = await gym.make.admin();

    await expect(run('reset-factor', admin.email)).rejects.toThrow(StartError);
    await expect(run('reset-factor', 'nobody@example.com')).rejects.toThrow('There is nothing to reset.');
  });
});

describe('the secret of a second factor', () => {
  it('is in no response after the first, no export and no log', async () => {
    const admin = await gym.make.admin();
    const { body: started } = await gym.as(admin).call('user/startFactor', { body: { password: PASSWORD } });
    const { rows } = await sql<{ secret: Buffer }>`
      select secret from second_factors where user_id = ${admin.userId}`.execute(gym.db);
    const secret = rows[0]?.secret ?? Buffer.alloc(0);
    const forms = [started.secret, secret.toString('hex'), secret.toString('base64')];

    const answers = await Promise.all([
      gym.as(admin).call('user/getFactor'),
      gym.as(admin).call('user/profile'),
      gym.as(admin).call('user/getSessions'),
      gym.as(admin).call('privacy/getMine'),
      gym.as(admin).call('admin/getActivity'),
      gym.as(admin).call('admin/exportActivity'),
    ]);

    for (const { status, body } of answers) {
      expect(status).toBe(200);
      for (const form of forms) expect(JSON.stringify(body)).not.toContain(form);
    }
  });

  it('is stored with hashes of the recovery codes, which are in no table', async () => {
    const { admin, recoveryCodes } = await guarded();

    const { rows } = await sql`select * from recovery_codes where user_id = ${admin.userId}`.execute(gym.db);

    expect(rows).toHaveLength(8);
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });
});
