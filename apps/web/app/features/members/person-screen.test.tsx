import type { MemberDetails } from '@namma/contract/members/schemas';
import type { TimelineEntry } from '@namma/contract/members/timeline-schemas';
import { messages as sentences } from '@namma/contract/messages';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { choose, idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { sampleMember } from '../../testing/sample-member';
import { soldToday } from '../../testing/sample-sold';
import { PersonScreen } from './person-screen';

const membership = (id: number, at = '2030-03-04T06:30:00.000Z'): TimelineEntry => ({
  kind: 'membership',
  id,
  at,
  type: 'Elite Plus',
  months: 6,
  center: 'HSR Layout',
  startDate: '2030-03-04',
  endDate: '2030-09-04',
  totalPaise: 1_289_900,
  payment_status: 'pending',
});

const order = (statuses: ('Pending' | 'Delivered')[]): TimelineEntry => ({
  kind: 'order',
  id: 11,
  at: '2030-03-03T18:31:00.000Z',
  checkoutId: '00000000-0000-4000-8000-000000000001',
  orderNumber: 'NS-11-4',
  totalPaise: 92_950,
  lines: statuses.map((orderStatus, i) => ({
    orderId: 11 + i,
    product: `Oats ${i + 1}`,
    quantity: 2,
    orderStatus,
    isCancelled: false,
    returnState: null,
  })),
});

const open = (
  content: TimelineEntry[],
  next: string | null = null,
  details: Partial<MemberDetails> = {},
  kind?: TimelineEntry['kind'],
) =>
  renderScreenAt(
    '/admin/members/person?id=7',
    <PersonScreen
      person={{ ...sampleMember, ...details }}
      first={{ content, next }}
      kind={kind}
      plannerOf={({ id }) => <p>Planner of {id}</p>}
      onChanged={onChanged}
    />,
  );

const onChanged = vi.fn();

const titles = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => item.querySelector('a')?.textContent ?? [])
    .filter((text) => text !== '');

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2030-03-10T06:30:00Z');
  startSession('a-token', 'admin@example.in', 'ADMIN');
});
afterEach(leave);

