import { messages as sentences } from '@namma/contract/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prime, readCached } from '../../lib/loading/read-cache';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, pass, press, renderScreenAt } from '../../testing/render-screen-at';
import { sampleOrder, sampleProduct } from '../../testing/samples';
import { OrderStars } from './order-stars';

const thanks = { reply: { status: sentences.thanksForRating } };
const delivered = sampleOrder({ orderStatus: 'Delivered' });
const open = (order = delivered) => renderScreenAt('/profile/orders', <OrderStars order={order} />);
const star = (name: string) => screen.getByRole('radio', { name });
const pressKey = (key: string) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

beforeEach(() => startSession('a-token', 'asha@example.in'));
afterEach(leave);

describe('rating an order', () => {
  it('is offered after delivery', async () => {
    await open(sampleOrder({ orderStatus: 'Out-For-Delivery' }));

    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.getByText('You can rate it after delivery.')).toBeDefined();
  });

  it('sends the stars, says thanks, and drops cached orders and products', async () => {
    const api = fakeApi({
      'orders/rating': thanks,
      'product/get': { reply: sampleProduct({ rating: 4.4 }) },
    });
    prime('product/get', { id: 7 }, sampleProduct({ rating: 4.5 }));
    const { messages } = await open();

    await press('4 stars', 'radio');

    expect(api.requests.map(({ body }) => body)).toEqual([{ rating: 4, productId: 7, orderId: 11 }]);
    expect(messages()).toEqual([sentences.thanksForRating]);
    expect(screen.getByRole('button', { name: /You gave 4 of 5/ })).toBe(document.activeElement);
    expect((await readCached('product/get', { id: 7 })).rating).toBe(4.4);
  });

  it('sends one rating when two stars are pressed quickly', async () => {
    const api = fakeApi({ 'orders/rating': thanks });
    const { messages } = await open();

    act(() => {
      fireEvent.click(star('4 stars'));
      fireEvent.click(star('1 star'));
    });
    await act(async () => {});

    expect(api.requests).toHaveLength(1);
    expect(messages()).toContain(sentences.ratingAlreadySubmitted);
  });

  it('shows that a rating counts once when it was already given', async () => {
    const api = fakeApi({});
    const { messages } = await open({ ...delivered, rating: 3 });

    await press(/You gave 3 of 5/);

    expect(messages()).toEqual([sentences.ratingAlreadySubmitted]);
    expect(api.requests).toEqual([]);
  });

  it('can be changed for a moment', async () => {
    const api = fakeApi({
      'orders/rating': thanks,
      'orders/changeRating': { reply: { status: sentences.ratingChanged } },
    });
    const { messages } = await open();
    await press('1 star', 'radio');

    await press('Change');
    expect(star('1 star')).toBe(document.activeElement);
    await press('4 stars', 'radio');

    expect(api.requestsOf('orders/changeRating').map(({ body }) => body)).toEqual([
      { orderId: 11, rating: 4 },
    ]);
    expect(messages()).toContain(sentences.ratingChanged);
    expect(screen.getByText('You gave 4 of 5')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('is final ten seconds after it was given', async () => {
    vi.useFakeTimers();
    fakeApi({ 'orders/rating': thanks });
    await open();
    await press('2 stars', 'radio');
    await pass(9_000);
    expect(screen.getByRole('button', { name: 'Change' })).toBeDefined();

    await pass(1_000);

    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('leaves the way to a review open', async () => {
    const api = fakeApi({
      'orders/rating': thanks,
      'orders/review': { reply: { status: sentences.thanksForReview } },
    });
    await open();
    await press('4 stars', 'radio');

    await press(`Write a review of ${delivered.product.name}`);
    expect(screen.queryByLabelText('Stars')).toBeNull();
    fireEvent.change(screen.getByLabelText('Your review'), {
      target: { value: 'Mixes well, not too sweet.' },
    });
    await press('Send review');

    expect(api.requestsOf('orders/review').map(({ body }) => body)).toEqual([
      { orderId: 11, review: 'Mixes well, not too sweet.' },
    ]);
    expect(screen.queryByRole('button', { name: /Write a review/ })).toBeNull();
    expect(screen.getByText('You gave 4 of 5')).toBeDefined();
  });

  it('can be tried again after it failed', async () => {
    const api = fakeApi({ 'orders/rating': 'network is down' });
    await open();
    await press('5 stars', 'radio');
    expect(star('5 stars').getAttribute('aria-checked')).toBe('false');

    api.answer({ 'orders/rating': thanks });
    await press('5 stars', 'radio');

    expect(api.requests).toHaveLength(2);
    expect(screen.getByText('You gave 5 of 5')).toBeDefined();
  });

  it('leads to sign in, and back to the orders, when the session has ended', async () => {
    fakeApi({ 'orders/rating': { status: 401, error: { message: 'expired' } } });
    const { address } = await open();

    await press('5 stars', 'radio');

    expect(address()).toBe('/signIn?from=%2Fprofile%2Forders');
  });
});

describe('rating by keyboard', () => {
  it('moves along the stars with the arrow keys, which choose nothing and stop at the ends', async () => {
    const api = fakeApi({});
    await open();
    act(() => star('1 star').focus());

    pressKey('ArrowLeft');
    expect(document.activeElement).toBe(star('1 star'));
    pressKey('ArrowRight');
    pressKey('ArrowUp');
    expect(document.activeElement).toBe(star('3 stars'));
    pressKey('ArrowDown');
    expect(document.activeElement).toBe(star('2 stars'));
    for (let i = 0; i < 9; i++) pressKey('ArrowRight');
    expect(document.activeElement).toBe(star('5 stars'));
    expect(api.requests).toEqual([]);
  });

  it('is one Tab stop: the focused star', async () => {
    await open();
    act(() => star('1 star').focus());

    pressKey('ArrowRight');

    const stops = screen.getAllByRole('radio').filter((each) => each.getAttribute('tabindex') === '0');
    expect(stops).toEqual([star('2 stars')]);
  });
});

describe('writing a review', () => {
  const choose = (stars: string) =>
    fireEvent.change(screen.getByLabelText('Stars'), { target: { value: stars } });
  const write = async (text: string) => {
    fireEvent.change(screen.getByLabelText('Your review'), { target: { value: text } });
    await press('Send review');
  };

  it('sends the stars and the words together, once', async () => {
    const api = fakeApi({ 'orders/rating': thanks });
    const { messages } = await open();
    await press(`Write a review of ${delivered.product.name}`);
    expect(screen.getByLabelText<HTMLSelectElement>('Stars').value).toBe('');

    await write('Too short');
    expect(api.requests).toEqual([]);
    expect(screen.getByText('Write at least 10 characters, or rate with stars only')).toBeDefined();
    await write(' Mixes well, not too sweet. ');
    expect(screen.getByText('Rate with 1 to 5 stars')).toBeDefined();
    choose('3');
    await write(' Mixes well, not too sweet. ');

    expect(api.requestsOf('orders/rating').map(({ body }) => body)).toEqual([
      { rating: 3, productId: 7, orderId: 11, review: 'Mixes well, not too sweet.' },
    ]);
    expect(messages()).toEqual([sentences.thanksForRating]);
    expect(screen.getByText('You gave 3 of 5')).toBeDefined();
  });

  it('keeps what was written when there is no answer', async () => {
    fakeApi({ 'orders/rating': 'network is down' });
    const { messages } = await open();
    await press(`Write a review of ${delivered.product.name}`);
    choose('5');

    await write('Mixes well, not too sweet.');

    expect(messages()).toEqual([sentences.networkError]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe(
      'Mixes well, not too sweet.',
    );
  });
});
