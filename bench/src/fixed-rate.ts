import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Request, send } from './ask.ts';
import type { Load } from './load.ts';
import type { LoadResult } from './load-result.ts';

/** Requests wait in the client, not in the server, when more than this many are open. */
const SOCKETS_MOST = 256;

/**
 * Sends this many requests a second, whether or not earlier ones were answered, as independent visitors do. Each is
 * timed from the moment it was due, so a stalled server shows in every request of that time; a fixed number of
 * clients that wait for their answers (wrk) would stop sending and hide it.
 */
export async function runAtFixedRate(origin: string, load: Load, perSecond: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MOST });
  const milliseconds: number[] = [];
  const result = { requests: 0, bytes: 0, refused: 0, broken: 0 };
  const total = Math.round(load.seconds * perSecond);
  const start = performance.now();
  const underWay: Promise<void>[] = [];

  const sendOne = async (i: number): Promise<void> => {
    const dueAt = start + (i * 1_000) / perSecond;
    const request = load.requests[(load.start + i) % load.requests.length] as Request;
    try {
      const { status, raw } = await send(origin, request, load.encoding, agent);
      result.requests++;
      result.bytes += raw.length;
      if (status >= 400) result.refused++;
      milliseconds.push(performance.now() - dueAt);
    } catch {
      result.broken++;
    }
  };
  while (underWay.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - start) * perSecond) / 1_000) + 1);
    while (underWay.length < due) underWay.push(sendOne(underWay.length));
    await sleep(1);
  }
  await Promise.all(underWay);
  const seconds = (performance.now() - start) / 1_000;
  agent.destroy();
  milliseconds.sort((a, b) => a - b);
  return {
    ...result,
    seconds,
    p50Milliseconds: percentile(milliseconds, 0.5),
    p95Milliseconds: percentile(milliseconds, 0.95),
    p99Milliseconds: percentile(milliseconds, 0.99),
  };
}

/** The smallest value that this share of the values does not exceed; NaN when there are none. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
