import { messages as sentences } from '@namma/contract/messages';
import { defaultPlan, defaultTier } from '@namma/contract/testing/default-plans';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { choose, errorUnder, idle, leave, press, renderScreenAt, type } from '../../testing/render-screen-at';
import { PurchaseForm } from './purchase-form';

const registered = { reply: { status: 'Membership registered. Pay at indiranagar to start.' } };
const open = () =>
  renderScreenAt(
    '/fitness/buy?tier=elite&selectedMonths=6',
    <PurchaseForm closed={[]} tier={defaultTier('Elite')} plan={defaultPlan('Elite', 6)} />,
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
    const { extensionDays } = defaultPlan('Elite', 6).benefits;
    expect(
      screen.getByText(new RegExp(`^\\+ ${extensionDays} free days: add them in your profile`)),
    ).toBeDefined();

    await type('Start date', '2030-08-31');

    expect(screen.getByText('28 Feb 2031')).toBeDefined();
  });

  it('sends the plan with its days and price, and shows the memberships', async () => {
    const api = fakeApi({ 'membership/register': registered });
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

    expect(errorUnder('Preferred center')).toBe(sentences.centerRequired);
    expect(errorUnder('Start date')).toBe(sentences.dateInPast);
    expect(errorUnder('Amount to be paid at particular center!')).toBe(sentences.tickPayAtCenter);
    expect(api.requests).toEqual([]);
  });

  it('sends the same request under the same key after the network failed', async () => {
    const api = fakeApi({
      'membership/register': 'network is down',
    });
    const { address } = await open();
    await fill();
    await press('Get Membership');
    expect(address()).toContain('/fitness/buy');

    // The answer was lost: the membership exists by now, and the member wants only one.
    api.answer({ 'membership/register': registered });
    await press('Get Membership');

    const [first, second] = keysOf(api);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/profile/profileMembership');
  });
});

describe('buying a membership that would run beside another one', () => {
  const overlap = {
    membershipId: 7,
    type: 'Elite Plus',
    startDate: '2030-03-04',
    effectiveEnd: '2030-09-04',
    paymentStatus: 'payed',
    days: 5,
  };
  const openBeside = async () => {
    const api = fakeApi({
      'membership/register': { status: 409, error: { message: 'Both would run', overlap } },
    });
    const shown = await open();
    await fill();
    await press('Get Membership');
    return { api, ...shown };
  };

  it('asks, and takes nothing after No', async () => {
    const { api, address } = await openBeside();
    const question = screen.getByRole('dialog', { name: 'These memberships overlap' });
    expect(question.textContent).toContain('for 5 days');
    expect(question.textContent).toContain('4 Mar 2030 to 4 Sep 2030');

    await press("Don't buy this one");

    expect(api.requestsOf('membership/register')).toHaveLength(1);
    expect(address()).toContain('/fitness/buy');
  });

  it('takes both after Yes, under a key of its own', async () => {
    const { api, address } = await openBeside();
    api.answer({ 'membership/register': registered });

    await press('Keep both');

    const [first, second] = api.requestsOf('membership/register');
    expect(second?.body).toEqual({ ...(first?.body as object), overlaps: true });
    expect(new Set(keysOf(api)).size).toBe(2);
    expect(address()).toBe('/profile/profileMembership');
  });
});

describe('an admin on the page', () => {
  const member = { userId: 12, name: 'Ravi Shetty', phone: '9876543210', email: 'ravi@example.in' };

  it('chooses a member, for whom the membership is registered', async () => {
    startSession('a-token', 'desk@example.in', 'ADMIN');
    const api = fakeApi({
      'admin/getMembers': {
        reply: {
          content: [
            {
              ...member,
              role: 'user',
              registeredOn: '2029-01-01',
              membership: null,
              state: 'none',
              duePaise: 0,
              lastVisitOn: null,
            },
          ],
          totalPages: 1,
        },
      },
      'membership/register': registered,
    });
    const { address } = await open();
    await idle();
    await fill();
    await press('Get Membership');
    expect(api.requestsOf('membership/register')).toEqual([]);
    expect(screen.getByText('Choose the member')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Find member'));

    await type('Find member', 'ravi');
    await idle();
    act(() => void fireEvent.click(screen.getByRole('option')));
    await press('Get Membership');

    expect(api.requestsOf('membership/register').map(({ body }) => body)).toMatchObject([{ user_id: 12 }]);
    expect(address()).toBe('/admin/members/person?id=12');
  });
});
