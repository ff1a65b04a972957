import { days, minutes } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const start = gym.now();
afterEach(() => gym.setNow(start));

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const signIn = async (email: string, userAgent = PHONE) => {
  const { body } = await gym
    .guest()
    .call('auth/userLogin', { body: { email, password: PASSWORD }, headers: { 'user-agent': userAgent } });
  return body.token;
};

const sessionsOf = async (token: string, language = 'en') =>
  (await gym.withToken(token).call('user/getSessions', { headers: { 'accept-language': language } })).body;

const after = (milliseconds: number) => gym.setNow(new Date(gym.now().getTime() + milliseconds));

describe('the list of sessions', () => {
  it('shows the device, its sign-in and its last use; the current one first', async () => {
    const { email } = await gym.make.member();
    const phone = await signIn(email);
    after(days(2));
    const unknown = await signIn(email, 'curl/8.9.1');

    const sessions = await sessionsOf(phone);

    const now = gym.now().toISOString();
    expect(sessions).toMatchObject([
      { device: 'Chrome on Android', createdAt: start.toISOString(), lastSeenAt: now, isCurrent: true },
      { device: 'Unknown device', createdAt: now, lastSeenAt: now, isCurrent: false },
      { device: 'Unknown device', createdAt: start.toISOString(), isCurrent: false },
    ]);
    expect((await sessionsOf(unknown))[0]).toMatchObject({ createdAt: now, isCurrent: true });
  });

  it('describes devices in the language of the caller', async () => {
    const { email } = await gym.make.member();
    const token = await signIn(email);

    expect((await sessionsOf(token, 'kn'))[0]?.device).toBe('Android ನಲ್ಲಿ Chrome');
    expect((await sessionsOf(token, 'hi'))[0]?.device).toBe('Android पर Chrome');
  });

  it('excludes ended sessions, and those of others', async () => {
    const member = await gym.make.member();
    await gym.make.member();
    await gym.make.session(member.userId, -minutes(1));

    expect(await sessionsOf(member.token)).toHaveLength(1);
  });

  it('updates the last use at most every five minutes', async () => {
    const member = await gym.make.member();
    const lastSeen = async () => {
      const sessions = gym.db.selectFrom('sessions').select('last_seen_at');
      const row = await sessions.where('user_id', '=', member.userId).executeTakeFirstOrThrow();
      return row.last_seen_at.getTime() - start.getTime();
    };

    after(minutes(5));
    await gym.as(member).call('user/profile');
    expect(await lastSeen()).toBe(0);
    after(1);
    await gym.as(member).call('user/profile');
    expect(await lastSeen()).toBe(minutes(5) + 1);
  });

  it('never contains the token or its hash', async () => {
    const member = await gym.make.member();

    const text = JSON.stringify(await sessionsOf(member.token));

    expect(text).not.toContain(member.token);
    expect(Object.keys((await sessionsOf(member.token))[0] ?? {}).sort()).toEqual(
      ['id', 'device', 'createdAt', 'lastSeenAt', 'isCurrent'].sort(),
    );
  });
});

describe('ending a session', () => {
  it('signs out one device, and no other', async () => {
    const member = await gym.make.member();
    const [lost, kept] = [await signIn(member.email), await signIn(member.email)];
    const id = (await sessionsOf(lost))[0]?.id ?? 0;

    const answer = await gym.as(member).call('user/endSession', { body: { id } });

    expect(answer).toMatchObject({ status: 200, body: { status: 'Device signed out' } });
    expect((await gym.withToken(lost).call('user/profile')).status).toBe(401);
    expect((await gym.withToken(kept).call('user/profile')).status).toBe(200);
  });

  it('signs out everywhere else', async () => {
    const member = await gym.make.member();
    const stranger = await gym.make.member();
    const others = [await signIn(member.email), await signIn(member.email)];

    const answer = await gym.as(member).call('user/endSession', { body: { id: 'others' } });

    expect(answer.body.status).toBe('All other devices signed out');
    for (const token of others) expect((await gym.withToken(token).call('user/profile')).status).toBe(401);
    expect(await sessionsOf(member.token)).toHaveLength(1);
    expect((await gym.as(stranger).call('user/profile')).status).toBe(200);
  });

  it('is refused when the device is already signed out', async () => {
    const member = await gym.make.member();
    const id = (await sessionsOf(await signIn(member.email)))[0]?.id ?? 0;
    await gym.as(member).call('user/endSession', { body: { id } });

    const again = await gym.as(member).call('user/endSession', { body: { id } });

    expect(again).toMatchObject({ status: 404, body: { message: 'This device is already signed out.' } });
  });

  it.skipIf(gym.engine === 'embedded')('takes effect with the next request in every process', async () => {
    const member = await gym.make.member();
    const token = await signIn(member.email);
    const other = await gym.startAnother();
    expect((await other.as({ token }).call('user/profile')).status).toBe(200);
    const id = (await sessionsOf(token))[0]?.id ?? 0;

    await gym.as(member).call('user/endSession', { body: { id } });

    expect((await other.as({ token }).call('user/profile')).status).toBe(401);
  });
});
