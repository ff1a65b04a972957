import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import type { Reply } from '@namma/contract/calls';
import { formatMemberNumber } from '@namma/contract/codes/member-number';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import type { SoldProduct } from '@namma/contract/sales/schemas';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepOwnStaff } from '../../admin/shell/permissions';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { key, scan } from '../../testing/keys';
import { idle, leave, press, renderScreenAt, type } from '../../testing/render-screen-at';
import { CounterScreen } from './counter-screen';

const FIELD = 'Barcode or name of a product';
const BAR = '8901030865237';
const bar: SoldProduct = {
  productId: 7,
  name: 'Peanut bar',
  image: '/images/bar.webp',
  pricePaise: 6_000,
  left: 12,
  isOffered: true,
  barcode: BAR,
};
const shaker: SoldProduct = { ...bar, productId: 8, name: 'Steel shaker', pricePaise: 44_900, barcode: null };

const found = (products: SoldProduct[], barcode: string | null = null) => ({ reply: { products, barcode } });
const receipt: Reply<'payments/getReceipt'> = {
  receiptId: 31,
  receiptNumber: 'NSG/2930/R00031',
  kind: 'payment',
  mode: 'cash',
  amountPaise: 62_900,
  utr: null,
  center: 'indiranagar',
  receivedBy: 'Asha',
  receivedById: 1,
  receivedByEmail: 'asha@example.in',
  at: '2030-03-04T06:30:00.000Z',
  reverses: null,
  reversedBy: null,
  reason: null,
  subject: 'checkout',
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Order NS-1-5',
  member: { name: 'Counter sale', email: '', phone: '' },
  duePaise: 0,
};

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'sales/find': found([bar], BAR),
    'sales/sell': {
      reply: {
        status: 'Sold for ₹629',
        checkoutId: receipt.id as string,
        orderNumber: 'NS-1-5',
        totalPaise: 62_900,
        documentNumber: 'NSG/2930/000031',
        receiptId: 31,
        activityId: 5,
      },
    },
    'payments/getReceipt': { reply: receipt },
    'sales/getSold': { reply: { sales: [], isMore: false } },
    'sales/getUpi': { status: 404, error: { message: 'UPI is not set up' } },
    ...answers,
  });
  await renderScreenAt('/admin/counter', <CounterScreen sellFormOf={() => <p>Plans</p>} />);
  return api;
}
async function enter(text: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(FIELD);
  act(() => {
    field.value = text;
  });
  if (field.form) act(() => void fireEvent.submit(field.form as HTMLFormElement));
  await idle();
}
const soldBefore: Reply<'sales/getSold'>['sales'][number] = {
  checkoutId: receipt.id as string,
  orderNumber: 'NS-1-5',
  receiptId: 31,
  receiptNumber: 'NSG/2930/R00031',
  documentNumber: 'NSG/2930/000031',
  at: receipt.at,
  totalPaise: 62_900,
  mode: 'cash',
  center: 'indiranagar',
  buyer: 'Counter sale',
  isUndone: false,
  lines: [
    {
      orderId: 1,
      product: 'Peanut bar',
      quantity: 3,
      pricePaise: 6_000,
      isReturned: false,
      returnBy: '2099-03-11',
    },
  ],
};
const total = () => screen.getByRole('region', { name: 'Pay' }).textContent;

beforeEach(() => {
  startSession('a-token', 'admin@example.in', 'ADMIN');
  localStorage.setItem('counterCenter', 'indiranagar');
});
afterEach(leave);

it('a buyer who wants no offers is seen as such beside the total', async () => {
  await open({
    'payments/find': {
      reply: {
        people: [
          {
            userId: 4,
            name: 'Asha Rao',
            email: '',
            phone: '',
            entry: { membership: null },
            notes: [],
            offers: 'refused',
            payables: [],
          },
        ],
        chosen: null,
        isMore: false,
        hasUpi: false,
      },
    },
  });
  await scan(BAR);
  await idle();
  expect(screen.queryByText('No offers.')).toBeNull();

  await scan(formatMemberNumber(4));
  await idle();

  expect(screen.getByText('For Asha Rao')).toBeTruthy();
  expect(screen.getByText('No offers.')).toBeTruthy();
});

