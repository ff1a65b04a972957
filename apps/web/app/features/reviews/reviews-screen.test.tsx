import type { AdminReview } from '@namma/contract/reviews/schemas';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { ReviewsScreen } from './reviews-screen';

const row = (changes: Partial<AdminReview> = {}): AdminReview => ({
  reviewId: 5,
  orderId: 11,
  productId: 7,
  product: 'Raw Whey',
  stars: 2,
  text: 'Rude words here.',
  at: '2030-03-05T06:30:00.000Z',
  state: 'shown',
  reason: null,
  member: { userId: 4, name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  ...changes,
});
const query = {
  q: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  ...({ sort: 'newest', page: 1, limit: 10 } as const),
};
const open = (shown: AdminReview) =>
  renderScreenAt(
    '/admin/reviews',
    <ReviewsScreen
      list={{ content: [shown], totalPages: 1 }}
      query={query}
      readAt={new Date('2030-03-05T06:30:00Z')}
    />,
  );

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('a review', () => {
  it('is hidden only with a reason', async () => {
    const api = fakeApi({ 'reviews/hide': { reply: { status: 'Review hidden' } } });
    const { messages } = await open(row());
    await press('Hide: review 5, Asha Rao');

    await press('Hide review');
    expect(api.requests).toEqual([]);
    expect(screen.getByText('Enter a reason')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Rude words' } });
    await press('Hide review');

    expect(api.requestsOf('reviews/hide').map(({ body }) => body)).toEqual([{ id: 5, reason: 'Rude words' }]);
    expect(messages()).toEqual(['Review hidden']);
  });

  it('that is hidden shows why, and is shown again by its button', async () => {
    const api = fakeApi({ 'reviews/show': { reply: { status: 'Review shown' } } });
    await open(row({ state: 'hidden', reason: 'Rude words' }));
    expect(screen.getByText('Rude words')).toBeDefined();

    await press('Show again: review 5, Asha Rao');

    expect(api.requestsOf('reviews/show').map(({ body }) => body)).toEqual([{ id: 5 }]);
  });
});
