import { failures } from '@namma/contract/messages/failures';
import { OWN_LIST_MAX } from '@namma/contract/pages';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceCartChange } from '../../shared/cart-changes';
import { useCartCount } from '../../shared/use-cart-count';
import { fakeApi } from '../../testing/fake-api';
import { idle, leave, pass, press, renderScreenAt } from '../../testing/render-screen-at';
import { sampleProduct } from '../../testing/samples';
import { ShowOlder } from '../../ui/show-older';
import { ApiError } from '../api/api-error';
import { endSession, expireSession, startSession } from '../session/session-changes';
import { useLeaveWhenSignedOut } from '../session/use-leave-when-signed-out';
import { useOlderRows } from './use-older-rows';

const CartCount = () => <output>{useCartCount() ?? 'unknown'}</output>;

const Behind = () => {
  useLeaveWhenSignedOut();
  return <p>Hers alone</p>;
};

/** The rows of one response. */
const newest = Array.from({ length: OWN_LIST_MAX }, (_, i) => OWN_LIST_MAX + 100 - i);
function List({ readBefore }: { readBefore: (id: number) => Promise<number[]> }) {
  const { rows, ...older } = useOlderRows(newest, readBefore, (row) => row);
  return (
    <>
      <p>{rows.length} rows</p>
      <ShowOlder what="orders" {...older} />
    </>
  );
}

afterEach(leave);

describe('the number of pieces in the cart', () => {
  const shown = () => screen.getByRole('status').textContent;
  const cartOf = (...quantities: number[]) => ({
    reply: quantities.map((quantity, i) => ({
      cartId: i + 1,
      quantity,
      product: sampleProduct(),
      left: null,
    })),
  });

  beforeEach(() => void vi.useFakeTimers());

  it('is not requested for guests', async () => {
    const api = fakeApi({});
    await renderScreenAt('/', <CartCount />);

    expect(shown()).toBe('unknown');
    expect(api.requests).toEqual([]);
  });

  it('counts pieces, not lines, and reads once after several changes', async () => {
    startSession('a-token', 'asha@example.in');
    const api = fakeApi({ 'cart/cartDetails': cartOf(2, 3) });
    await renderScreenAt('/', <CartCount />);
    expect(shown()).toBe('5');

    api.answer({ 'cart/cartDetails': cartOf(2, 4) });
    act(() => {
      announceCartChange();
      announceCartChange();
    });
    await pass(200);

    expect(shown()).toBe('6');
    expect(api.requests).toHaveLength(2);
  });

  it('keeps its number when the read fails, and follows another tab', async () => {
    startSession('a-token', 'asha@example.in');
    const api = fakeApi({ 'cart/cartDetails': cartOf(2) });
    await renderScreenAt('/', <CartCount />);
    const changeElsewhere = () =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart-changed' })));

    api.answer({ 'cart/cartDetails': 'network is down' });
    changeElsewhere();
    await pass(200);
    expect(shown()).toBe('2');

    api.answer({ 'cart/cartDetails': cartOf(9) });
    changeElsewhere();
    await pass(200);
    expect(shown()).toBe('9');
  });

  it('disappears when its member signs out', async () => {
    startSession('a-token', 'asha@example.in');
    fakeApi({ 'cart/cartDetails': cartOf(2) });
    await renderScreenAt('/', <CartCount />);

    act(() => endSession());

    expect(shown()).toBe('unknown');
  });
});

describe('a screen behind a session', () => {
  const inOtherTab = (change: () => void) =>
    act(async () => {
      change();
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });

  it('is left when another tab signs out', async () => {
    startSession('a-token', 'asha@example.in');
    const { address, messages } = await renderScreenAt('/profile', <Behind />);

    await inOtherTab(() => localStorage.clear());

    expect(address()).toBe('/');
    expect(messages()).toEqual(['Logged out']);
  });

  it('goes to sign in, which leads back, when another tab learns that the session has expired', async () => {
    startSession('a-token', 'asha@example.in');
    const { address, messages } = await renderScreenAt('/profile/orders?page=2', <Behind />);

    await inOtherTab(expireSession);

    expect(address()).toBe('/signIn?from=%2Fprofile%2Forders%3Fpage%3D2');
    expect(messages()).toEqual(['Unauthorized']);
  });

  it.each([
    ['a sign-in', () => startSession('another-token', 'asha@example.in')],
    ['a sign-out', endSession],
  ])(
    'is left for the start page at the first sign-out after an expired session and %s',
    async (_, change) => {
      startSession('a-token', 'asha@example.in');
      expireSession();
      change();
      localStorage.setItem('token', 'a-third-token');
      const { address } = await renderScreenAt('/profile', <Behind />);

      await inOtherTab(endSession);

      expect(address()).toBe('/');
    },
  );

  it('stays when another tab stores something else', async () => {
    startSession('a-token', 'asha@example.in');
    const { address } = await renderScreenAt('/profile', <Behind />);

    await inOtherTab(() => localStorage.setItem('theme', 'dark'));

    expect(address()).toBe('/profile');
  });
});

describe('a list that shows its newest rows', () => {
  it('grows by older rows, and shows when there are no more', async () => {
    const asked: number[] = [];
    await renderScreenAt(
      '/profile/orders',
      <List
        readBefore={async (id) => {
          asked.push(id);
          return [100, 99];
        }}
      />,
    );

    await press('Show older');

    expect(asked).toEqual([101]);
    expect(screen.getByText(`${OWN_LIST_MAX + 2} rows`)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('2 older shown. These are all your orders.');
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('keeps its rows after a failure, and can be tried again', async () => {
    let isDown = true;
    const { messages } = await renderScreenAt(
      '/profile/orders',
      <List
        readBefore={async () => {
          if (isDown) throw new ApiError(0, failures.networkError);
          return [100];
        }}
      />,
    );
    await press('Show older');
    expect(messages()).toEqual([failures.networkError]);
    expect(screen.getByText(`${OWN_LIST_MAX} rows`)).toBeDefined();

    isDown = false;
    await press('Show older');
    await idle();

    expect(screen.getByText(`${OWN_LIST_MAX + 1} rows`)).toBeDefined();
  });
});
