import type { Membership } from '@namma/contract/schemas/memberships';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, renderScreenAt, settle } from '../../testing/render-screen-at';
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
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-03-10T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  leave();
});

async function show(shown: Membership) {
  await renderScreenAt('/profile/profileMembership', <MembershipCard membership={shown} />);
  await act(settle);
  return screen.getByRole('article').textContent;
}

describe('the card of a membership', () => {
  it('counts its days to the end that a pause has moved, and names the former end', async () => {
    const text = await show(membership);

    expect(text).toContain('4days left');
    expect(text).toContain('14 Mar 2031');
    expect(text).toContain('instead of 4 Mar 2031');
  });

  it('says nothing of another end when there is none', async () => {
    const text = await show({ ...membership, effectiveEnd: '2031-03-04' });

    expect(text).toContain('Expired');
    expect(text).not.toContain('instead of');
  });
});
