import { messages as sentences } from '@namma/contract/messages';
import type { Review } from '@namma/contract/reviews/schemas';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { ProductReviews } from './product-reviews';

const review = (reviewId: number, changes: Partial<Review> = {}): Review => ({
  reviewId,
  stars: 4,
  text: `Review ${reviewId} mixes well.`,
  name: 'Meera',
  month: '2030-03',
  ...changes,
});
const open = (content: Review[], next: number | null = null) =>
  renderScreenAt('/store/product?id=7', <ProductReviews productId={7} reviews={{ content, next }} />);

afterEach(leave);

describe('the reviews of a product', () => {
  it('show who wrote them, when, and that they were bought here; markup is shown as it is written', async () => {
    await open([review(3, { text: 'Not <b>too</b> sweet.' })]);

    const [item] = screen.getAllByRole('listitem');
    expect(item?.textContent).toBe('4 of 5 starsNot <b>too</b> sweet.Meera · Mar 2030 · Bought here');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('have no name where the member has none any more', async () => {
    await open([review(3, { name: '' })]);

    expect(screen.getByRole('listitem').textContent).toContain('A member · Mar 2030');
  });

  it('show that there are none yet', async () => {
    await open([]);

    expect(screen.getByText(/^No written reviews yet/)).toBeDefined();
  });

  it('show older ones on request, each once', async () => {
    const api = fakeApi({ 'reviews/get': { reply: { content: [review(2), review(1)], next: null } } });
    await open([review(4), review(3)], 3);

    await press('Show older');

    expect(api.requests).toHaveLength(1);
    expect(screen.getAllByText(/^Review \d/).map(({ textContent }) => textContent)).toEqual(
      [4, 3, 2, 1].map((id) => `Review ${id} mixes well.`),
    );
    expect(screen.getByText('2 older shown. No more reviews.')).toBeDefined();
  });

  it('can ask for older ones again after a failure', async () => {
    fakeApi({ 'reviews/get': 'network is down' });
    const { messages } = await open([review(4)], 4);

    await press('Show older');

    expect(messages()).toEqual([sentences.networkError]);
    expect(screen.getByRole('button', { name: 'Show older' })).toBeDefined();
  });
});
