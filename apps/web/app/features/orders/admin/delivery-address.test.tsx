import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { leave, press, renderScreenAt } from '../../../testing/render-screen-at';
import { sampleOrder } from '../../../testing/samples';
import { DeliveryAddress } from './delivery-address';

const { product: _product, ...order } = sampleOrder({ orderId: 1 });
const details = {
  ...order,
  member: { userId: 4, name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  lines: [sampleOrder({ orderId: 1 })],
  goods: 2250,
  fee: 29,
  total: 2279,
  receipts: [],
  history: [],
};
const { address } = order;

async function open(lines = details.lines) {
  const api = fakeApi({
    'orders/updateAddress': { reply: { status: 'Address changed' } },
    'admin/getMailState': { reply: { isSending: true } },
  });
  const onChanged = vi.fn();
  if (!address) throw new Error('The sample has no address');
  const shown = await renderScreenAt(
    '/admin/orders',
    <DeliveryAddress order={{ ...details, lines }} address={address} onChanged={onChanged} />,
  );
  return { api, onChanged, ...shown };
}

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('the address of an order', () => {
  it('is changed while all of it is Pending: only typed values are sent', async () => {
    const { api, onChanged, messages } = await open();

    await press('Change address of order 1');
    fireEvent.change(screen.getByLabelText('Town'), { target: { value: 'Mysuru' } });
    await press('Save address');

    expect(api.requestsOf('orders/updateAddress').map(({ body }) => body)).toEqual([
      { orderId: 1, town: 'Mysuru' },
    ]);
    expect(messages()).toEqual(['Address changed']);
    expect(onChanged).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Change address of order 1' })).toBeDefined();
  });

  it('stays once a part of it is on its way', async () => {
    await open([...details.lines, sampleOrder({ orderId: 2, orderStatus: 'Transit' })]);

    expect(screen.queryByRole('button', { name: 'Change address of order 1' })).toBeNull();
  });
});
