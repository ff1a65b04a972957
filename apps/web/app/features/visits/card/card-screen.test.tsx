import type { CardSecret, EntryMembership } from '@namma/contract/visits/schemas';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { leave, press, renderScreenAt } from '../../../testing/render-screen-at';
import { CardScreen, obstacleOf } from './card-screen';

const membership: EntryMembership = {
  id: 7,
  type: 'Elite',
  center: 'HSR Layout',
  payment_status: 'payed',
  duePaise: 0,
  pausedTo: null,
  startDate: '2030-01-01',
  endDate: '2030-06-30',
};
const card: CardSecret = {
  secret: 'A'.repeat(43),
  memberId: 42,
  name: 'Asha Rao',
  membership,
  now: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
};
const code = () => screen.findByRole('img', { name: /^Code of your member card/ });
const open = () => renderScreenAt('/profile/card', <CardScreen />);

afterEach(leave);

describe('the card', () => {
  it('shows the code, who it is, and the membership', async () => {
    startSession('token', 'asha@example.in');
    fakeApi({ 'user/cardSecret': { reply: card } });

    await open();

    expect(await code()).toBeTruthy();
    const text = screen.getByRole('article').textContent;
    for (const shown of ['Asha Rao', 'member No. 42', 'MembershipElite', '30 Jun 2030', 'HSR Layout'])
      expect(text).toContain(shown);
    expect(text).toMatch(/New code in \d+ seconds?/);
  });

  it('is to be shown where it lets the member in', async () => {
    startSession('token', 'asha@example.in');
    const running = { ...membership, startDate: '2020-01-01' };
    fakeApi({ 'user/cardSecret': { reply: { ...card, membership: running } } });
    await open();
    expect(await screen.findByText('Show this card at HSR Layout.')).toBeTruthy();
    leave();

    startSession('token', 'asha@example.in');
    fakeApi({ 'user/cardSecret': { reply: { ...card, membership: { ...running, center: null } } } });
    await open();

    expect(await screen.findByText('Show this card at any of our centers.')).toBeTruthy();
  });

  it('shows what to do without a connection, and is there once it comes back', async () => {
    startSession('token', 'asha@example.in');
    const server = fakeApi({ 'user/cardSecret': 'network is down' });
    await open();
    expect(screen.getByRole('alert').textContent).toContain("You're offline");

    server.answer({ 'user/cardSecret': { reply: card } });
    await press('Try again');

    expect(await code()).toBeTruthy();
  });

  it('leads to sign in, and back, when the session has ended elsewhere', async () => {
    startSession('token', 'asha@example.in');
    fakeApi({ 'user/cardSecret': { status: 401, error: { message: 'Unauthorized' } } });

    const { address } = await open();

    await waitFor(() => expect(address()).toBe('/signIn?from=%2Fprofile%2Fcard'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('leads a guest to sign in', async () => {
    const { requests } = fakeApi({});

    const { address, messages } = await open();

    expect(address()).toBe('/signIn?from=%2Fprofile%2Fcard');
    expect(messages()).toEqual(['Please Login']);
    expect(requests).toEqual([]);
  });
});

describe('the verdict at the counter', () => {
  it.each([
    ['2030-03-04', {}, undefined],
    ['2029-12-31', {}, 'Begins on 1 Jan 2030'],
    ['2030-07-01', {}, 'Ended on 30 Jun 2030'],
    ['2030-03-04', { payment_status: 'pending', duePaise: 1_289_900 }, 'Pay ₹12,899 at the center'],
    [
      '2029-12-31',
      { payment_status: 'pending', duePaise: 1_289_900 },
      'Begins on 1 Jan 2030. Pay ₹12,899 at the center',
    ],
    ['2030-03-04', { payment_status: 'pending' }, 'Pay at the center'],
    ['2030-03-04', { pausedTo: '2030-03-10' }, 'Paused until 10 Mar 2030'],
    ['2030-03-11', { pausedTo: '2030-03-10' }, undefined],
    [undefined, {}, undefined],
  ] as const)('on %s with %j: %s', (today, changes, obstacle) => {
    expect(obstacleOf({ ...membership, ...changes }, today)).toBe(obstacle);
  });
});
