import { hours } from '@namma/contract/days/dates';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { makeInvite } from '../../../testing/invites.ts';
import { PASSWORD } from '../../../testing/make.ts';
import { makeInviteToken } from './invites.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = await gym.make.admin();

const open = (token: string) => gym.guest().call('auth/openInvite', { body: { token } });
const accept = (token: string, { name, password = PASSWORD }: { name?: string; password?: string } = {}) =>
  gym.guest().call('auth/acceptInvite', {
    body: { token, password, conPassword: password, ...(name && { name }) },
  });
const tokenOf = (link = '') => link.split('#')[1] ?? '';
const invite = async (email: string) => {
  const { body } = await gym.as(owner).call('staff/invite', {
    body: { email, preset: 'desk', center: 'kormangla' },
  });
  return tokenOf(body.link);
};
const rowOf = async (email: string) =>
  (await gym.as(owner).call('staff/getAll')).body.find((row) => row.email === email);

describe('an invitation', () => {
  it('shows its content however often it is opened, and works once', async () => {
    const token = await invite('priya@example.com');

    for (let times = 0; times < 3; times++)
      expect((await open(token)).body).toEqual({
        email: 'priya@example.com',
        preset: 'desk',
        center: 'kormangla',
        hasAccount: false,
      });
    expect(await rowOf('priya@example.com')).toMatchObject({
      state: 'invited',
      userId: null,
      preset: 'desk',
    });

    expect((await accept(token, { name: 'Priya' })).status).toBe(200);
    expect(await accept(token, { name: 'Priya' })).toMatchObject({
      status: 400,
      body: { code: 'inviteOver' },
    });
    expect(await open(token)).toMatchObject({ status: 400, body: { code: 'inviteOver' } });
    expect(await rowOf('priya@example.com')).toMatchObject({
      state: 'active',
      name: 'Priya',
      center: 'kormangla',
      grantedBy: owner.name,
    });
  });

  it('requires a name without an account', async () => {
    const answer = await accept(await invite('nameless@example.com'));

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'name' }] } });
  });

  it('ends after 72 hours, with another one for the same email, and when cancelled', async () => {
    const first = await invite('late@example.com');
    const second = await invite('late@example.com');
    expect((await open(first)).status).toBe(400);
    expect((await open(second)).status).toBe(200);

    const inviteId = (await rowOf('late@example.com'))?.inviteId ?? 0;
    await gym.as(owner).call('staff/end', { body: { inviteId } });
    expect((await accept(second, { name: 'Late' })).body.code).toBe('inviteOver');

    const third = await invite('late@example.com');
    gym.setNow(new Date(gym.now().getTime() + hours(72)));
    expect((await accept(third, { name: 'Late' })).body.code).toBe('inviteOver');
    expect(await rowOf('late@example.com')).toBeUndefined();
  });

  it('ends with the role of the owner who sent it', async () => {
    const leaving = await gym.make.admin();
    const { token } = await makeInvite(gym, { by: leaving, preset: 'owner' });

    await gym.as(owner).call('staff/change', { body: { userId: leaving.userId, preset: 'manager' } });

    expect((await accept(token, { name: 'Friend' })).body.code).toBe('inviteOver');
  });

  it('of a member requires the password of the account, which keeps its memberships', async () => {
    const { member, membershipId } = await gym.make.membership();
    const token = await invite(member.email);
    expect((await open(token)).body.hasAccount).toBe(true);

    expect(await accept(token, { name: 'Mallory', password: 'another password' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password' }] },
    });
    expect((await accept(token)).status).toBe(200);

    const asStaff = gym.as(member);
    expect((await asStaff.call('user/profile')).body).toMatchObject({
      name: member.name,
      role: 'ADMIN',
      staff: { preset: 'desk' },
    });
    expect((await asStaff.call('membership/getMemberships')).body).toMatchObject([{ id: membershipId }]);

    await gym.as(owner).call('staff/end', { body: { userId: member.userId } });
    expect((await asStaff.call('user/profile')).status).toBe(401);
    const again = await gym
      .guest()
      .call('auth/userLogin', { body: { email: member.email, password: PASSWORD } });
    expect(again.body.role).toBe('user');
    const asMember = gym.withToken(again.body.token);
    expect((await asMember.call('membership/getMemberships')).body).toMatchObject([{ id: membershipId }]);
  });

  it('lets former staff return, with a new password', async () => {
    const email = 'back@example.com';
    await accept(await invite(email), { name: 'Back' });
    await gym.as(owner).call('staff/end', { body: { userId: (await rowOf(email))?.userId ?? 0 } });
    const signIn = (password: string) => gym.guest().call('auth/userLogin', { body: { email, password } });
    expect((await signIn(PASSWORD)).status).toBe(400);

    expect((await accept(await invite(email), { name: 'Back', password: 'a new password' })).status).toBe(
      200,
    );

    expect((await signIn(PASSWORD)).status).toBe(400);
    expect((await signIn('a new password')).body.role).toBe('ADMIN');
  });

  it('is refused for an email of the staff', async () => {
    const { email } = await gym.make.staff({ preset: 'shop' });

    const answer = await gym.as(owner).call('staff/invite', { body: { email, preset: 'desk' } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'isStaff', issues: [{ path: 'email' }] } });
  });
});

it('an invitation is mailed with a mail server, and then no response contains its link', async () => {
  const own = await startTestGym({
    mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
  });
  const by = own.as(await own.make.admin());

  const { body } = await by.call('staff/invite', { body: { email: 'new@example.com', preset: 'shop' } });

  expect(body).toEqual({ status: 'Invitation sent' });
  const mails = (await by.call('admin/getMails')).body.content;
  expect(mails).toMatchObject([{ kind: 'staff invited', to: 'new@example.com', status: 'waiting' }]);
  const { payload } = await own.db.selectFrom('mails').select('payload').executeTakeFirstOrThrow();
  const token = await makeInviteToken({ db: own.db, clock: own.now }, payload as object);
  expect((await own.guest().call('auth/openInvite', { body: { token: token ?? '' } })).status).toBe(200);
});
