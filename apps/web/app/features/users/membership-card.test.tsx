import type { Membership } from '@namma/contract/memberships/schemas';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idle, leave, renderScreenAt } from '../../testing/render-screen-at';
import { soldToday } from '../../testing/sample-sold';
import { MembershipCard } from './membership-card';

const membership: Membership = {
  id: 7,
  name: 'Asha',
  type: 'Elite',
  price: 12_899,
  center: 'HSR Layout',
  startDate: '2030-03-04',
  endDate: '2031-03-04',
  effectiveEnd: '2031-03-14',
  payment_status: 'payed',
  duePaise: 0,
  documentNumber: null,
  months: 12,
  pause: null,
  renewalOf: null,
  renewalDiscountPaise: 0,
  withdrawnAt: null,
  lapsesOn: null,
  endedAt: null,
  creditedPaise: 0,
  refundPaise: 0,
  changedFrom: null,
  sold: soldToday('Elite', 12),
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-03-10T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  leave();
});

async function show(shown: Membership, renewal?: Membership) {
  const card = <MembershipCard membership={shown} renewal={renewal} />;
  await renderScreenAt('/profile/profileMembership', card);
  await act(idle);
  return screen.getByRole('article').textContent;
}

describe('the card of a membership', () => {
  it('counts its days to the end that a pause has moved, and names the former end', async () => {
    const text = await show(membership);

    expect(text).toContain('4days left');
    expect(text).toContain('14 Mar 2031');
    expect(text).toContain('instead of 4 Mar 2031');
  });

  it('shows nothing of another end when there is none', async () => {
    const text = await show({ ...membership, effectiveEnd: '2031-03-04' });

    expect(text).toContain('Expired');
    expect(text).not.toContain('instead of');
  });

  it('names the days of a pause that runs or is to come', async () => {
    const pause = { fromDay: '2031-03-09', toDay: '2031-03-12' };
    expect(await show({ ...membership, pause })).toContain('Paused from 9 Mar 2031 to 12 Mar 2031.');

    leave();
    vi.useFakeTimers({ now: new Date('2031-03-08T06:00:00Z'), toFake: ['Date'] });
    expect(await show({ ...membership, pause })).toContain('Paid. Paused from 9 Mar 2031');
  });

  it('leads to the renewal until three days after the end, and not once it is renewed', async () => {
    const link = () => screen.queryByRole('link', { name: 'Renew' })?.getAttribute('href');
    await show(membership);
    expect(link()).toBe('/profile/profileMembership?renew=7');

    leave();
    vi.useFakeTimers({ now: new Date('2031-03-18T06:00:00Z'), toFake: ['Date'] });
    await show(membership);
    expect(link()).toBeUndefined();

    leave();
    vi.useFakeTimers({ now: new Date('2031-03-10T06:00:00Z'), toFake: ['Date'] });
    const renewal: Membership = {
      ...membership,
      id: 8,
      type: 'Elite Pro',
      startDate: '2031-03-15',
      payment_status: 'pending',
      renewalOf: 7,
    };
    expect(await show(membership, renewal)).toContain('Renewed: Elite Pro starts on 15 Mar 2031 once paid.');
    expect(link()).toBeUndefined();
  });

  it('shows what was off the price of a renewal', async () => {
    expect(await show({ ...membership, renewalDiscountPaise: 50_000 })).toContain('₹500 renewal discount');
  });
});
