import type { Reply } from '@namma/contract/calls';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { choose, errorUnder, leave, press, renderScreenAt, type } from '../../../testing/render-screen-at';
import { StockDialog } from './stock-dialog';

type Stock = Reply<'stock/getDetails'>['stock'];
const counted: Stock = {
  productId: 7,
  name: 'Raw Whey',
  image: '/images/whey.webp',
  onHand: 12,
  sellable: 9,
  waiting: 0,
  soldLately: 4,
  valuePaise: 120_000,
  batches: [{ lot: 'A1', bestBefore: '2031-03-04', madeOn: null, onHand: 12, sellUntil: '2031-01-14' }],
};
const moves = {
  content: [
    {
      id: 3,
      at: '2030-03-04T06:30:00.000Z',
      kind: 'order' as const,
      delta: -3,
      onHand: 12,
      lot: 'A1',
      bestBefore: '2031-03-04',
      orderId: 5,
      orderNumber: 'NS-5-1',
      by: null,
      reason: null,
    },
  ],
  totalPages: 1,
};

async function open(stock: Stock, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'stock/getDetails': { reply: { stock } },
    'stock/getMoves': { reply: moves },
    ...answers,
  });
  const changed: number[] = [];
  await renderScreenAt(
    '/admin/products',
    <StockDialog
      product={{ productId: 7, name: 'Raw Whey' }}
      onClose={() => {}}
      onChanged={(productId) => changed.push(productId)}
    />,
  );
  return { api, changed };
}

const changedReply = { reply: { status: '5 pieces received', productId: 7, onHand: 17 } };

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('the stock of a product', () => {
  it('is shown as unlimited while the product is not counted', async () => {
    await open(null);

    expect(screen.getByText(/sells this product without limit/)).toBeTruthy();
    expect(screen.queryByText('Moves')).toBeNull();
  });

  it('shows the stock, its batches and its moves', async () => {
    await open(counted);

    expect(screen.getByText('Can be sold').nextSibling?.textContent).toBe('9');
    expect(screen.getByText('14 Jan 2031')).toBeTruthy();
    expect(screen.getByText(/Order NS-5-1 · Lot A1/)).toBeTruthy();
  });

  it('receives pieces of a lot, and reads the stock again', async () => {
    const { api, changed } = await open(counted, { 'stock/receive': changedReply });
    await type('Pieces', '5');
    await type('Lot', 'B2');
    await act(async () => {});

    await press('Receive');

    expect(api.requestsOf('stock/receive').map(({ body }) => body)).toEqual([
      { productId: 7, quantity: 5, lot: 'B2' },
    ]);
    expect(changed).toEqual([7]);
    expect(api.requestsOf('stock/getDetails')).toHaveLength(2);
  });

  it('asks for a reason before it writes pieces off', async () => {
    const { api } = await open(counted);
    await act(async () => screen.getByRole('radio', { name: 'Write off' }).click());
    await type('Pieces', '2');
    await choose('Lot', 'A1');

    await press('Write off');

    expect(errorUnder('Reason')).toBe('Enter a reason');
    expect(api.requestsOf('stock/damage')).toEqual([]);
  });

  it('that has changed since it was opened is shown as it is now, above a count that stays', async () => {
    const { api, changed } = await open(counted, {
      'stock/count': { status: 409, error: { message: 'Changed', code: 'stockChanged', params: [15] } },
    });
    await act(async () => screen.getByRole('radio', { name: 'Count' }).click());
    await type('Counted pieces', '12');
    await type('Reason', 'Counted the shelf');
    api.answer({ 'stock/getDetails': { reply: { stock: { ...counted, onHand: 15 } } } });

    await press('Save count');

    expect(screen.getByRole('alert').textContent).toContain('Saved nowOn hand15');
    expect(screen.getByRole('region', { name: 'On hand' }).textContent).toContain('On hand15');
    expect(screen.getByLabelText<HTMLInputElement>('Counted pieces').value).toBe('12');
    expect(changed).toEqual([]);
  });

  it('shows how many there are when more should be written off', async () => {
    const { changed } = await open(counted, {
      'stock/damage': { status: 409, error: { message: 'Only 12 pieces are on hand.' } },
    });
    await act(async () => screen.getByRole('radio', { name: 'Write off' }).click());
    await type('Pieces', '20');
    await type('Reason', 'Fire');

    await press('Write off');

    expect(changed).toEqual([]);
  });
});