describe('a person’s page', () => {
  it('shows who it is, also where an admin has no phone, birthday or address', async () => {
    await open([], null, { role: 'ADMIN', phone: '', DOB: '', gender: '', address: '', isDisabled: true });

    expect(screen.getByRole('heading', { level: 1, name: 'ಆಶಾ ರಾವ್' })).toBeDefined();
    expect(screen.getByText(/Admin since 2 Nov 2029/)).toBeDefined();
    expect(screen.getByText(/Disabled/)).toBeDefined();
    expect(screen.queryByText('Phone')).toBeNull();
    expect(screen.queryByText('Born')).toBeNull();
    expect(screen.getByText('Nothing is due.')).toBeDefined();
    expect(screen.getByText('No memberships, orders or queries yet.')).toBeDefined();
  });

  it('asks for a proof of age of a person who has changed the date of birth, and writes the day before as a person does', async () => {
    await open([], null, { guardian: 'missing', DOBBefore: '2013-06-15' });

    expect(screen.getByRole('heading', { name: 'Proof of age' })).toBeDefined();
    expect(screen.getByText(/by the previous date of birth, 15 Jun 2013\. Confirm/)).toBeDefined();
  });

  it('keeps, after a question, that a parent of a member under 18 was seen', async () => {
    vi.useRealTimers();
    const { requests } = fakeApi({
      'admin/confirmGuardian': { reply: { status: 'Parent or guardian confirmed' } },
    });
    await open([], null, { guardian: 'missing' });

    await press('Parent or guardian seen');
    await press('Yes, seen');

    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(requests).toMatchObject([{ name: 'admin/confirmGuardian', body: { id: 7 } }]);
  });

  it('shows the nominee in place of the button that asks for it, with the focus', async () => {
    vi.useRealTimers();
    fakeApi({ 'privacy/getNominee': { reply: { nominee: null } } });
    await open([]);

    await press('Show nominee');

    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('No nominee.'));
  });

  it('has a smaller title for a name with a word for which a phone has no room', async () => {
    await open([], null, { name: 'Subramaniam Krishnamoorthy' });

    expect(screen.getByText('Subramaniam Krishnamoorthy').className).toContain('text-xl');
  });

  it('shows that a parent was seen, and asks nothing of adults', async () => {
    await open([], null, { guardian: 'seen' });
    expect(screen.getByText(/^Confirmed\. Orders/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Parent or guardian seen' })).toBeNull();

    leave();
    await open([]);
    expect(screen.queryByText('Parent or guardian')).toBeNull();
  });

  it('shows what is due, where and by when, and what is late', async () => {
    await open([], null, {
      duePaise: 1_382_850,
      dues: [
        {
          kind: 'membership',
          id: 1,
          type: 'Elite Plus',
          months: 6,
          center: 'HSR Layout',
          startDate: '2030-03-09',
          totalPaise: 1_489_900,
          duePaise: 1_289_900,
          slipCode: null,
        },
        {
          kind: 'order',
          id: 11,
          checkoutId: '00000000-0000-4000-8000-000000000001',
          orderNumber: 'NS-11-4',
          orderedAt: '2030-03-09T06:30:00.000Z',
          arrivesBy: '2030-03-13',
          town: 'Bengaluru',
          isDelivered: false,
          totalPaise: 92_950,
          duePaise: 92_950,
          slipCode: null,
        },
      ],
    });

    const due = screen
      .getAllByRole('listitem')
      .map((item) => [...item.querySelectorAll('p')].map((line) => line.textContent));
    expect(due).toEqual([
      ['Elite PlusPending, ₹12,899 dueFrom 9 Mar 2030, HSR Layout'],
      [
        '₹12,899 at HSR Layout',
        'Elite Plus, 6 months from 9 Mar 2030, remaining from ₹14,899',
        'Was due by 9 Mar 2030',
      ],
      ['₹929.50 in cash on delivery', 'Order NS-11-4 to Bengaluru', 'Arrives by 13 Mar 2030'],
    ]);
    expect(screen.getByText('₹13,828.50 in all')).toBeDefined();
  });

  it('folds what is due beyond the first four', async () => {
    const dues = Array.from({ length: 6 }, (_, i) => ({
      kind: 'membership' as const,
      id: i + 1,
      type: 'Elite' as const,
      months: 12 as const,
      ...{
        center: 'kormangla' as const,
        startDate: '2030-04-01',
        totalPaise: 100,
        duePaise: 100,
        slipCode: null,
      },
    }));
    await open([], null, { duePaise: 600, dues });

    expect(screen.getByText('2 more')).toBeDefined();
    expect(screen.getAllByText('₹1')).toHaveLength(6);
  });
});

describe('the memberships that run', () => {
  it('are beside the timeline, each with its planner', async () => {
    await open([], null, {
      memberships: [
        {
          id: 5,
          name: 'ಆಶಾ ರಾವ್',
          type: 'Elite Plus',
          price: 12_899,
          payment_status: 'payed',
          center: 'HSR Layout',
          startDate: '2030-03-04',
          endDate: '2030-09-04',
          effectiveEnd: '2030-09-11',
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
        },
      ],
    });

    const [held] = screen.getAllByRole('listitem');
    expect(held?.textContent).toBe(
      'Elite PlusActive4 Mar 2030 to 11 Sep 2030, HSR LayoutPlanner of 5WhatsApp',
    );
  });

  it('show a message when there are none', async () => {
    await open([]);

    expect(screen.getByText('No membership.')).toBeDefined();
  });
});

describe('the actions on a person', () => {
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('begin with the payment where something is due, and lead to the counter with the person found', async () => {
    await open([], null, { duePaise: 100 });

    expect(screen.getByRole('link', { name: 'Take payment' }).getAttribute('href')).toMatch(
      /^\/admin\/counter\?find=NS-M-7-\d$/,
    );
    expect(screen.getByRole('link', { name: 'Sell membership' }).getAttribute('href')).toMatch(/&step=sell$/);
  });

  it('have no payment where nothing is due, and the phone is one press away', async () => {
    await open([]);

    expect(screen.queryByRole('link', { name: 'Take payment' })).toBeNull();
    expect(links()).toContain(`tel:${sampleMember.phone}`);
  });
});

describe('a timeline', () => {
  it('is grouped by days at the gym, with a link in each entry', async () => {
    await open([membership(5), order(['Pending', 'Delivered', 'Pending', 'Pending', 'Pending'])]);

    // 18:31 UTC is the next day at the gym.
    expect(screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      '4 Mar 2030',
    ]);
    expect(screen.getByRole('link', { name: 'Elite Plus, 6 months' }).getAttribute('href')).toBe(
      '/admin/memberships?q=5',
    );
    expect(screen.getByRole('link', { name: 'Order NS-11-4' }).getAttribute('href')).toBe(
      '/admin/orders?q=NS-11-4',
    );
    expect(screen.getByText('in parts')).toBeDefined();
    expect(screen.getByText('and 2 more')).toBeDefined();
  });

  it('shows what moved the end of a membership, and who did it', async () => {
    const event = {
      kind: 'membershipEvent' as const,
      at: '2030-03-04T06:30:00.000Z',
      membershipId: 5,
      ...{
        type: 'Elite' as const,
        fromDay: null,
        toDay: null,
        center: null,
        isByAdmin: false,
        closureId: null,
      },
    };
    await open([
      { ...event, id: 4, eventKind: 'days in', days: 1 },
      { ...event, id: 3, eventKind: 'center', days: 0, center: 'kormangla', isByAdmin: true },
      { ...event, id: 2, eventKind: 'days out', days: -9 },
      { ...event, id: 1, eventKind: 'pause', days: 7, fromDay: '2030-03-10', toDay: '2030-03-16' },
    ]);

    expect(titles()).toEqual([
      'Elite: days received',
      'Elite: center changed',
      'Elite: days transferred',
      'Elite: paused',
    ]);
    expect(screen.getByText('To kormangla, by the gym')).toBeDefined();
    expect(screen.getByText('9 days to another member')).toBeDefined();
    expect(screen.getByText('−9 days')).toBeDefined();
    expect(screen.getByText('10 Mar 2030 to 16 Mar 2030')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Elite: paused' }).getAttribute('href')).toBe(
      '/admin/memberships?q=5',
    );
  });

  it('shows how a receipt was paid, and that it was reversed', async () => {
    const receipt = {
      kind: 'payment' as const,
      at: '2030-03-04T06:30:00.000Z',
      mode: 'upi' as const,
      utr: '603118204517',
      center: 'HSR Layout' as const,
      title: 'Elite, 12 months',
    };
    await open([
      {
        ...receipt,
        ...{
          id: 9,
          paymentKind: 'reversal',
          amountPaise: -500_000,
          utr: null,
          reason: 'Wrong member',
          isReversed: false,
        },
      },
      { ...receipt, id: 8, paymentKind: 'payment', amountPaise: 500_000, reason: null, isReversed: true },
    ]);

    expect(screen.getByText('Elite, 12 months: UPI 603118204517 at HSR Layout')).toBeDefined();
    expect(screen.getByText('Elite, 12 months: UPI at HSR Layout. Wrong member')).toBeDefined();
    expect(screen.getByText('reversed')).toBeDefined();
    expect(titles()).toEqual(['Reversal No. 9', 'Payment No. 8']);
  });

  it('shows that an order is cancelled', async () => {
    const placed = order(['Pending']);
    if (placed.kind !== 'order') throw new Error('an order was made');
    await open([
      { ...placed, totalPaise: 0, lines: placed.lines.map((line) => ({ ...line, isCancelled: true })) },
    ]);

    expect(screen.getByText('cancelled')).toBeDefined();
    expect(screen.getByText(/, cancelled$/)).toBeDefined();
  });

  it('leads to a document, and shows when it is cancelled', async () => {
    await open([
      {
        kind: 'document',
        id: 3,
        at: '2030-03-04T06:30:00.000Z',
        documentKind: 'invoice',
        number: 'IN/2930/000003',
        totalPaise: 92_950,
        isCancelled: true,
      },
    ]);

    expect(screen.getByRole('link', { name: 'Tax Invoice IN/2930/000003' }).getAttribute('href')).toBe(
      '/invoice?number=IN/2930/000003',
    );
    expect(screen.getByText('cancelled')).toBeDefined();
  });

  it('says the status once when all lines have it', async () => {
    await open([order(['Delivered', 'Delivered'])]);

    expect(screen.getByText('Delivered')).toBeDefined();
  });

  it('grows by older entries, also after a failure, and shows where it ends', async () => {
    const api = fakeApi({ 'admin/getMemberTimeline': 'network is down' });
    const { messages } = await open([membership(5)], '1898899200000000_membership_5', {}, 'membership');

    await press('Show older');
    expect(messages()).toEqual([sentences.networkError]);
    expect(titles()).toHaveLength(1);

    api.answer({
      'admin/getMemberTimeline': {
        reply: { content: [membership(4, '2030-02-01T06:30:00.000Z')], next: null },
      },
    });
    await press('Show older');

    expect(titles()).toHaveLength(2);
    expect(screen.getByText('1 older shown. End of history.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    expect(api.requests.map(({ query }) => query)).toEqual(
      Array(2).fill({ id: '7', kind: 'membership', before: '1898899200000000_membership_5' }),
    );
  });

  it('is narrowed to one kind in its address', async () => {
    const { address } = await open([], null, {}, 'query');
    expect(screen.getByText('No queries.')).toBeDefined();

    choose('Show', 'order');
    await idle();

    expect(address()).toBe('/admin/members/person?id=7&kind=order');
  });
});
