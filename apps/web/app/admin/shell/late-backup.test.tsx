import type { OwnStaff } from '@namma/contract/staff/schemas';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { renderHookAt } from '../../testing/render-hook-at';
import { sampleSystem } from '../../testing/sample-system';
import { keepBackupState, readBackupState, useLateBackup } from './late-backup';
import { keepOwnStaff } from './permissions';

const late = { ...sampleSystem, isBackupLate: true };

beforeEach(() => {
  vi.useFakeTimers();
  startSession('token', 'asha@example.in', 'ADMIN');
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));

describe('the red line about the last good backup', () => {
  it('appears while a window stays open, and disappears after a verified backup', async () => {
    const network = fakeApi({ 'admin/getSystem': { reply: sampleSystem } });
    const hook = await renderHookAt('/admin', () => useLateBackup() ?? 'none');
    expect(hook.current).toBe('none');

    network.answer({ 'admin/getSystem': { reply: late } });
    await pass(11);
    expect(hook.current).toEqual({ lastGoodBackupAt: sampleSystem.lastGoodBackupAt });

    network.answer({ 'admin/getSystem': { reply: sampleSystem } });
    await pass(11);
    expect(hook.current).toBe('none');
    hook.unmount();
  });

  it('stays while the server cannot be reached', async () => {
    fakeApi({ 'admin/getSystem': 'network is down' });
    const hook = await renderHookAt('/admin', () => useLateBackup() ?? 'none');
    act(() => keepBackupState(late));

    await pass(11);

    expect(hook.current).toEqual({ lastGoodBackupAt: sampleSystem.lastGoodBackupAt });
    hook.unmount();
  });

  it('is not asked for by who may not read it, and not left to the next person', async () => {
    const network = fakeApi({ 'admin/getSystem': { reply: late } });
    const hook = await renderHookAt('/admin', () => useLateBackup() ?? 'none');
    act(() => keepBackupState(late));

    act(() => endSession());
    expect(hook.current).toBe('none');

    startSession('token', 'desk@example.in', 'ADMIN');
    keepOwnStaff({ permissions: [] } as unknown as OwnStaff);
    await readBackupState();
    await pass(11);

    expect(network.requestsOf('admin/getSystem')).toHaveLength(0);
    hook.unmount();
  });
});