describe('goods at the counter', () => {
  it('are sold by scanner and keys alone, with their number typed', async () => {
    const api = await open();

    await scan(BAR);
    await idle();
    await enter('3');
    api.answer({ 'sales/find': found([shaker]) });
    await enter('shaker');
    expect(total()).toContain('₹629');
    key('F2');
    await idle();

    const [sent] = api.requestsOf('sales/sell');
    expect(sent?.body).toEqual({
      lines: [
        { productId: 7, quantity: 3 },
        { productId: 8, quantity: 1 },
      ],
      mode: 'cash',
      center: 'indiranagar',
      expectedTotal: 629,
    });
    expect(sent?.headers.get(IDEMPOTENCY_KEY_HEADER)).toMatch(/^[0-9a-f]{32}$/);
    expect(screen.getByText('Sold for ₹629, document NSG/2930/000031')).toBeDefined();
    expect(screen.getByRole('button', { name: /Print receipt/ })).toBeDefined();
  });

  it('are sold with a discount of the role, with its reason', async () => {
    keepOwnStaff({
      preset: 'manager',
      permissions: ['openAdmin', 'sellGoods'],
      center: null,
      needsFactor: false,
    });
    const api = await open();
    await scan(BAR);
    await idle();

    await press('Discount');
    await type('Discount in %', '11');
    await type('Reason', 'Dented');
    await press('Apply discount');
    expect(screen.getByText('Enter 1 to 10')).toBeDefined();
    await type('Discount in %', '10');
    await press('Apply discount');
    expect(total()).toContain('₹54');
    key('F2');
    await idle();

    expect(api.requestsOf('sales/sell')[0]?.body).toMatchObject({
      expectedTotal: 54,
      discount: { percent: 10, reason: 'Dented' },
    });
  });

  it('by a name of several products ask which one', async () => {
    await open({ 'sales/find': found([bar, shaker]) });
    key('F6');
    await idle();

    await enter('steel');
    await press(/Steel shaker/);

    expect(total()).toContain('₹449');
  });

  it('with a barcode of no product are tied to theirs', async () => {
    const api = await open({
      'sales/find': found([], BAR),
      'sales/tieBarcode': { reply: { status: 'Barcode added to Steel shaker' } },
    });
    await scan(BAR);
    await idle();
    expect(screen.getByText(BAR)).toBeDefined();
    api.answer({ 'sales/find': found([shaker]) });

    await enter('shaker');
    await press(/Steel shaker/);

    expect(api.requestsOf('sales/tieBarcode')[0]?.body).toEqual({ productId: 8, barcode: BAR });
    expect(total()).toContain('₹449');
  });

  it('that are not sold at this price stay on the screen, with the reason', async () => {
    const api = await open();
    await scan(BAR);
    await idle();
    api.answer({
      'sales/sell': { status: 409, error: { message: 'The total has changed.' } },
      'sales/find': found([{ ...bar, pricePaise: 6_500 }], BAR),
    });

    key('F8');
    await idle();

    expect(screen.getByText('The total has changed.')).toBeDefined();
    expect(total()).toContain('₹65');
  });

  it('are paid by UPI with a UTR that is none of our codes', async () => {
    const api = await open();
    await scan(BAR);
    await idle();
    key('F4');
    await idle();

    await type('UTR of the payment', '9876543210');
    await press('Sell for ₹60');

    expect(api.requestsOf('sales/sell')).toHaveLength(0);
  });

  it('are not for those who may not sell them', async () => {
    keepOwnStaff({
      preset: 'accountant',
      permissions: ['openAdmin', 'receivePayments'],
      center: null,
      needsFactor: false,
    });
    const api = await open();

    await scan(BAR);
    await idle();

    expect(api.requestsOf('sales/find')).toHaveLength(0);
    expect(screen.getByText('This is a product barcode, not a member.')).toBeDefined();
  });
});

describe('goods that are paid by UPI', () => {
  it('show the code of their total where the gym has an address', async () => {
    const api = await open({
      'sales/getUpi': {
        reply: { uri: 'upi://pay?am=60.00', amountPaise: 6_000, qr: { size: 25, path: 'M0 0h1v1h-1z' } },
      },
    });
    await scan(BAR);
    await idle();

    await press(/UPI/);

    expect(screen.getByRole('img', { name: 'UPI QR code for ₹60' })).toBeDefined();
    expect(api.requestsOf('sales/getUpi').map(({ query }) => query.amount)).toEqual(['60']);
  });
});

