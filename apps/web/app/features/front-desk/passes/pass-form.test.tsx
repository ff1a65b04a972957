import { gymDay } from '@namma/contract/days/dates';
import type { Pass } from '@namma/contract/passes/schemas';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { choose, idle, leave, press, renderScreenAt, type } from '../../../testing/render-screen-at';
import { PassForm } from './pass-form';

const sentence = 'Meghana already has a day pass for this day and center: NS-P-48210937-4.';
const had = { status: 409, error: { code: 'dayPassHad', message: sentence } };
const pass: Pass = {
  id: 2,
  kind: 'day',
  code: 'NS-P-48210938-2',
  name: 'Meghana',
  phone: '9876543210',
  center: 'kormangla',
  day: '2030-03-04',
  pricePaise: 30_000,
  state: 'open',
  usedAt: null,
  userId: null,
};
const sold = { reply: { status: 'Sold', pass, qr: { size: 21, path: '' } } };

beforeEach(() => startSession('a-token', 'desk@example.in', 'ADMIN'));
afterEach(leave);

async function open(onSold = vi.fn()) {
  await renderScreenAt(
    '/admin/passes',
    <PassForm
      center="kormangla"
      today={gymDay(new Date())}
      pricePaise={{ trial: 0, day: 30_000 }}
      request={undefined}
      onSold={onSold}
    />,
  );
  await type('Name', 'Meghana');
  await type('Phone', '9876543210');
  choose('Pass', 'day');
  const form = screen.getByRole('form', { name: 'New pass' });
  act(() => void fireEvent.submit(form));
  await idle();
  return onSold;
}

it('names the day pass that the phone number has, and sells another one only when that is pressed', async () => {
  const api = fakeApi({ 'passes/sell': had });
  const onSold = await open();
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  expect(onSold).not.toHaveBeenCalled();

  api.answer({ 'passes/sell': sold });
  await press('Sell another');
  await idle();

  expect(api.requestsOf('passes/sell').map(({ body }) => (body as { isAnother?: true }).isAnother)).toEqual([
    undefined,
    true,
  ]);
  expect(onSold).toHaveBeenCalledOnce();
});

it('asks anew about another phone number', async () => {
  const api = fakeApi({ 'passes/sell': had });
  await open();

  await type('Phone', '9876543211');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void fireEvent.submit(screen.getByRole('form', { name: 'New pass' })));
  await idle();

  expect(api.requestsOf('passes/sell').at(-1)?.body).not.toHaveProperty('isAnother');
});
