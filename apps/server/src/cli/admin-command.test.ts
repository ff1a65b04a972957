import { describe, expect, it } from 'vitest';
import { StartError } from '../platform/shared/start-error.ts';
import { startTestGym } from '../testing/gym.ts';
import { runAdminCommand } from './admin-command.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const run = (...args: string[]) =>
  runAdminCommand({ db: gym.db, clock: gym.now, isRateLimited: true }, args, undefined);
const signIn = (email: string, password: string) =>
  gym.guest().call('auth/userLogin', { body: { email, password } });
const recordOf = (email: string) =>
  gym.db
    .selectFrom('activity')
    .innerJoin('users', 'users.id', 'subject_user_id')
    .select(['activity.action', 'activity.subject_type', 'activity.admin_id'])
    .where('users.email', '=', email)
    .orderBy('activity.id')
    .execute();

describe('npm run admin -- create', () => {
  it('creates an admin who signs in with the printed password', async () => {
    const line = await run('create', 'Asha@Namma.fit');
    const password = /password (\S+) \(shown only once\)/.exec(line)?.[1] ?? '';

    expect(await signIn('asha@namma.fit', password)).toMatchObject({ status: 200, body: { role: 'ADMIN' } });
    expect(await recordOf('asha@namma.fit')).toEqual([
      { action: 'admin created', subject_type: 'admin', admin_id: null },
    ]);
  });

  it.each([
    [['create', 'meera.iyer@namma.fit'], 'Meera Iyer'],
    [['create', 'a1@namma.fit', 'Meera', 'Iyer'], 'Meera Iyer'],
    [['create', 'a2@namma.fit', 'ಮೀರಾ ಅಯ್ಯರ್'], 'ಮೀರಾ ಅಯ್ಯರ್'],
  ])('by %j makes %s', async (args, name) => {
    expect(await run(...args)).toContain(`Receipts call them ${name}.`);

    const made = gym.db
      .selectFrom('users')
      .select('name')
      .where('email', '=', args[1] ?? '');
    expect(await made.executeTakeFirst()).toEqual({ name });
  });

  it('uses ADMIN_PASSWORD and does not print it', async () => {
    const deps = { db: gym.db, clock: gym.now, isRateLimited: true };

    const line = await runAdminCommand(deps, ['create', 'ravi@namma.fit'], 'from the setting');

    expect(line).not.toContain('from the setting');
    expect((await signIn('ravi@namma.fit', 'from the setting')).status).toBe(200);
  });

  it('refuses a registered email, in one line', async () => {
    const member = await gym.make.member();

    await expect(run('create', member.email)).rejects.toThrow(/^[^\n]* is already registered[^\n]*$/);
  });
});

describe('npm run admin -- disable', () => {
  it('disables an admin and ends all their sessions, and no others', async () => {
    const [leaving, staying] = await gym.make.admins(2);
    if (!leaving || !staying) throw new Error('two admins were made');

    await run('disable', leaving.email);

    expect((await gym.as(leaving).call('user/profile')).status).toBe(401);
    expect((await signIn(leaving.email, 'correct horse')).status).toBe(400);
    expect((await gym.as(staying).call('user/profile')).status).toBe(200);
    const sessions = gym.db.selectFrom('sessions').select('user_id').where('user_id', '=', leaving.userId);
    expect(await sessions.execute()).toEqual([]);
    expect(await recordOf(leaving.email)).toMatchObject([{ action: 'admin disabled' }]);
  });

  it('refuses the last admin, also when two are disabled at once', async () => {
    const own = await startTestGym();
    const deps = { db: own.db, clock: own.now, isRateLimited: true };
    const admins = await own.make.admins(2);

    const results = await Promise.allSettled(
      admins.map(({ email }) => runAdminCommand(deps, ['disable', email], undefined)),
    );

    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(StartError);
    expect(refused?.reason.message).toContain('is the last owner');
  });

  it('reports that an admin who is also a member can still sign in', async () => {
    const both = await gym.make.admin();
    await gym.make.membership({ member: both, paymentStatus: 'payed' });
    const staff = await gym.make.admin();

    expect(await run('disable', both.email)).toBe(
      `${both.email} is no longer an admin and is signed out everywhere. They can still sign in as a member.`,
    );
    expect(await run('disable', staff.email)).toBe(
      `${staff.email} can no longer sign in and is signed out everywhere.`,
    );
    expect((await signIn(both.email, 'correct horse')).body).toMatchObject({ role: 'user' });
  });

  it('refuses members and disabled admins', async () => {
    const member = await gym.make.member();
    const admin = await gym.make.admin();
    await run('disable', admin.email);

    for (const email of [member.email, admin.email, 'nobody@namma.fit']) {
      await expect(run('disable', email)).rejects.toThrow(`No active admin has the email address ${email}.`);
    }
    expect((await gym.as(member).call('user/profile')).status).toBe(200);
  });
});

it.each([
  [[]],
  [['remove', 'a@b.in']],
  [['create']],
  [['create', 'a@b.in', 'c@d.in']],
  [['create', 'nobody']],
])('npm run admin with %j prints its usage in one line', async (args) => {
  await expect(run(...args)).rejects.toThrow(/^[^\n]*Usage: npm run admin -- create EMAIL[^\n]*$/);
});