describe('what was sold before', () => {
  const oneSale = { reply: { sales: [soldBefore], isMore: false } };

  it('is listed, and its receipt is printed again', async () => {
    await open({ 'sales/getSold': oneSale });
    key('F6');
    await idle();

    await press('Receipt NSG/2930/R00031');

    expect(screen.getByRole('heading', { name: 'Sold before' })).toBeDefined();
    expect(screen.getByRole('button', { name: /Print receipt/ })).toBeDefined();
  });

  it('is found by the number of its receipt, and by its order number when no one is named', async () => {
    const api = await open({
      'sales/getSold': oneSale,
      'payments/find': { status: 404, error: { message: 'No one found.' } },
    });

    await scan('NS-1-5');
    await idle();
    await idle();
    await enter('NSG/2930/R00031');

    expect(api.requestsOf('sales/getSold').map(({ query }) => query.q)).toContain('NSG/2930/R00031');
    expect(screen.getByRole('heading', { name: 'Sale NSG/2930/R00031' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Refund or exchange NS-1-5' })).toBeDefined();
  });

  it('is refunded in part by the desk, with the approval of a manager', async () => {
    keepOwnStaff({
      preset: 'desk',
      permissions: ['openAdmin', 'sellGoods'],
      center: null,
      needsFactor: false,
    });
    const api = await open({
      'sales/getSold': oneSale,
      'sales/refund': { status: 201, reply: { status: 'Refunded ₹120', refundPaise: 12_000, receiptId: 32 } },
    });
    key('F6');
    await idle();
    await press('Refund or exchange NS-1-5');
    await press('Increase quantity of Peanut bar');
    await type('Reason', 'Wrong flavour');
    await type('Manager’s email', 'ravi@example.in');
    await type('Code of their authenticator app', '123456');
    await press('Refund ₹120');

    const [sent] = api.requestsOf('sales/refund');
    expect(sent?.body).toEqual({
      orderId: 1,
      quantity: 2,
      ofQuantity: 3,
      reason: 'Wrong flavour',
      condition: 'sellable',
      mode: 'cash',
      center: 'indiranagar',
      expectedPaise: 12_000,
      approver: 'ravi@example.in',
      code: '123456',
    });
    expect(screen.getByRole('heading', { name: 'Refunded' })).toBeDefined();
  });
});

it('an order of a caller is placed at the address of the last one, with its fee', async () => {
  const address = {
    name: 'Asha Rao',
    email: '',
    phone: '9876543210',
    address: '7, 12th Main',
    town: 'Bengaluru',
    pincode: '560038',
    district: 'Bengaluru Urban',
    state: 'KARNATAKA',
    addressType: 'home',
  } as const;
  const caller = {
    userId: 4,
    name: 'Asha Rao',
    email: '',
    phone: '9876543210',
    entry: { membership: null },
    notes: [],
    offers: 'refused',
    payables: [],
  } satisfies Reply<'payments/find'>['people'][number];
  const api = await open({
    'payments/find': { reply: { people: [caller], isMore: false, hasUpi: false, chosen: null } },
    'orders/getCallerAddress': { reply: { address } },
    'orders/take': {
      status: 201,
      reply: { status: 'Order placed', checkoutId: receipt.id as string, orderIds: [12], total: 69 },
    },
  });
  await scan(formatMemberNumber(4));
  await idle();
  await press('Take order');
  await enter(BAR);
  await press('Place order');

  const [sent] = api.requestsOf('orders/take');
  const { state, addressType, ...rest } = address;
  expect(sent?.body).toEqual({
    userId: 4,
    address: { ...rest, state, addresstype: addressType },
    lines: [{ productId: 7, quantity: 1 }],
    expectedTotal: 60 + CONVENIENCE_FEE_RUPEES,
  });
  expect(sent?.headers.get(IDEMPOTENCY_KEY_HEADER)).toBeTruthy();
  expect(screen.getByText(/^Order NS-12-\d placed, ₹69 on delivery$/)).toBeDefined();
});
