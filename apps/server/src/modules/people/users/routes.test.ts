import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const start = gym.now();
const changes = { name: 'Asha R', phone: '9000000001', DOB: '1992-02-29' };

describe('a profile', () => {
  it('shows the signed-in person, and nothing secret', async () => {
    const member = await gym.make.member({ name: 'Asha Rao', phone: '9876500000' });

    const { body } = await gym.as(member).call('user/profile');

    expect(body).toEqual({
      user_id: member.userId,
      name: 'Asha Rao',
      email: member.email,
      phone: '9876500000',
      DOB: '1990-05-17',
      gender: 'Female',
      address: expect.any(String),
      locale: 'en',
      role: 'user',
    });
  });

  it('stores a new name, phone and date of birth', async () => {
    const member = await gym.make.member();

    const saved = await gym.as(member).call('user/update', { body: changes });

    expect(saved).toMatchObject({ status: 200, body: { status: 'Profile updated' } });
    expect((await gym.as(member).call('user/profile')).body).toMatchObject(changes);
  });

  it('of an admin stores a new name without phone and date of birth', async () => {
    const admin = await gym.make.admin();
    const before = (await gym.as(admin).call('user/profile')).body;

    const saved = await gym.as(admin).call('user/update', { body: { name: 'Meera Iyer', locale: 'kn' } });
    const others = await gym
      .as(admin)
      .call('user/update', { body: { name: 'Meera', email: 'new@example.com' } });

    expect(saved).toMatchObject({ status: 200, body: { status: 'Profile updated' } });
    expect(others.status).toBe(400);
    expect((await gym.as(admin).call('user/profile')).body).toEqual({
      ...before,
      name: 'Meera Iyer',
      locale: 'kn',
    });
  });

  it('of a member is refused without phone and date of birth', async () => {
    const member = await gym.make.member();

    const answer = await gym.as(member).call('user/update', { body: { name: 'Asha R' } });

    expect(answer).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'phone', message: 'Phone no Should be exactly 10 digits' },
          { path: 'DOB', message: 'Date of birth required!' },
        ],
      },
    });
  });

  it('accepts its own id, email and gender, as the form sends them', async () => {
    const member = await gym.make.member();

    const saved = await gym.as(member).call('user/update', {
      body: { ...changes, user_id: member.userId, email: member.email.toUpperCase(), gender: 'Female' },
    });

    expect(saved.status).toBe(200);
  });

  it.each([
    [{ email: 'new@example.com' }, "The email can't be changed here."],
    [{ gender: 'Male' as const }, "The gender can't be changed."],
  ])('refuses to change %j', async (claim, message) => {
    const member = await gym.make.member();

    const answer = await gym.as(member).call('user/update', { body: { ...changes, ...claim } });

    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await gym.as(member).call('user/profile')).body.name).toBe(member.name);
  });

  it("cannot be used to change another member's", async () => {
    const [member, other] = [await gym.make.member(), await gym.make.member()];

    const answer = await gym.as(member).call('user/update', { body: { ...changes, user_id: other.userId } });

    expect(answer.status).toBe(403);
    expect((await gym.as(other).call('user/profile')).body.name).toBe(other.name);
  });

  it.each([
    [{ name: '' }, 'name', 'UserName required!'],
    [{ phone: '123' }, 'phone', 'Phone no Should be exactly 10 digits'],
    [{ DOB: '2030-02-30' }, 'DOB', 'Choose a day'],
    [{ DOB: '2020-01-01' }, 'DOB', 'You must be at least 13 years old'],
  ])('refuses %j', async (wrong, path, message) => {
    const member = await gym.make.member();

    const answer = await gym.as(member).call('user/update', { body: { ...changes, ...wrong } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path, message }]);
  });

  it('refuses a date of birth that would have been too young on the day of registration', async () => {
    const member = await gym.make.member();
    gym.setNow(new Date('2035-01-01T06:00:00Z'));
    const token = await gym.make.session(member.userId, 1000);

    const answer = await gym.as({ token }).call('user/update', { body: { ...changes, DOB: '2020-01-01' } });
    gym.setNow(start);

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path: 'DOB', message: 'You must be at least 13 years old' }]);
  });
});
