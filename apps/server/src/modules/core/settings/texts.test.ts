import type { Body } from '@namma/contract/calls';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { insertSetting, lockSetting } from './queries.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
const owner = gym.as(await gym.make.admin());
const textsIn = async (lang?: 'kn' | 'hi') =>
  (await gym.guest().call('settings/getTexts', { query: lang ? { lang } : {} })).body;
const set = (body: Body<'settings/set'>) => owner.callLoosely('settings/set', { body });

const offer = { en: 'Three months free', kn: 'ಮೂರು ತಿಂಗಳು ಉಚಿತ', hi: null, tier: 'elitePro' } as const;
const reviewOf = (text: string) => ({ text, name: 'Asha Rao', place: 'Jayanagar' });

describe('an offer', () => {
  it('is shown from its first to its last day, in the languages that have a text', async () => {
    await set({ key: 'offer', value: { ...offer, until: '2030-03-08' }, fromDay: '2030-03-06' });

    expect((await textsIn()).offer).toBeNull();
    gym.setNow(new Date('2030-03-06T00:00:00+05:30'));
    expect((await textsIn()).offer).toEqual({ text: 'Three months free', tier: 'elitePro' });
    expect((await textsIn('kn')).offer).toEqual({ text: 'ಮೂರು ತಿಂಗಳು ಉಚಿತ', tier: 'elitePro' });
    expect((await textsIn('hi')).offer).toBeNull();
    gym.setNow(new Date('2030-03-08T23:59:59+05:30'));
    expect((await textsIn()).offer).not.toBeNull();
    gym.setNow(new Date('2030-03-09T00:00:00+05:30'));
    expect((await textsIn()).offer).toBeNull();
    gym.setNow(noon);
  });

  it.each([
    ['that ends before it begins', { ...offer, until: '2030-03-05' }, 'The offer ends before it begins'],
    ['without a last day', { ...offer, until: null }, 'Enter the last day of the offer'],
  ])('%s is refused with a message about its last day', async (_, value, message) => {
    const answer = await set({ key: 'offer', value, fromDay: '2030-03-06' });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: 'value.until', message }] });
  });
});

describe("the owner's texts", () => {
  it('appear in their language, and the page keeps its own in the others', async () => {
    await set({ key: 'review.2.kn', value: reviewOf('ಚೆನ್ನಾಗಿದೆ'), fromDay: '2030-03-04' });
    await set({ key: 'about.en', value: { lead: 'Our floor.', text: 'One\ntwo' }, fromDay: '2030-03-04' });

    expect(await textsIn('kn')).toMatchObject({
      about: null,
      reviews: [null, reviewOf('ಚೆನ್ನಾಗಿದೆ'), null],
    });
    expect(await textsIn()).toMatchObject({
      about: { lead: 'Our floor.', text: 'One\ntwo' },
      reviews: [null, null, null],
    });
  });

  it('with HTML are shown as text, unchanged', async () => {
    const text = '<img src=x onerror=alert(1)> & more';
    await set({ key: 'review.1.en', value: reviewOf(text), fromDay: '2030-03-04' });

    expect((await textsIn()).reviews[0]).toEqual(reviewOf(text));
  });

  it.each([
    ['2,000 characters', reviewOf('a'.repeat(2_000)), 'value.text'],
    ['a name missing', { ...reviewOf('Good'), name: null }, 'value.name'],
  ])('with %s are refused beside the field', async (_, value, path) => {
    const answer = await set({ key: 'review.3.en', value, fromDay: '2030-03-04' });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path }] });
  });
});

it('a setting is set while another one is being set', async () => {
  const admin = await gym.make.admin();
  const phone = { key: 'phone', value: '+91 80 4123 1212', fromDay: '2030-03-04' } as const;

  const answer = await gym.db.transaction().execute(async (tx) => {
    await lockSetting(tx, phone.key);
    await insertSetting(tx, { ...phone, by: admin.userId, at: gym.now() });
    return gym
      .as(admin)
      .call('settings/set', { body: { key: 'email', value: 'front@namma.fit', fromDay: '2030-03-04' } });
  });

  expect(answer.status).toBe(200);
});
