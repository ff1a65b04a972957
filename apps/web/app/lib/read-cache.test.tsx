import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, forgetEverything, prime, readThroughCache } from './read-cache';
import { endSession, startSession } from './session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  forgetEverything();
});

/** Something to read that counts how often it was. */
function countedRead() {
  let times = 0;
  return async () => {
    times += 1;
    return times;
  };
}

describe('reading the same thing twice', () => {
  it('asks once within half a minute, and again after it', async () => {
    const read = countedRead();
    expect(await readThroughCache('product/get', { id: 7 }, read)).toBe(1);

    vi.advanceTimersByTime(29_999);
    expect(await readThroughCache('product/get', { id: 7 }, read)).toBe(1);

    vi.advanceTimersByTime(1);
    expect(await readThroughCache('product/get', { id: 7 }, read)).toBe(2);
  });

  it('asks once while the first answer is on its way', async () => {
    const read = countedRead();

    const both = await Promise.all([
      readThroughCache('user/profile', undefined, read),
      readThroughCache('user/profile', undefined, read),
    ]);

    expect(both).toEqual([1, 1]);
  });

  it('asks for each product by itself', async () => {
    const read = countedRead();
    await readThroughCache('product/get', { id: 7 }, read);

    expect(await readThroughCache('product/get', { id: 8 }, read)).toBe(2);
  });

  it('asks again after a failure, which is not kept', async () => {
    const failing = () => Promise.reject(new Error('no network'));
    await expect(readThroughCache('product/get', { id: 7 }, failing)).rejects.toThrow('no network');

    expect(await readThroughCache('product/get', { id: 7 }, countedRead())).toBe(1);
  });

  it('keeps a newer answer when an older read fails late', async () => {
    let failOld: (error: Error) => void = () => {};
    const old = readThroughCache('cart/cartDetails', null, () => new Promise((_, fail) => (failOld = fail)));
    forget('cart/');
    await readThroughCache('cart/cartDetails', null, async () => 'new');

    failOld(new Error('too late'));
    await expect(old).rejects.toThrow('too late');

    expect(await readThroughCache('cart/cartDetails', null, async () => 'newer')).toBe('new');
  });

  it('does not ask for what is known already', async () => {
    prime('product/get', { id: 7 }, 'known');

    expect(await readThroughCache('product/get', { id: 7 }, async () => 'asked')).toBe('known');
  });

  it('keeps sixty answers and drops the oldest', async () => {
    for (let id = 0; id < 61; id++) prime('product/get', { id }, 'kept');

    expect(await readThroughCache('product/get', { id: 0 }, async () => 'asked')).toBe('asked');
    expect(await readThroughCache('product/get', { id: 60 }, async () => 'asked')).toBe('kept');
  });
});

describe('what is no longer true', () => {
  it('is forgotten by the beginning of its name, and nothing else is', async () => {
    prime('cart/cartDetails', null, 'old');
    prime('cart/addressDetails', null, 'old');
    prime('product/get', { id: 7 }, 'old');

    forget('cart/');

    expect(await readThroughCache('cart/cartDetails', null, async () => 'new')).toBe('new');
    expect(await readThroughCache('cart/addressDetails', null, async () => 'new')).toBe('new');
    expect(await readThroughCache('product/get', { id: 7 }, async () => 'new')).toBe('old');
  });

  it('goes when somebody signs in or out, in this tab', async () => {
    for (const change of [() => startSession('a-token', 'asha@example.in'), endSession]) {
      prime('user/profile', null, 'another person');
      change();
      expect(await readThroughCache('user/profile', null, async () => 'me')).toBe('me');
      forgetEverything();
    }
  });

  it('goes when somebody signs out in another tab', async () => {
    prime('user/profile', null, 'who was signed in');

    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

    expect(await readThroughCache('user/profile', null, async () => 'nobody')).toBe('nobody');
  });

  it('stays when another tab stores something else', async () => {
    prime('user/profile', null, 'me');

    window.dispatchEvent(new StorageEvent('storage', { key: 'something' }));

    expect(await readThroughCache('user/profile', null, async () => 'asked')).toBe('me');
  });
});
