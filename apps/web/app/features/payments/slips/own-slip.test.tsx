import type { Membership } from '@namma/contract/memberships/schemas';
import { messages } from '@namma/contract/messages';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api';
import { idle, leave, press, renderScreenAt } from '../../../testing/render-screen-at';
import { soldToday } from '../../../testing/sample-sold';
import { sampleOrder } from '../../../testing/samples';
import { MembershipSlip } from './membership-slip';
import { OrderSlip } from './order-slip';

const membership: Membership = {
  id: 7,
  name: 'Asha Rao',
  type: 'Elite Plus',
  price: 12899,
  payment_status: 'pending',
  center: 'HSR Layout',
  startDate: '2030-03-10',
  endDate: '2030-09-10',
  effectiveEnd: '2030-09-10',
  duePaise: 12_899_00,
  documentNumber: null,
  months: 6,
  pause: null,
  renewalOf: null,
  renewalDiscountPaise: 0,
  withdrawnAt: null,
  lapsesOn: null,
  endedAt: null,
  creditedPaise: 0,
  refundPaise: 0,
  changedFrom: null,
  sold: soldToday('Elite Plus', 6),
};
const slip = {
  code: '4821-0937-4',
  duePaise: 12_899_00,
  center: 'HSR Layout',
  qr: { size: 3, path: 'M0 0h1v1h-1z' },
} as const;

afterEach(leave);

describe('the slip of a membership', () => {
  it('shows code, QR, amount and center, and prints nothing else', async () => {
    vi.stubGlobal('print', vi.fn());
    const api = fakeApi({ 'membership/slip': { reply: slip } });
    await renderScreenAt(
      '/profile/profileMembership',
      <MembershipSlip membership={membership} isOpenAtFirst />,
    );

    const sheet = screen.getByRole('region', { name: /^Payment slip for Elite Plus/ });
    expect(api.requestsOf('membership/slip').map(({ query }) => query)).toEqual([{ id: '7' }]);
    expect(sheet.textContent).toContain('4821-0937-4');
    expect(sheet.textContent).toContain('₹12,899');
    expect(sheet.textContent).toContain('HSR Layout');
    expect(screen.getByRole('img', { name: 'QR code of slip 4821-0937-4' }).innerHTML).toContain(
      'M0 0h1v1h-1z',
    );
    await press('Print slip');
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('[data-printed]')).toHaveLength(1);
    expect(sheet.hasAttribute('data-printed')).toBe(true);

    window.dispatchEvent(new Event('afterprint'));
    expect(sheet.hasAttribute('data-printed')).toBe(false);
  });

  it('is read on request when it is not the newest', async () => {
    const api = fakeApi({ 'membership/slip': { reply: slip } });
    await renderScreenAt(
      '/profile/profileMembership',
      <MembershipSlip membership={membership} isOpenAtFirst={false} />,
    );
    expect(api.requests).toEqual([]);

    await press('Show payment slip');
    expect(screen.getByText('4821-0937-4')).toBeDefined();
    await press('Hide');

    expect(screen.queryByText('4821-0937-4')).toBeNull();
  });

  it('shows why it cannot be shown, and is requested again', async () => {
    const api = fakeApi({ 'membership/slip': 'network is down' });
    await renderScreenAt(
      '/profile/profileMembership',
      <MembershipSlip membership={membership} isOpenAtFirst />,
    );
    expect(screen.getByRole('alert').textContent).toContain(messages.networkError);

    api.answer({ 'membership/slip': { reply: slip } });
    await press('Try again');
    await idle();

    expect(screen.getByText('4821-0937-4')).toBeDefined();
  });

  it('shows when everything was paid meanwhile', async () => {
    fakeApi({ 'membership/slip': { reply: { ...slip, duePaise: 0 } } });
    await renderScreenAt(
      '/profile/profileMembership',
      <MembershipSlip membership={membership} isOpenAtFirst />,
    );

    expect(screen.getByText('Nothing is due.')).toBeDefined();
    expect(screen.queryByText('4821-0937-4')).toBeNull();
  });
});

describe('the slip of an order', () => {
  it('names the order, and where it is paid', async () => {
    const api = fakeApi({ 'orders/slip': { reply: { ...slip, duePaise: 2_279_00, center: null } } });
    const order = sampleOrder();
    await renderScreenAt('/store/orders', <OrderSlip {...order} orders={[order]} />);

    await press('Show payment slip');

    expect(api.requestsOf('orders/slip').map(({ query }) => query)).toEqual([
      { checkoutId: order.checkoutId },
    ]);
    const sheet = screen.getByRole('region', { name: 'Payment slip for Order NS-1-5' });
    expect(sheet.textContent).toContain('₹2,279');
    expect(sheet.textContent).toContain('On delivery, or at any center');
  });
});
