import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending: { from: 'hello@namma.fit', wake: () => {} } },
});
const admin = gym.as(await gym.make.admin());
const newestMail = async () => (await admin.call('admin/getMails', { query: { limit: 1 } })).body.content[0];
const profileForm = { name: 'Asha Rao', phone: '9876543210', DOB: '1990-05-17' };

describe('the language of mails', () => {
  it('is chosen in the profile, and applies to the next mail; earlier ones are unchanged', async () => {
    const member = await gym.make.member();
    const first = await gym.make.order({ member });
    expect((await gym.as(member).call('user/profile')).body.locale).toBe('en');

    await gym.as(member).call('user/update', { body: { ...profileForm, locale: 'kn' } });
    await admin.call('orders/update', { body: { id: first.orderId, status: 'Transit' } });

    expect((await gym.as(member).call('user/profile')).body.locale).toBe('kn');
    const moved = await newestMail();
    expect(moved?.subject).toMatch(/^ಆರ್ಡರ್ NS-.*ದಾರಿಯಲ್ಲಿದೆ$/);
    const { body } = await admin.call('admin/getMail', { query: { id: moved?.id ?? 0 } });
    expect(body.html).toContain('<html lang="kn">');
    expect(body.text).toContain('https://gym.example/kn/profile/');
  });

  it('is kept when the profile is saved without it, and on other devices', async () => {
    const member = await gym.make.member();
    await gym.as(member).call('user/update', { body: { ...profileForm, locale: 'hi' } });
    await gym.as(member).call('user/update', { body: profileForm });

    expect((await gym.as(member).call('user/profile')).body.locale).toBe('hi');
  });

  it('is that of the page where someone signs up', async () => {
    const form = {
      ...profileForm,
      email: 'kannadiga@example.com',
      gender: 'Female',
      address: '27, 80 Feet Road',
      password: 'a-long-password-1',
      Cpassword: 'a-long-password-1',
    } as const;
    await gym.guest().call('auth/userRegister', { body: { ...form, locale: 'kn' } });
    const { body } = await gym
      .guest()
      .call('auth/userLogin', { body: { email: form.email, password: form.password } });

    const { locale } = (await gym.withToken(body.token).call('user/profile')).body;
    expect(locale).toBe('kn');
  });

  it('is refused when unknown', async () => {
    const member = await gym.make.member();

    expect(
      (await gym.as(member).callLoosely('user/update', { body: { ...profileForm, locale: 'ta' } })).status,
    ).toBe(400);
  });
});
