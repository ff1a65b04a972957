import { failures } from '@namma/contract/messages/failures';
import { describe, expect, it, vi } from 'vitest';
import { type MissingReason, NavigationGuard } from './navigation-guard';
import { ScreenCode } from './screen-code';

const toCheckout = { href: '/store/addAddress', ids: ['address'] };
const toStore = { href: '/store', ids: ['store'] };

/** A shop whose screens load their code over a network that the test controls. */
function openShop() {
  const files = new Map<string, () => Promise<object>>();
  const says: string[] = [];
  const loadPage = vi.fn();
  let why: MissingReason = 'unreachable';
  let hasCopies = false;
  const code = new ScreenCode({
    routes: { address: { module: 'address' }, store: { module: 'store' } },
    modules: {},
    importFile: (url) => (files.get(url) ?? (() => Promise.resolve({})))(),
    fetchStyle: async () => {},
  });
  const guard = new NavigationGuard({
    code,
    whyMissing: async () => why,
    say: (sentence) => void says.push(sentence),
    loadPage,
    hasCopies: () => hasCopies,
  });
  const lose = (file: string, reason: MissingReason) => {
    why = reason;
    files.set(file, () => Promise.reject(new TypeError('Failed to fetch')));
  };
  const keepCopies = () => {
    hasCopies = true;
  };
  return { guard, says, loadPage, lose, files, keepCopies, find: (file: string) => files.delete(file) };
}

describe('a press on Checkout', () => {
  it('continues at once when the code has loaded', async () => {
    const { guard } = openShop();
    expect(guard.isReady(toCheckout)).toBe(false);

    expect(await guard.prepare(toCheckout)).toBe(true);

    expect(guard.isReady(toCheckout)).toBe(true);
  });

  it('opens the screen as it was last seen when there is no network but copies are kept', async () => {
    const { guard, says, loadPage, lose, keepCopies } = openShop();
    keepCopies();
    lose('address', 'unreachable');

    expect(await guard.prepare(toCheckout)).toBe(false);

    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/store/addAddress');
    expect(guard.isLeaving).toBe(true);
    expect(says).toEqual([]);
  });

  it('shows a message each time without a network, and continues when the network is back', async () => {
    const { guard, says, loadPage, lose, find } = openShop();
    lose('address', 'unreachable');

    expect(await guard.prepare(toCheckout)).toBe(false);
    expect(await guard.prepare(toCheckout)).toBe(false);
    find('address');
    expect(await guard.prepare(toCheckout)).toBe(true);

    expect(says).toEqual([failures.networkError, failures.networkError]);
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('shows a message after one lost request, and continues with the next press', async () => {
    const { guard, says, loadPage, lose, find } = openShop();
    lose('address', 'dropped');

    expect(await guard.prepare(toCheckout)).toBe(false);
    find('address');
    expect(await guard.prepare(toCheckout)).toBe(true);

    expect(says).toEqual([failures.networkError]);
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('loads the next step as a page in a browser that does not retry a failed module', async () => {
    const { guard, loadPage, lose } = openShop();
    lose('address', 'dropped');

    await guard.prepare(toCheckout);
    expect(loadPage).not.toHaveBeenCalled();
    await guard.prepare(toCheckout);

    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/store/addAddress');
  });

  it('says that the site was updated, and loads the next step as a page', async () => {
    const { guard, says, loadPage, lose } = openShop();
    lose('address', 'replaced');

    expect(await guard.prepare(toCheckout)).toBe(false);

    expect(says).toEqual(['The site was updated. The page is loaded anew.']);
    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/store/addAddress');
  });

  it('is cancelled when something else is pressed before its code has loaded', async () => {
    const { guard, says, files } = openShop();
    let fail = (_: Error) => {};
    files.set('address', () => new Promise((_, reject) => (fail = reject)));
    const first = guard.prepare(toCheckout);

    expect(await guard.prepare(toStore)).toBe(true);
    fail(new TypeError('Failed to fetch'));

    expect(await first).toBe(false);
    expect(says).toEqual([]);
  });
});
