import type { CartLine } from '@namma/contract/cart/schemas';
import { messages as sentences } from '@namma/contract/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api';
import { idle, leave, press, renderScreenAt } from '../../../testing/render-screen-at';
import { sampleProduct } from '../../../testing/samples';
import { translatePage } from '../../../testing/translate-page';
import { CartScreen } from './cart-screen';

const oats: CartLine = {
  cartId: 1,
  quantity: 2,
  product: sampleProduct({ productId: 1, name: 'Oats', price: 300, discount: 0 }),
  left: null,
};
const whey: CartLine = {
  cartId: 2,
  quantity: 1,
  product: sampleProduct({ productId: 2, name: 'Whey' }),
  left: null,
};
const saved = { reply: { status: 'Cart updated' } };

const open = (lines: CartLine[]) => renderScreenAt('/store/cart', <CartScreen loaded={lines} />);
const quantityField = () => screen.getByLabelText('Quantity of Oats', { selector: 'input' });
const typeQuantity = async (text: string) => {
  act(() => void fireEvent.input(quantityField(), { target: { value: text } }));
  await idle();
};
const leaveField = () => act(() => void fireEvent.blur(quantityField()));
const quantity = () => (quantityField() as HTMLInputElement).value;
const bodies = (api: ReturnType<typeof fakeApi>) => api.requests.map(({ body }) => body);
const checkout = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout' });

beforeEach(() => startSession('a-token', 'asha@example.in'));
afterEach(leave);

describe('the quantity of a line', () => {
  it('is saved as it is typed', async () => {
    const api = fakeApi({ 'cart/update': saved });
    await open([oats]);

    await typeQuantity('12');

    expect(bodies(api)).toEqual([{ cartId: 1, quantity: 12 }]);
    expect(screen.getAllByText('₹3,600').length).toBeGreaterThan(0);
  });

  it('changes the sums of a page that the browser has translated', async () => {
    fakeApi({ 'cart/update': saved });
    await open([oats]);
    translatePage();

    await typeQuantity('12');
    expect(screen.getAllByText('₹3,600').length).toBeGreaterThan(0);
    expect(screen.queryAllByText('₹600')).toEqual([]);
    translatePage();
    await typeQuantity('0');
    translatePage();
    await typeQuantity('3');

    expect(screen.getAllByText('₹900').length).toBeGreaterThan(0);
    expect(screen.queryAllByText('₹3,600')).toEqual([]);
    expect(screen.queryByText(sentences.quantityBounds)).toBeNull();
  });

  it.each(['0', '-3', 'two', '1.5', '1000001', '1e3'])(
    'is not changed by %j: the field shows why, and restores the number on blur',
    async (text) => {
      const api = fakeApi({});
      await open([oats]);

      await typeQuantity(text);
      expect(quantityField().getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText(sentences.quantityBounds)).toBeDefined();
      leaveField();

      expect(quantity()).toBe('2');
      expect(api.requests).toEqual([]);
    },
  );

  it('may be empty while typing, and is restored when the field is left empty', async () => {
    const api = fakeApi({});
    await open([oats]);

    await typeQuantity('');
    expect(quantityField().getAttribute('aria-invalid')).toBeNull();
    leaveField();

    expect(quantity()).toBe('2');
    expect(api.requests).toEqual([]);
  });

  it('goes up and down by one, but not below one', async () => {
    const api = fakeApi({ 'cart/update': saved });
    await open([{ ...oats, quantity: 1 }]);

    await press('Decrease quantity of Oats');
    await press('Increase quantity of Oats');
    await press('Decrease quantity of Oats');

    expect(bodies(api)).toEqual([
      { cartId: 1, quantity: 2 },
      { cartId: 1, quantity: 1 },
    ]);
  });

  it('is shown at once, and reverted when refused', async () => {
    let answer: (given: FakeAnswer<'cart/update'>) => void = () => {};
    fakeApi({ 'cart/update': () => new Promise((resolve) => (answer = resolve)) });
    const { messages } = await open([oats]);
    await press('Increase quantity of Oats');
    expect(quantity()).toBe('3');

    await act(async () => answer({ status: 409, error: { message: 'Too few are left' } }));
    await idle();

    expect(quantity()).toBe('2');
    expect(messages()).toEqual(['Too few are left']);
  });

  it('stays without a network, with a message, and is saved when the network is back', async () => {
    const api = fakeApi({ 'cart/update': 'network is down' });
    const { messages } = await open([oats]);
    await press('Increase quantity of Oats');
    expect([quantity(), messages()]).toEqual(['3', [sentences.networkError]]);

    api.answer({ 'cart/update': saved });
    act(() => void window.dispatchEvent(new Event('online')));
    await idle();

    expect(quantity()).toBe('3');
    expect(bodies(api).at(-1)).toEqual({ cartId: 1, quantity: 3 });
    expect(messages()).toEqual([sentences.networkError]);
  });

  it('removes a line that another window has removed', async () => {
    fakeApi({ 'cart/update': { status: 404, error: { message: 'This line is gone' } } });
    const { messages } = await open([oats, whey]);

    await press('Increase quantity of Oats');

    expect(screen.queryByLabelText('Quantity of Oats')).toBeNull();
    expect(messages()).toEqual(['This line is gone']);
  });
});

