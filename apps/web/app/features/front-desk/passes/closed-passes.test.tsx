import { gymDay } from '@namma/contract/days/dates';
import type { Pass } from '@namma/contract/passes/schemas';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { idle, leave, press, renderScreenAt, type } from '../../../testing/render-screen-at';
import { ClosedPasses } from './closed-passes';

beforeEach(() => startSession('a-token', 'desk@example.in', 'ADMIN'));
afterEach(leave);

it('moves the pass of a closed day to another day', async () => {
  const today = gymDay(new Date());
  const pass: Pass = {
    id: 2,
    kind: 'day',
    code: 'NS-P-48210938-2',
    name: 'Meghana',
    phone: '9876543210',
    center: 'kormangla',
    day: today,
    pricePaise: 30_000,
    state: 'open',
    usedAt: null,
    userId: null,
  };
  const api = fakeApi({ 'passes/move': { reply: { status: 'Moved', pass } } });
  const onMoved = vi.fn();
  const { messages } = await renderScreenAt(
    '/admin/passes',
    <ClosedPasses passes={[pass]} today={today} onMoved={onMoved} />,
  );

  await press('Move the pass of Meghana');
  await idle();
  await type('Day', today);
  act(() => void fireEvent.submit(screen.getByRole('form', { name: 'Move the pass' })));
  await idle();

  expect(api.requestsOf('passes/move').map(({ body }) => body)).toEqual([
    { passId: 2, day: today, center: 'kormangla' },
  ]);
  expect(messages()).toEqual(['Moved']);
  expect(onMoved).toHaveBeenCalledOnce();
});
