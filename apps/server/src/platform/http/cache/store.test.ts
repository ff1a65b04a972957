import { describe, expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { AnswerStore } from './store.ts';

const KILOBYTE = 1024;
const answer = (key: string, bytes = KILOBYTE, epoch = 0) =>
  new Answer(key, { status: 200, headers: {}, body: Buffer.alloc(bytes), isPermanent: false }, epoch);

describe('the store of the response cache', () => {
  it('never exceeds its limit, whatever is requested', () => {
    const store = new AnswerStore(200 * KILOBYTE);

    let most = 0;
    for (let i = 0; i < 5_000; i++) {
      const kept = answer(`key ${i % 700}`, (i * 37) % (20 * KILOBYTE));
      store.keep(kept);
      for (let j = 0; j < 20; j++)
        store.addAddress(kept, `/api/product/getAll?page=${i}&x=${'y'.repeat(j * 10)}`);
      store.grow(kept, KILOBYTE);
      most = Math.max(most, store.figures().bytes);
    }

    expect(most).toBeLessThanOrEqual(200 * KILOBYTE);
    const { entries, addresses, bytes } = store.figures();
    expect(entries).toBeGreaterThan(0);
    expect(addresses).toBeLessThanOrEqual(8 * entries);
    expect(bytes).toBeGreaterThan(100 * KILOBYTE);
  });

  it('is empty after evicting everything', () => {
    const store = new AnswerStore(100 * KILOBYTE);
    const small = answer('small');
    store.keep(small);
    store.addAddress(small, '/small');
    store.grow(small, 90 * KILOBYTE);
    store.grow(small, 90 * KILOBYTE);

    expect(store.figures()).toEqual({ entries: 0, addresses: 0, bytes: 0 });
    expect(store.findByAddress('/small')).toBeUndefined();
  });

  it('keeps popular answers while a thousand one-off addresses are requested', () => {
    const store = new AnswerStore(100 * KILOBYTE);
    const front = answer('front page');
    store.keep(front);

    for (let i = 0; i < 1_000; i++) {
      const found = store.find('front page');
      if (found) found.wasUsed = true;
      store.keep(answer(`made up ${i}`));
    }

    expect(store.find('front page')).toBe(front);
    expect(store.find('made up 0')).toBeUndefined();
  });

  it('replaces an older answer and its addresses by a newer one', () => {
    const store = new AnswerStore(100 * KILOBYTE);
    const older = answer('list');
    store.keep(older);
    store.addAddress(older, '/list?page=1');
    const newer = answer('list', 2 * KILOBYTE, 1);

    store.keep(newer);
    store.addAddress(older, '/list?page=01');

    expect(store.findByAddress('/list?page=1')).toBe(newer);
    expect(store.findByAddress('/list?page=01')).toBeUndefined();
    expect(store.figures().entries).toBe(1);
  });

  it('refuses answers and addresses that are too large', () => {
    const store = new AnswerStore(100 * KILOBYTE);
    const small = answer('small');
    store.keep(small);

    store.keep(answer('huge', 60 * KILOBYTE));
    store.addAddress(small, `/${'x'.repeat(2_000)}`);

    expect(store.find('huge')).toBeUndefined();
    expect(store.figures()).toMatchObject({ entries: 1, addresses: 0 });
  });

  it('keeps nothing with a limit of 0', () => {
    const store = new AnswerStore(0);

    store.keep(answer('list'));

    expect(store.find('list')).toBeUndefined();
  });
});