describe('removing a line', () => {
  const removed = { reply: { status: 'Removed from cart' } };

  it('moves the focus to the next line', async () => {
    const api = fakeApi({ 'cart/remove': removed });
    await open([oats, whey]);
    act(() => screen.getByRole('button', { name: 'Remove Oats' }).focus());

    await press('Remove Oats');

    expect(api.requests.map(({ query }) => query)).toEqual([{ id: '1' }]);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Whey' }));
  });

  it('can be undone, with its quantity', async () => {
    const api = fakeApi({ 'cart/remove': removed, 'cart/add': { reply: { status: 'Added to cart' } } });
    await open([{ ...oats, quantity: 3 }]);
    await press('Remove Oats');

    await press('Undo');

    expect(api.requestsOf('cart/add').map(({ body }) => body)).toEqual([
      { productId: oats.product.productId, quantity: 3 },
    ]);
  });

  it('shows the empty cart after the last one', async () => {
    fakeApi({ 'cart/remove': removed });
    await open([oats]);

    await press('Remove Oats');

    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to store' }).getAttribute('href')).toBe('/store');
  });

  it('sends one request, however often the button is pressed', async () => {
    let answer: (given: FakeAnswer<'cart/remove'>) => void = () => {};
    const api = fakeApi({ 'cart/remove': () => new Promise((resolve) => (answer = resolve)) });
    await open([oats, whey]);

    await press('Remove Oats');
    await press('Remove Oats');
    expect(api.requests).toHaveLength(1);
    await act(async () => answer(removed));
  });

  it('keeps the line when it failed', async () => {
    fakeApi({ 'cart/remove': 'network is down' });
    const { messages } = await open([oats]);

    await press('Remove Oats');

    expect(quantity()).toBe('2');
    expect(messages()).toEqual([sentences.networkError]);
  });
});

describe('going on from the cart', () => {
  it('leads to the addresses', async () => {
    fakeApi({});
    const { address } = await open([oats]);

    await press('Checkout');

    expect(address()).toBe('/store/addAddress');
  });

  it('is possible only after products that are out of stock are removed', async () => {
    fakeApi({ 'cart/remove': { reply: { status: 'Removed from cart' } } });
    await open([oats, { ...whey, product: { ...whey.product, available: 0 } }]);
    expect(checkout().disabled).toBe(true);
    expect(screen.getByText('Remove out-of-stock products to continue.')).toBeDefined();
    expect(screen.queryByLabelText('Quantity of Whey')).toBeNull();

    await press('Remove Whey');

    expect(checkout().disabled).toBe(false);
  });

  it('leads to sign in, and back to the cart, when the session has ended', async () => {
    fakeApi({ 'cart/update': { status: 401, error: { message: 'expired' } } });
    const { address } = await open([oats]);

    await press('Increase quantity of Oats');

    expect(address()).toBe('/signIn?from=%2Fstore%2Fcart');
  });
});
