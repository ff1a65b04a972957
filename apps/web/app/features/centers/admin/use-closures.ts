import type { Center } from '@namma/contract/centers/rules';
import { useEffect, useState } from 'react';
import { describeClosure } from '../../../admin/time/describe-time';
import { api } from '../../../lib/api/api';
import { sentenceOf, statusOf } from '../../../lib/api/api-error';
import { formatDays } from '../../../shared/membership-event';

const HTTP_CONFLICT = 409;

/** A closure of a center that is not over. */
export type CenterClosure = { id: number; center: Center; when: string; reason: string; startsAt: string } & (
  | { kind: 'days'; fromDay: string; memberships: number }
  | { kind: 'hours' }
);

async function readClosures(signal: AbortSignal): Promise<CenterClosure[]> {
  const [days, { closures }] = await Promise.all([
    api('centers/getClosures', { signal }),
    api('consultancy/getCoaches', { signal }),
  ]);
  const ofDays = days.map(
    ({ id, center, fromDay, toDay, reason, memberships }): CenterClosure => ({
      kind: 'days',
      id,
      center,
      reason,
      fromDay,
      memberships,
      when: formatDays(fromDay, toDay),
      startsAt: fromDay,
    }),
  );
  const ofHours = closures.flatMap((closure): CenterClosure[] => {
    const { id, center, reason, startsAt, isOfClosedDays } = closure;
    if (center === null || isOfClosedDays) return [];
    return [{ kind: 'hours', id, center, reason, startsAt, when: describeClosure(closure) }];
  });
  return [...ofDays, ...ofHours].sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
}

/** All closures of centers that are not over, whole days and hours, soonest first. */
export function useClosures() {
  const [closures, setClosures] = useState<readonly CenterClosure[]>();
  const [failure, setFailure] = useState<string>();
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` asks for another read
  useEffect(() => {
    const stop = new AbortController();
    readClosures(stop.signal).then(
      (rows) => {
        setClosures(rows);
        setFailure(undefined);
      },
      (error) => !stop.signal.aborted && setFailure(sentenceOf(error)),
    );
    return () => stop.abort();
  }, [reads]);
  return { closures, failure, read: () => setReads((count) => count + 1) };
}

/** Reads the list again where the center is closed then already: it shows what is in the way. */
export async function listAgainWhenClosed<T>(closing: Promise<T>, onMeanwhile: () => void): Promise<T> {
  try {
    return await closing;
  } catch (error) {
    if (statusOf(error) === HTTP_CONFLICT) onMeanwhile();
    throw error;
  }
}
