import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../../lib/session/session-changes';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { listRecentlySeen, rememberSeen } from './recently-seen';
import { RecentlySeenRow } from './recently-seen-row';

const product = (productId: number) => ({ productId, name: `Product ${productId}`, image: '/plain.webp' });
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => window.localStorage.clear());
afterEach(leave);

describe('recently seen products', () => {
  it('are shown latest first, without the one on the page', async () => {
    for (const id of [1, 2, 3, 1]) rememberSeen(product(id));

    await renderScreenAt('/store/product', <RecentlySeenRow current={product(3)} />);

    expect(names()).toEqual(['Product 1', 'Product 2']);
    expect(listRecentlySeen().map(({ productId }) => productId)).toEqual([3, 1, 2]);
  });

  it('are twelve at most, and keep nothing but name and picture', () => {
    for (let id = 1; id <= 14; id++)
      rememberSeen({ ...product(id), price: 900 } as ReturnType<typeof product>);

    expect(listRecentlySeen()).toHaveLength(12);
    expect(listRecentlySeen()[0]).toEqual(product(14));
  });

  it('are removed by a logout, from the screen too', async () => {
    rememberSeen(product(1));
    await renderScreenAt('/store', <RecentlySeenRow />);
    expect(names()).toEqual(['Product 1']);

    act(() => endSession());

    expect(names()).toEqual([]);
    expect(window.localStorage.getItem('recentlySeen')).toBeNull();
  });

  it('are empty when the stored value is invalid', () => {
    window.localStorage.setItem('recentlySeen', '[{"productId":"x"},7');
    expect(listRecentlySeen()).toEqual([]);
    window.localStorage.setItem('recentlySeen', '[{"productId":"x"},7,null]');
    expect(listRecentlySeen()).toEqual([]);
  });
});
