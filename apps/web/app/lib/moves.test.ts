import { failures } from '@namma/contract/failures';
import { describe, expect, it, vi } from 'vitest';
import { type Missing, Moves } from './moves';
import { ScreenCode } from './screen-code';

const toCheckout = { href: '/store/addAddress', ids: ['address'] };
const toStore = { href: '/store', ids: ['store'] };

/** A shop whose screens load their code over a network that the test controls. */
function openShop() {
  const files = new Map<string, () => Promise<object>>();
  const says: string[] = [];
  const loadPage = vi.fn();
  let why: Missing = 'unreachable';
  const code = new ScreenCode({
    routes: { address: { module: 'address' }, store: { module: 'store' } },
    modules: {},
    importFile: (url) => (files.get(url) ?? (() => Promise.resolve({})))(),
    fetchStyle: async () => {},
  });
  const moves = new Moves({
    code,
    whyMissing: async () => why,
    say: (sentence) => void says.push(sentence),
    loadPage,
  });
  const lose = (file: string, reason: Missing) => {
    why = reason;
    files.set(file, () => Promise.reject(new TypeError('Failed to fetch')));
  };
  return { moves, says, loadPage, lose, files, find: (file: string) => files.delete(file) };
}

describe('a press on Checkout', () => {
  it('continues at once when the code has loaded', async () => {
    const { moves } = openShop();
    expect(moves.isReady(toCheckout)).toBe(false);

    expect(await moves.prepare(toCheckout)).toBe(true);

    expect(moves.isReady(toCheckout)).toBe(true);
  });

  it('shows a message each time without a network, and continues when the network is back', async () => {
    const { moves, says, loadPage, lose, find } = openShop();
    lose('address', 'unreachable');

    expect(await moves.prepare(toCheckout)).toBe(false);
    expect(await moves.prepare(toCheckout)).toBe(false);
    find('address');
    expect(await moves.prepare(toCheckout)).toBe(true);

    expect(says).toEqual([failures.networkError, failures.networkError]);
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('shows a message after one lost request, and continues with the next press', async () => {
    const { moves, says, loadPage, lose, find } = openShop();
    lose('address', 'dropped');

    expect(await moves.prepare(toCheckout)).toBe(false);
    find('address');
    expect(await moves.prepare(toCheckout)).toBe(true);

    expect(says).toEqual([failures.networkError]);
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('loads the next step as a page in a browser that does not retry a failed module', async () => {
    const { moves, loadPage, lose } = openShop();
    lose('address', 'dropped');

    await moves.prepare(toCheckout);
    expect(loadPage).not.toHaveBeenCalled();
    await moves.prepare(toCheckout);

    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/store/addAddress');
  });

  it('says that the site was updated, and loads the next step as a page', async () => {
    const { moves, says, loadPage, lose } = openShop();
    lose('address', 'replaced');

    expect(await moves.prepare(toCheckout)).toBe(false);

    expect(says).toEqual(['The site was updated. The page is loaded anew.']);
    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/store/addAddress');
  });

  it('is cancelled when something else is pressed before its code has loaded', async () => {
    const { moves, says, files } = openShop();
    let fail = (_: Error) => {};
    files.set('address', () => new Promise((_, reject) => (fail = reject)));
    const first = moves.prepare(toCheckout);

    expect(await moves.prepare(toStore)).toBe(true);
    fail(new TypeError('Failed to fetch'));

    expect(await first).toBe(false);
    expect(says).toEqual([]);
  });
});
