import { firstCenters } from '@namma/contract/values/centers';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leave } from '../testing/render-screen-at';
import { ClosedCenters } from './closed-centers';

afterEach(leave);

it('shows when centers are closed, for whole days or hours, in the time of the gym, with the reason', () => {
  const day = {
    center: 'kormangla',
    fromDay: '2030-03-05',
    toDay: '2030-03-05',
    reason: 'New floor',
  } as const;
  const hours = { startsAt: '2030-03-05T06:30:00.000Z', endsAt: '2030-03-05T08:30:00.000Z' };
  const closed = [
    { ...day, hours },
    { ...day, hours: null },
    { ...day, center: 'HSR Layout' as const, toDay: '2030-03-07', hours: null },
    { ...day, toDay: '2030-03-06', hours: { ...hours, endsAt: '2030-03-06T08:30:00.000Z' } },
  ];

  render(<ClosedCenters closed={closed} className="" />);

  expect(screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'kormangla is closed on 5 Mar 2030 from 12:00PM to 2:00PM.',
    'kormangla is closed on 5 Mar 2030.',
    'HSR Layout is closed from 5 Mar 2030 to 7 Mar 2030.',
    'kormangla is closed from 5 Mar 2030, 12:00PM to 6 Mar 2030, 2:00PM.',
  ]);
  expect(screen.getAllByText('New floor')).toHaveLength(4);
});

it('reports in one line what all centers have in common, and when only hours are others', () => {
  const day = {
    fromDay: '2030-03-05',
    toDay: '2030-03-05',
    hours: null,
    open: { opensAtMinute: 480, closesAtMinute: 720 },
    reason: 'Diwali',
  };
  const later = { ...day, fromDay: '2030-03-06', toDay: '2030-03-06', center: 'HSR Layout' as const };

  render(
    <ClosedCenters closed={[...firstCenters.map((center) => ({ ...day, center })), later]} className="" />,
  );

  expect(screen.getByRole('complementary', { name: 'Other hours soon' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'All centers: open on 5 Mar 2030 from 8:00AM to 12:00PM only.',
    'HSR Layout: open on 6 Mar 2030 from 8:00AM to 12:00PM only.',
  ]);
});

it('takes no room while no center is closed', () => {
  const { container } = render(<ClosedCenters closed={[]} className="" />);

  expect(container.textContent).toBe('');
});
