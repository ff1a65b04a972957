import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import { sampleProduct, sampleProfile } from '../../testing/samples';
import { endSession, startSession } from '../session/session-changes';
import { clearReadCache, invalidate, prime, readCached } from './read-cache';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  clearReadCache();
});

const productNamed = (name: string) => ({ reply: sampleProduct({ name }) });
const nameOf = async (id: number) => (await readCached('product/get', { id })).name;

describe('reading the same thing twice', () => {
  it('asks once within half a minute, and again after it', async () => {
    const api = fakeApi({ 'product/get': productNamed('Oats') });
    await nameOf(7);

    vi.advanceTimersByTime(29_999);
    await nameOf(7);
    expect(api.requests).toHaveLength(1);

    vi.advanceTimersByTime(1);
    await nameOf(7);
    expect(api.requests).toHaveLength(2);
  });

  it('asks once while the first answer is on its way', async () => {
    const api = fakeApi({ 'user/profile': { reply: sampleProfile() } });

    const [first, second] = await Promise.all([readCached('user/profile'), readCached('user/profile')]);

    expect(first).toBe(second);
    expect(api.requests).toHaveLength(1);
  });

  it('asks for each product by itself', async () => {
    const api = fakeApi({ 'product/get': productNamed('Oats') });
    await nameOf(7);
    await nameOf(8);

    expect(api.requests.map(({ query }) => query)).toEqual([{ id: '7' }, { id: '8' }]);
  });

  it('asks again after a failure, which is not kept', async () => {
    const api = fakeApi({ 'product/get': 'network is down' });
    await expect(nameOf(7)).rejects.toMatchObject({ status: 0 });

    api.answer({ 'product/get': productNamed('Oats') });

    expect(await nameOf(7)).toBe('Oats');
  });

  it('keeps a newer answer when an older read fails late', async () => {
    let failOld: () => void = () => {};
    const lateFailure = new Promise<FakeAnswer<'product/get'>>((resolve) => {
      failOld = () => resolve('network is down');
    });
    const api = fakeApi({ 'product/get': () => lateFailure });
    const old = nameOf(7);
    invalidate('product/');
    api.answer({ 'product/get': productNamed('New oats') });
    await nameOf(7);

    failOld();
    await expect(old).rejects.toMatchObject({ status: 0 });

    api.answer({ 'product/get': productNamed('Newer oats') });
    expect(await nameOf(7)).toBe('New oats');
  });

  it('does not ask for an answer that is known already', async () => {
    fakeApi({});
    prime('product/get', { id: 7 }, sampleProduct({ name: 'Known oats' }));

    expect(await nameOf(7)).toBe('Known oats');
  });

  it('keeps sixty answers and drops the oldest', async () => {
    fakeApi({ 'product/get': productNamed('Asked') });
    for (let id = 0; id < 61; id++) prime('product/get', { id }, sampleProduct({ name: 'Kept' }));

    expect(await nameOf(0)).toBe('Asked');
    expect(await nameOf(60)).toBe('Kept');
  });
});

describe('answers that are no longer true', () => {
  it('are forgotten by the start of their name, and no others are', async () => {
    fakeApi({ 'cart/cartDetails': { reply: [] }, 'cart/addressDetails': { reply: [] } });
    prime('cart/cartDetails', undefined, 'old');
    prime('cart/addressDetails', undefined, 'old');
    prime('product/get', { id: 7 }, sampleProduct({ name: 'Kept' }));

    invalidate('cart/');

    expect(await readCached('cart/cartDetails')).toEqual([]);
    expect(await readCached('cart/addressDetails')).toEqual([]);
    expect(await nameOf(7)).toBe('Kept');
  });

  it.each([
    ['signs in', () => startSession('a-token', 'asha@example.in')],
    ['signs out', endSession],
    ['signs out in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))],
  ])('are forgotten when somebody %s', async (_, change) => {
    fakeApi({ 'user/profile': { reply: sampleProfile({ name: 'Me' }) } });
    prime('user/profile', undefined, sampleProfile({ name: 'Another person' }));

    change();

    expect((await readCached('user/profile')).name).toBe('Me');
  });

  it('stay when another tab stores something else', async () => {
    fakeApi({});
    prime('user/profile', undefined, sampleProfile({ name: 'Me' }));

    window.dispatchEvent(new StorageEvent('storage', { key: 'something' }));

    expect((await readCached('user/profile')).name).toBe('Me');
  });
});
