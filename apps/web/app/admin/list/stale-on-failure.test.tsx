import { failures } from '@namma/contract/messages/failures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error';
import { endSession, startSession } from '../../lib/session/session-changes';
import { toast } from '../../ui/toast';
import { keepStaleOnFailure } from './stale-on-failure';

const requestOf = (path: string) => ({ request: new Request(`http://gym.example${path}`) });
const away = new ApiError(0, failures.networkError);

beforeEach(() => {
  startSession('token', 'admin@namma.fit', 'ADMIN');
  window.history.replaceState(null, '', '/admin/orders?page=2');
});
afterEach(() => {
  endSession();
  vi.restoreAllMocks();
});

describe('an admin list that is read again', () => {
  const openList = async () => {
    const read = vi.fn().mockResolvedValueOnce({ rows: ['order 7'] });
    const load = keepStaleOnFailure<unknown>(read);
    const first = await load(requestOf('/admin/orders?page=2'));
    return { read, load, first };
  };

  it.each([away, new ApiError(503, 'The database is away.')])(
    'keeps its rows when the server cannot be reached, and shows a message',
    async (error) => {
      const said = vi.spyOn(toast, 'error');
      const { read, load, first } = await openList();
      read.mockRejectedValue(error);

      expect(await load(requestOf('/admin/orders?page=2'))).toBe(first);
      expect(said.mock.calls).toEqual([[error.message]]);
    },
  );

  it('shows new rows when the server can be reached', async () => {
    const { read, load } = await openList();
    read.mockResolvedValue({ rows: ['order 8'] });

    expect(await load(requestOf('/admin/orders?page=2'))).toEqual({ rows: ['order 8'] });
  });

  it.each([
    ['another page is turned to', '/admin/orders?page=3', away],
    ['the server refuses', '/admin/orders?page=2', new ApiError(403, 'No.')],
  ])('fails when %s', async (_when, path, error) => {
    const { read, load } = await openList();
    read.mockRejectedValue(error);

    await expect(load(requestOf(path))).rejects.toBe(error);
  });

  it('fails when its screen is opened from another one', async () => {
    const { read, load } = await openList();
    window.history.replaceState(null, '', '/admin');
    read.mockRejectedValue(away);

    await expect(load(requestOf('/admin/orders?page=2'))).rejects.toBe(away);
  });

  it('is never shown to the next person who signs in', async () => {
    const { read, load } = await openList();
    startSession('another token', 'meera@namma.fit', 'ADMIN');
    read.mockRejectedValue(away);

    await expect(load(requestOf('/admin/orders?page=2'))).rejects.toBe(away);
  });
});
