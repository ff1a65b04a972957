import { minutes } from '@namma/contract/days/dates';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startJobs } from './jobs.ts';
import { NOTHING_TRIED } from './module.ts';
import { modules } from './modules.ts';
import { startTestGym } from './testing/gym.ts';

const gym = await startTestGym({ now: new Date('2030-03-04T06:00:00Z') });

it('removes expired sessions, counters and keys, and no others', async () => {
  const { db } = gym;
  const { userId } = await gym.make.member();
  await db.deleteFrom('sessions').execute();
  const [past, future] = [new Date('2030-03-04T05:59:59Z'), new Date('2030-03-04T06:00:01Z')];
  const hash = (byte: number) => Buffer.alloc(32, byte);
  await db
    .insertInto('sessions')
    .values([
      { token_hash: hash(1), user_id: userId, expires_at: past },
      { token_hash: hash(2), user_id: userId, expires_at: future },
    ])
    .execute();
  await db
    .insertInto('tries')
    .values([
      { key: 'old', count: 1, resets_at: past },
      { key: 'new', count: 1, resets_at: future },
    ])
    .execute();
  const key = (name: string, created: string) => ({
    user_id: userId,
    key: name,
    request_hash: hash(0),
    created_at: new Date(created),
  });
  await db
    .insertInto('idempotency_keys')
    .values([key('old', '2030-03-03T05:59:59Z'), key('new', '2030-03-03T06:00:01Z')])
    .execute();

  const deps = { db, clock: () => new Date('2030-03-04T06:00:00Z'), isRateLimited: true };
  for (const { jobs = [] } of modules) for (const { run } of jobs) await run(deps, modules);

  expect(
    (await db.selectFrom('sessions').select('token_hash').execute()).map((row) => row.token_hash[0]),
  ).toEqual([2]);
  expect(await db.selectFrom('tries').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }]);
});

describe('the jobs of all modules', () => {
  afterEach(() => vi.useRealTimers());
  const deps = { db: gym.db, clock: () => gym.now(), isRateLimited: true };

  it('run at their times; one that throws is reported by its name and runs again, beside the others', async () => {
    vi.useFakeTimers();
    const runs: string[] = [];
    const failures: unknown[] = [];
    const stop = startJobs(
      deps,
      [
        {
          name: 'gym',
          jobs: [
            { name: 'break', everyMinutes: 1, run: async () => Promise.reject(new Error('broken')) },
            { name: 'tick', everyMinutes: 1, run: async () => runs.push('tick') },
            { name: 'sweep', everyMinutes: 60, run: async () => runs.push('sweep') },
          ],
        },
      ],
      (name, error) => failures.push([name, String(error)]),
    );

    await vi.advanceTimersByTimeAsync(minutes(2));
    expect(runs).toEqual(['tick', 'tick']);
    expect(failures).toEqual([
      ['break', 'Error: broken'],
      ['break', 'Error: broken'],
    ]);
    await vi.advanceTimersByTimeAsync(minutes(58));
    expect(runs.filter((name) => name === 'sweep')).toHaveLength(1);
    stop();
    const { length } = runs;
    await vi.advanceTimersByTimeAsync(minutes(60));
    expect(runs).toHaveLength(length);
  });

  it('report attempts, and nothing for a run without an attempt', async () => {
    vi.useFakeTimers();
    const notified: unknown[] = [];
    const results = [() => Promise.reject(new Error('full')), async () => NOTHING_TRIED, async () => 3];
    const run = () => (results.shift() ?? (async () => NOTHING_TRIED))();
    const stop = startJobs(
      deps,
      [{ name: 'gym', jobs: [{ name: 'back up', everyMinutes: 1, run }] }],
      () => {},
      (name, error) => notified.push([name, error && String(error)]),
    );

    await vi.advanceTimersByTimeAsync(minutes(5));

    expect(notified).toEqual([
      ['back up', 'Error: full'],
      ['back up', undefined],
    ]);
    stop();
  });

  it('run at once if declared so, and then at their intervals', async () => {
    vi.useFakeTimers();
    const runs: string[] = [];
    const run = async () => runs.push('backup');

    const stop = startJobs(
      deps,
      [{ name: 'gym', jobs: [{ name: 'back up', everyMinutes: 1, atStart: true, run }] }],
      () => {},
    );

    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(minutes(2));
    expect(runs).toHaveLength(3);
    stop();
  });

  it('are not started again while they still run', async () => {
    vi.useFakeTimers();
    let started = 0;
    let finish = () => {};
    const run = () => {
      started++;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    const stop = startJobs(deps, [{ name: 'gym', jobs: [{ name: 'slow', everyMinutes: 1, run }] }], () => {});

    await vi.advanceTimersByTimeAsync(minutes(3));
    expect(started).toBe(1);
    finish();
    await vi.advanceTimersByTimeAsync(minutes(1));
    expect(started).toBe(2);
    finish();
    stop();
  });
});
