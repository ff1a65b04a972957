import type { Dues } from '@namma/contract/members/schemas';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { Ledger } from './ledger';

const nothingDue: Dues = { duePaise: 0, dues: [] };
const appointment = (id: number) => ({
  kind: 'appointment' as const,
  id,
  at: '2030-03-04T06:30:00.000Z',
  consult_type: 'Nutrition' as const,
  date: '2030-03-09',
  startsAt: null,
  status: 'booked' as const,
});

const open = (
  dues: Dues,
  content: Parameters<typeof Ledger>[0]['first']['content'],
  next: string | null = null,
) => renderScreenAt('/profile/ledger', <Ledger dues={dues} first={{ content, next }} />);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2030-03-04T06:30:00Z');
  startSession('a-token', 'asha@example.in');
});
afterEach(leave);

describe('the ledger of a member', () => {
  it('has what is due on top, where and by when', async () => {
    await open(
      {
        duePaise: 1_289_900,
        dues: [
          {
            kind: 'membership',
            id: 1,
            type: 'Elite Plus',
            months: 6,
            center: 'HSR Layout',
            ...{
              startDate: '2030-03-05',
              totalPaise: 1_289_900,
              duePaise: 1_289_900,
              slipCode: '4821-0937-4',
            },
          },
        ],
      },
      [appointment(3)],
    );

    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      '₹12,899 due',
      'History',
    ]);
    expect(screen.getByText('₹12,899').parentElement?.textContent).toBe('₹12,899 at HSR Layout');
    expect(screen.getByText('By')).toBeDefined();
    expect(screen.getByText('4821-0937-4')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Nutrition consultancy' }).getAttribute('href')).toBe(
      '/profile/profileConsultancy',
    );
  });

  it('shows that nothing is due', async () => {
    await open(nothingDue, [appointment(3)]);

    expect(screen.getByRole('heading', { name: 'Nothing due' })).toBeDefined();
  });

  it('leads to the memberships while there is nothing', async () => {
    await open(nothingDue, []);

    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See memberships' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  });

  it('shows older entries on request', async () => {
    const api = fakeApi({ 'user/getTimeline': { reply: { content: [appointment(2)], next: null } } });
    await open(nothingDue, [appointment(3)], '1898899200000000_appointment_3');

    await press('Show older');

    expect(screen.getAllByRole('link', { name: 'Nutrition consultancy' })).toHaveLength(2);
    expect(screen.getByText('1 older shown. These are all your entries.')).toBeDefined();
    expect(api.requests[0]?.query).toEqual({ before: '1898899200000000_appointment_3' });
  });
});
