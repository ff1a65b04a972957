import { selectPlan } from '@namma/contract/memberships';
import { messages as sentences } from '@namma/contract/messages';
import type { Membership } from '@namma/contract/schemas/memberships';
import { tierOf } from '@namma/contract/tiers';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session';
import { fakeApi } from '../../testing/fake-api';
import { choose, leave, press, renderScreenAt, saidUnder, type } from '../../testing/render-screen-at';
import { soldToday } from '../../testing/sample-sold';
import { PurchaseForm } from './purchase-form';

const registered = { reply: { status: 'Membership registered. Pay at indiranagar to start.' } };
const same: Membership = {
  id: 5,
  name: 'Asha Rao',
  type: 'Elite',
  price: 9899,
  payment_status: 'pending',
  center: 'indiranagar',
  startDate: '2030-08-31',
  endDate: '2031-02-28',
  effectiveEnd: '2031-02-28',
  documentNumber: null,
  months: 6,
  pause: null,
  renewalOf: null,
  renewalDiscountPaise: 0,
  sold: soldToday('Elite', 6),
  duePaise: 989_900,
};

const open = () =>
  renderScreenAt(
    '/fitness/buy?tier=elite&selectedMonths=6',
    <PurchaseForm tier={tierOf('Elite')} plan={selectPlan('Elite', 6)} />,
  );

async function fill() {
  choose('Preferred center', 'indiranagar');
  await type('Start date', '2030-08-31');
  act(() => void fireEvent.click(screen.getByLabelText('Amount to be paid at particular center!')));
}

const keysOf = (api: ReturnType<typeof fakeApi>) =>
  api.requestsOf('membership/register').map(({ headers }) => headers.get('Idempotency-Key'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2030-03-04T06:30:00Z');
  startSession('a-token', 'asha@example.in');
});
afterEach(leave);

describe('buying a membership', () => {
  it('shows its last day before it is bought', async () => {
    await open();
    expect(screen.getByText('6 months after it starts')).toBeDefined();

    await type('Start date', '2030-08-31');

    expect(screen.getByText('28 Feb 2031')).toBeDefined();
  });

  it('sends the plan with its days and price, and shows the memberships', async () => {
    const api = fakeApi({ 'membership/getMemberships': { reply: [] }, 'membership/register': registered });
    const { address, messages } = await open();
    await fill();

    await press('Get Membership');

    expect(api.requestsOf('membership/register').map(({ body }) => body)).toEqual([
      {
        type: 'Elite',
        center: 'indiranagar',
        start_Date: '2030-08-31',
        end_Date: '2031-02-28',
        price: 8999 + 900,
        payment_status: 'pending',
      },
    ]);
    expect(messages()).toEqual([registered.reply.status]);
    expect(address()).toBe('/profile/profileMembership');
  });

  it('asks for the center, a day from today on, and the checkbox', async () => {
    const api = fakeApi({});
    await open();
    screen.getByRole('form').setAttribute('novalidate', '');
    await type('Start date', '2030-03-03');

    await press('Get Membership');

    expect(saidUnder('Preferred center')).toBe(sentences.centerRequired);
    expect(saidUnder('Start date')).toBe(sentences.dateInPast);
    expect(saidUnder('Amount to be paid at particular center!')).toBe(sentences.tickPayAtCenter);
    expect(api.requests).toEqual([]);
  });

  it('sends the same request under the same key after the network failed', async () => {
    const api = fakeApi({
      'membership/getMemberships': { reply: [] },
      'membership/register': 'network is down',
    });
    const { address } = await open();
    await fill();
    await press('Get Membership');
    expect(address()).toContain('/fitness/buy');

    // The answer was lost: the membership exists by now, and the member wants only one.
    api.answer({ 'membership/getMemberships': { reply: [same] }, 'membership/register': registered });
    await press('Get Membership');

    const [first, second] = keysOf(api);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/profile/profileMembership');
  });
});

describe('buying the same membership again', () => {
  const openWithSame = async () => {
    const api = fakeApi({
      'membership/getMemberships': { reply: [same] },
      'membership/register': registered,
    });
    const shown = await open();
    await fill();
    await press('Get Membership');
    return { api, ...shown };
  };

  it('asks first, and buys nothing after No', async () => {
    const { api, address } = await openWithSame();
    const question = screen.getByRole('dialog', { name: 'You have this membership already' });
    expect(question.textContent).toContain('indiranagar, 31 Aug 2030 to 28 Feb 2031');

    await press('Cancel');

    expect(api.requestsOf('membership/register')).toEqual([]);
    expect(address()).toContain('/fitness/buy');
  });

  it('buys it after Yes', async () => {
    const { api, address } = await openWithSame();

    await press('Buy it again');

    expect(api.requestsOf('membership/register')).toHaveLength(1);
    expect(address()).toBe('/profile/profileMembership');
  });

  it('does not ask about one that differs in its center', async () => {
    const api = fakeApi({
      'membership/getMemberships': { reply: [{ ...same, center: 'kormangla' }] },
      'membership/register': registered,
    });
    await open();
    await fill();

    await press('Get Membership');

    expect(api.requestsOf('membership/register')).toHaveLength(1);
  });
});
