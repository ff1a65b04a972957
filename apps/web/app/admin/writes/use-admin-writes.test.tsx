import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api';
import { fakeApi } from '../../testing/fake-api';
import { renderHookAt } from '../../testing/render-hook-at';
import { useAdminWrites } from './use-admin-writes';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const moved = { reply: { status: 'Order moved to Transit', activityId: 31 } };

async function openList(answers: Parameters<typeof fakeApi>[0]) {
  const network = fakeApi(answers);
  const list = {};
  const left: unknown[] = [];
  const hook = await renderHookAt('/admin/orders', () =>
    useAdminWrites({ list, stale: ['orders/'], onSkipped: (status, rows) => left.push({ status, rows }) }),
  );
  const move = (id: number) =>
    act(async () => {
      hook.current.writeRow(id, () => api('orders/update', { body: { id, status: 'Transit' } }));
    });
  const moveMany = (ids: number[]) =>
    act(async () => {
      await hook.current.write(ids, () =>
        api('orders/updateMany', { body: { moves: ids.map((id) => ({ id, status: 'Transit' as const })) } }),
      );
    });
  return { network, hook, left, move, moveMany };
}

describe('a row of an admin list', () => {
  it('is marked after an action, and no longer after its undo', async () => {
    const { network, hook, move } = await openList({
      'orders/update': moved,
      'admin/undo': { reply: { status: 'Change undone', done: [7], left: [] } },
    });

    await move(7);
    expect(hook.current.marks.get(7)).toMatchObject({ isDone: true });

    await act(async () => hook.current.marks.get(7)?.undo?.());
    expect(network.requestsOf('admin/undo').map(({ body }) => body)).toEqual([{ activityId: 31 }]);
    expect(hook.current.marks.size).toBe(0);
  });

  it('sends one undo, however often it is pressed', async () => {
    const { network, hook, move } = await openList({
      'orders/update': moved,
      'admin/undo': { reply: { status: 'Change undone', done: [7], left: [] } },
    });
    await move(7);
    const undo = hook.current.marks.get(7)?.undo;

    await act(async () => {
      undo?.();
      undo?.();
    });

    expect(network.requestsOf('admin/undo')).toHaveLength(1);
  });

  it('is marked as not done when another admin has changed it first', async () => {
    const { hook, move } = await openList({
      'orders/update': { status: 409, error: { message: 'The status of this order is now Delivered.' } },
    });

    await move(7);

    expect(hook.current.marks.get(7)).toEqual({ isDone: false });
  });

  it('stays unchanged when the server does not answer, and can be tried again', async () => {
    const { network, hook, move } = await openList({ 'orders/update': 'network is down' });
    await move(7);
    expect(hook.current.marks.size).toBe(0);

    network.answer({ 'orders/update': moved });
    await move(7);
    expect(hook.current.marks.get(7)?.isDone).toBe(true);
  });
});

describe('an action on several rows', () => {
  it('marks each row, is undone as one, and lists rows that the undo left unchanged', async () => {
    const { hook, left, moveMany } = await openList({
      'orders/updateMany': {
        reply: {
          status: '2 orders moved, 1 skipped',
          done: [1, 2],
          left: [{ id: 3, reason: 'Moved.' }],
          activityId: 40,
        },
      },
      'admin/undo': {
        reply: {
          status: '1 change undone, 1 skipped',
          done: [1],
          left: [{ id: 2, reason: 'Changed since.' }],
        },
      },
    });

    await moveMany([1, 2, 3]);
    expect([...hook.current.marks].map(([id, { isDone }]) => [id, isDone])).toEqual([
      [3, false],
      [1, true],
      [2, true],
    ]);
    expect(hook.current.lastMany?.status).toBe('2 orders moved, 1 skipped');

    await act(async () => hook.current.lastMany?.undo());
    expect([...hook.current.marks.keys()]).toEqual([3, 2]);
    expect(left).toEqual([
      { status: '1 change undone, 1 skipped', rows: [{ id: 2, reason: 'Changed since.' }] },
    ]);
    expect(hook.current.lastMany).toBeUndefined();
  });
});
