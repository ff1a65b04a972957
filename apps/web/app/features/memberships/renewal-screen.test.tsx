import type { Membership } from '@namma/contract/memberships/schemas';
import { defaultOffer } from '@namma/contract/testing/default-plans';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { choose, idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { soldToday } from '../../testing/sample-sold';
import { RenewalScreen } from './renewal-screen';

const held: Membership = {
  id: 7,
  name: 'Asha Rao',
  type: 'Elite Plus',
  price: 12_899,
  payment_status: 'payed',
  center: 'kormangla',
  startDate: '2030-03-04',
  endDate: '2030-09-04',
  effectiveEnd: '2030-09-14',
  documentNumber: null,
  duePaise: 0,
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
const renewal: Membership = {
  ...held,
  id: 9,
  payment_status: 'pending',
  startDate: '2030-09-15',
  renewalOf: 7,
};

const closed = [
  {
    center: 'kormangla',
    fromDay: '2030-09-20',
    toDay: '2030-09-22',
    hours: null,
    reason: 'New floor',
  } as const,
];

/** Noon (IST) of that day. */
const beOn = (day: string) => vi.setSystemTime(`${day}T06:30:00Z`);

async function show(shown: { held?: Membership; renewal?: Membership } = { held }) {
  const element = (
    <RenewalScreen held={shown.held} renewal={shown.renewal} offer={defaultOffer} closed={closed} />
  );
  const rendered = await renderScreenAt('/profile/profileMembership?renew=7', element);
  await act(idle);
  return rendered;
}
const cost = () => screen.getByRole('region', { name: 'Price' }).textContent;

beforeEach(() => {
  vi.useFakeTimers();
  beOn('2030-09-01');
  startSession('a-token', 'asha@example.in');
});
afterEach(leave);

describe('renewing a membership', () => {
  it('shows the start after the end that a pause has moved, the discount of the plan, and the sum', async () => {
    await show();

    expect(cost()).toContain('From15 Sep 2030To15 Mar 2031');
    expect(cost()).toContain('Discount price₹11,999Renewal discount−₹750Tax and fee+900Total₹12,149');
  });

  it('shows the price of another plan, with the discount of the plan that is held', async () => {
    await show();

    choose('Plan', 'Elite, 12');

    expect(cost()).toContain('To15 Sep 2031');
    expect(cost()).toContain('Discount price₹11,999Renewal discount−₹750');
  });

  it('shows when centers are closed soon, where the center is chosen', async () => {
    await show();

    expect(screen.getByRole('form').textContent).toContain(
      'kormangla is closed from 20 Sep 2030 to 22 Sep 2030.New floor',
    );
  });

  it('begins today when the membership is over', async () => {
    beOn('2030-09-16');
    await show();

    expect(cost()).toContain('From16 Sep 2030');
    expect(cost()).toContain('Your membership ended on 14 Sep 2030, so the new one starts today.');
  });

  it('sends what was shown, and shows the memberships', async () => {
    const api = fakeApi({ 'membership/register': { reply: { status: 'Membership registered.' } } });
    const { address, messages } = await show();
    act(() => void fireEvent.click(screen.getByLabelText('Amount to be paid at particular center!')));

    await press('Renew');

    expect(api.requestsOf('membership/register').map(({ body }) => body)).toEqual([
      {
        type: 'Elite Plus',
        center: 'kormangla',
        start_Date: '2030-09-15',
        end_Date: '2031-03-15',
        price: 12_149,
        renewalOf: 7,
      },
    ]);
    expect(messages()).toEqual(['Membership registered.']);
    expect(address()).toBe('/profile/profileMembership');
  });

  it('asks for the checkbox', async () => {
    const api = fakeApi({});
    await show();
    screen.getByRole('form').setAttribute('novalidate', '');

    await press('Renew');

    expect(api.requests).toEqual([]);
    expect(screen.getByText('Tick this box to continue. You pay at your center.')).toBeDefined();
  });

  it('stays with the sentence of a refusal, such as a renewal in another tab', async () => {
    const message = 'This membership is already renewed. The new one starts on 15 Sep 2030.';
    fakeApi({ 'membership/register': { status: 409, error: { message } } });
    const { address, messages } = await show();
    act(() => void fireEvent.click(screen.getByLabelText('Amount to be paid at particular center!')));

    await press('Renew');

    expect(messages()).toEqual([message]);
    expect(address()).toBe('/profile/profileMembership?renew=7');
  });

  it.each([
    ['an unknown one', {}, '2030-09-01', 'Membership not found.'],
    [
      'one that is renewed',
      { held, renewal },
      '2030-09-01',
      'This membership is already renewed. The new one starts on 15 Sep 2030.',
    ],
    [
      'one that is not paid',
      { held: { ...held, payment_status: 'pending' as const } },
      '2030-09-01',
      'Pay for this membership before you renew it.',
    ],
    [
      'one that is to begin',
      { held },
      '2030-03-01',
      'This membership starts on 4 Mar 2030. You can renew it from that day.',
    ],
    [
      'one that ended four days ago',
      { held },
      '2030-09-18',
      'This membership could be renewed until 17 Sep 2030. Buy a new membership instead.',
    ],
  ])('says why %s is not renewed', async (_, shown, today, reason) => {
    beOn(today);
    await show(shown);

    expect(screen.getByRole('heading', { name: reason })).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
