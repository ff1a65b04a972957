import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import Wishlist from './wishlist';

afterEach(leave);

it('the wishlist is a placeholder: text, and a way back to the store', async () => {
  await renderScreenAt('/store/wishlist', <Wishlist />);

  expect(screen.getByRole('heading', { name: 'Wishlist' })).toBeDefined();
  expect(screen.getByText(/^The wishlist is coming soon\./)).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Browse store']);
  expect(screen.queryByRole('button')).toBeNull();
});
