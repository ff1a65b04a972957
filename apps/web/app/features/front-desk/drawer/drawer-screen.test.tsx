import type { OpenDrawer } from '@namma/contract/drawers/schemas';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { leave, press, renderScreenAt } from '../../../testing/render-screen-at';
import { DrawerScreen } from './drawer-screen';

const drawer: OpenDrawer = {
  id: 7,
  center: 'indiranagar',
  floatPaise: 2_000_00,
  openedBy: 'Meera Iyer',
  openedAt: '2030-03-04T03:30:00.000Z',
  payouts: [],
};
const closed = { status: 'Drawer closed: ₹10 short', id: 7, expectedPaise: 317_450, countedPaise: 316_450 };

async function open(shown: OpenDrawer | null, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi(answers);
  await renderScreenAt(
    '/admin/drawer',
    <DrawerScreen open={shown} drawers={{ content: [], total: 0, totalPages: 0 }} page={1} />,
  );
  return api;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  startSession('a-token', 'desk@example.in', 'ADMIN');
  localStorage.setItem('counterCenter', 'indiranagar');
});
afterEach(() => {
  localStorage.clear();
  return leave();
});

it('opens a drawer with a float that is counted by denominations', async () => {
  const api = await open(null, {
    'drawers/open': { reply: { status: 'Drawer opened at indiranagar', id: 7 } },
  });

  type('₹500 ×', '3');
  type('₹20 ×', '4');
  await press('Open drawer');

  expect(screen.getByLabelText<HTMLInputElement>('Float').value).toBe('1,580');
  expect(api.requestsOf('drawers/open').map(({ body }) => body)).toEqual([
    { center: 'indiranagar', floatRupees: 1580 },
  ]);
});

it('closes only after a second press, and shows the difference then', async () => {
  const api = await open(drawer, { 'drawers/close': { reply: { ...closed, differencePaise: -1_000 } } });
  expect(screen.queryByText('Expected')).toBeNull();

  type('Counted cash', '3,164.50');
  await press('Close drawer');
  expect(api.requestsOf('drawers/close')).toEqual([]);
  await press('Yes, close it');

  expect(api.requestsOf('drawers/close').map(({ body }) => body)).toEqual([
    { center: 'indiranagar', drawerId: 7, countedRupees: 3164.5 },
  ]);
  expect(screen.getByRole('status', { name: 'Drawer closed' }).textContent).toBe(
    'Expected₹3,174.50Counted₹3,164.50Difference₹10 short',
  );
});

it('pays out with a reason', async () => {
  const api = await open(drawer, { 'drawers/payOut': { reply: { status: '₹60 paid out' } } });

  type('Amount', '60');
  await press('Pay out');
  expect(screen.getByText('Say what the cash was paid for')).toBeDefined();
  type('Reason', 'Milk');
  await press('Pay out');

  expect(api.requestsOf('drawers/payOut').map(({ body }) => body)).toEqual([
    { center: 'indiranagar', amountRupees: 60, reason: 'Milk' },
  ]);
});
