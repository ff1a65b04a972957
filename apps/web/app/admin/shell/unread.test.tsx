import type { UnreadCounts } from '@namma/contract/admin/schemas';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { renderHookAt } from '../../testing/render-hook-at';
import { useArrivals, useUnread, useUnreadPolling } from './unread';

const none = { count: 0, newestId: 0 };
const countsOf = (orders: { count: number; newestId: number }): { reply: UnreadCounts } => ({
  reply: { orders, memberships: none, queries: none, appointments: none, returnsWaiting: 0 },
});
const readAt = new Date('2030-03-04T06:30:00Z');

beforeEach(() => {
  vi.useFakeTimers();
  startSession('token', 'asha@example.in', 'ADMIN');
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const afterHalfAMinute = () => act(() => vi.advanceTimersByTimeAsync(30_000));

describe('the unread counts of an admin', () => {
  it('are polled, but not while the page is hidden', async () => {
    const network = fakeApi({ 'admin/getUnread': countsOf({ count: 2, newestId: 7 }) });
    const hook = await renderHookAt('/admin', () => {
      useUnreadPolling();
      return useUnread() ?? 'unknown';
    });
    expect(hook.current).toMatchObject({ orders: { count: 2 } });

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await afterHalfAMinute();
    expect(network.requestsOf('admin/getUnread')).toHaveLength(1);

    visibility.mockReturnValue('visible');
    await afterHalfAMinute();
    expect(network.requestsOf('admin/getUnread')).toHaveLength(2);
    hook.unmount();
  });

  it('stay unchanged when the network is down', async () => {
    const network = fakeApi({ 'admin/getUnread': countsOf({ count: 2, newestId: 7 }) });
    const hook = await renderHookAt('/admin', () => {
      useUnreadPolling();
      return useUnread() ?? 'unknown';
    });

    network.answer({ 'admin/getUnread': 'network is down' });
    await afterHalfAMinute();

    expect(hook.current).toMatchObject({ orders: { count: 2 } });
    hook.unmount();
  });
});

describe('an open list', () => {
  it('is marked as read, and counts new rows by its own filters', async () => {
    const network = fakeApi({
      'admin/getUnread': countsOf({ count: 3, newestId: 7 }),
      'admin/markRead': { reply: { status: 'Marked as read' } },
    });
    const countAfter = vi.fn(async () => 2);
    const hook = await renderHookAt('/admin/orders', () => {
      useUnreadPolling();
      const arrived = useArrivals({ list: 'orders', newestId: 7, readAt, countAfter });
      return { arrived };
    });
    expect(network.requestsOf('admin/markRead').map(({ body }) => body)).toEqual([
      { list: 'orders', upTo: 7 },
    ]);
    expect(hook.current.arrived).toBe(0);
    expect(countAfter).not.toHaveBeenCalled();

    network.answer({ 'admin/getUnread': countsOf({ count: 3, newestId: 10 }) });
    await afterHalfAMinute();

    expect(countAfter).toHaveBeenCalledExactlyOnceWith(7);
    expect(hook.current.arrived).toBe(2);
    hook.unmount();
  });
});
