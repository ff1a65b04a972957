import { messages as sentences } from '@namma/contract/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimDraft } from '../../lib/forms/draft';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { idle, leave, pass, press, renderScreenAt } from '../../testing/render-screen-at';
import { sampleProduct } from '../../testing/samples';
import { useBuying } from './use-buying';

function Buttons({ quantity }: { quantity: number }) {
  const { buy, addToCart, isBusy } = useBuying(sampleProduct(), quantity);
  return (
    <>
      <button type="button" onClick={buy}>
        Buy
      </button>
      <button type="button" aria-busy={isBusy} onClick={() => void addToCart()}>
        Add to cart
      </button>
    </>
  );
}

const added = { reply: { status: 'Added to cart' } };
const open = (quantity = 1) => renderScreenAt('/store/product?id=7', <Buttons quantity={quantity} />);

beforeEach(() => void vi.useFakeTimers());
afterEach(leave);

describe('adding a product to the cart', () => {
  it('sends one request when the button is pressed twice, and offers the cart', async () => {
    startSession('a-token', 'asha@example.in');
    const api = fakeApi({ 'cart/add': added });
    const { messages } = await open(3);

    act(() => {
      for (let i = 0; i < 2; i++) fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    });
    await idle();

    expect(api.requests.map(({ body }) => body)).toEqual([{ productId: 7, quantity: 3 }]);
    expect(messages()).toEqual(['Added to cart']);
    expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/store/cart');
  });

  it('can be pressed again after it failed', async () => {
    startSession('a-token', 'asha@example.in');
    const api = fakeApi({ 'cart/add': { status: 409, error: { message: sentences.outOfStock } } });
    const { messages } = await open();
    await press('Add to cart');
    expect(messages()).toEqual([sentences.outOfStock]);

    await press('Add to cart');

    expect(api.requests).toHaveLength(2);
  });

  it('sends a guest to sign in, and adds the product when they come back as a member', async () => {
    const api = fakeApi({ 'cart/add': added });
    const { address, messages, unmount } = await open(2);
    await press('Add to cart');
    expect(messages()).toEqual([sentences.pleaseLoginToAdd]);
    await pass(600);
    expect(address()).toBe('/signIn?from=%2Fstore%2Fproduct%3Fid%3D7');
    expect(api.requests).toEqual([]);
    unmount();

    startSession('a-token', 'asha@example.in');
    claimDraft('asha@example.in', '/store/product?id=7');
    await open();

    expect(api.requests.map(({ body }) => body)).toEqual([{ productId: 7, quantity: 2 }]);
  });

  it('adds nothing for a guest who comes back without signing in', async () => {
    const api = fakeApi({});
    const { unmount } = await open();
    await press('Add to cart');
    unmount();

    await open();

    expect(api.requests).toEqual([]);
  });

  it('asks a member whose session has ended to sign in, with one message', async () => {
    startSession('an-old-token', 'asha@example.in');
    fakeApi({ 'cart/add': { status: 401, error: { message: 'expired' } } });
    const { address, messages } = await open();

    await press('Add to cart');
    expect(messages()).toEqual([sentences.unauthorized]);
    await pass(600);

    expect(address()).toContain('/signIn');
  });
});

describe('buying a product', () => {
  it('continues to the address step', async () => {
    startSession('a-token', 'asha@example.in');
    const { address } = await open(3);

    await press('Buy');

    expect(address()).toBe('/store/addAddress?buy=7&quantity=3');
  });

  it('sends a guest to sign in first, and then to the address step', async () => {
    const { address, messages } = await open();

    await press('Buy');
    expect(messages()).toEqual([sentences.pleaseLoginToBuy]);
    await pass(600);

    expect(address()).toBe(`/signIn?from=${encodeURIComponent('/store/addAddress?buy=7')}`);
  });
});
