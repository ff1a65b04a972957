import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { idle, leave, press, renderScreenAt } from '../../../testing/render-screen-at';
import { sampleAddress, sampleProduct } from '../../../testing/samples';
import { PaymentScreen } from './payment-screen';

const CHECKOUT_ID = '0190c8a4-7e0d-7c7a-9a3e-52d1f0a4b6c1';
const placed = { reply: { status: 'Order placed', checkoutId: CHECKOUT_ID, orderIds: [11], total: 2729 } };
const changedPrice = {
  'orders/order': {
    status: 409,
    error: { message: 'The price has changed', expectedTotal: 2279, total: 2729 },
  },
  'product/get': { reply: sampleProduct({ price: 3000 }) },
} as const;

const open = (path = '/store/payment?address=3&buy=7', product = sampleProduct()) =>
  renderScreenAt(path, <PaymentScreen lines={[{ quantity: 1, product }]} addresses={[sampleAddress()]} />);
const cash = () => screen.getByLabelText<HTMLInputElement>('Cash on delivery (COD)');
const pressCash = async () => {
  act(() => cash().click());
  await idle();
};
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Order' });

beforeEach(() => startSession('a-token', 'asha@example.in'));
afterEach(leave);

describe('the payment mode', () => {
  it('must be chosen before an order can be confirmed, and can be unchosen', async () => {
    fakeApi({});
    await open();
    expect(confirm().disabled).toBe(true);

    await pressCash();
    expect(confirm().disabled).toBe(false);

    await pressCash();
    expect(cash().checked).toBe(false);
    expect(confirm().disabled).toBe(true);
  });

  it('cannot be a card', async () => {
    fakeApi({});
    await open();

    expect(screen.getByLabelText<HTMLInputElement>('Card payment').disabled).toBe(true);
  });
});

describe('a payment step that cannot go on', () => {
  it('asks for an address when there is none', async () => {
    fakeApi({});
    await open('/store/payment?address=99&buy=7');

    expect(screen.getByRole('heading', { name: 'Choose a delivery address' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose address' }).getAttribute('href')).toBe(
      '/store/addAddress?buy=7',
    );
  });

  it('names products that are out of stock, and orders nothing', async () => {
    fakeApi({});
    await open(undefined, sampleProduct({ available: 0 }));

    expect(screen.getByRole('heading', { name: 'Product Out-Off Stock' })).toBeDefined();
    expect(screen.getByText('Kaveri Gold Whey 1 kg. Nothing was ordered.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull();
  });
});

describe('a price that changed while the payment step was open', () => {
  const confirmAtOldPrice = async () => {
    const api = fakeApi(changedPrice);
    const shown = await open();
    await pressCash();
    await press('Confirm Order');
    await idle();
    return { api, ...shown };
  };

  it('is shown with both totals and a question', async () => {
    await confirmAtOldPrice();

    const question = screen.getByRole('dialog', { name: 'A price has changed' });
    expect(question.textContent).toContain('Old total₹2,279');
    expect(question.textContent).toContain('New total₹2,729');
  });

  it('is ordered at only after it was accepted', async () => {
    const { api, address } = await confirmAtOldPrice();
    api.answer({ 'orders/order': placed });

    await press('Order for ₹2,729');

    expect(api.requestsOf('orders/order').map(({ body }) => body)).toMatchObject([
      { expectedTotal: 2279 },
      { expectedTotal: 2729 },
    ]);
    expect(address()).toBe(`/store/payment?placed=${CHECKOUT_ID}`);
  });

  it('orders nothing when the answer is Not now, and shows the new price', async () => {
    const { api, address } = await confirmAtOldPrice();

    await press('Not now');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requestsOf('orders/order')).toHaveLength(1);
    expect(address()).toBe('/store/payment?address=3&buy=7');
    expect(screen.getAllByText('₹2,700').length).toBeGreaterThan(0);
  });
});

describe('an order that could not be taken', () => {
  it('shows why, links to the step that fixes it, and takes the focus', async () => {
    fakeApi({ 'orders/order': { status: 404, error: { message: 'This address is gone' } } });
    await open();
    await pressCash();

    await press('Confirm Order');

    const way = screen.getByRole('link', { name: 'Choose address' });
    expect(way.getAttribute('href')).toBe('/store/addAddress?address=3&buy=7');
    expect(document.activeElement?.textContent).toContain('This address is gone');
    expect(cash().checked).toBe(true);
  });
});
