import type { Reply } from '@namma/contract/calls';
import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { openCenters } from '@namma/contract/values/centers';
import { formatMinuteOfDay } from '@namma/contract/values/opening-hours';
import { useEffect, useState } from 'react';
import { describeClosure } from '../../../admin/time/describe-time';
import { api } from '../../../lib/api/api';
import { sentenceOf, statusOf } from '../../../lib/api/api-error';
import { formatDays } from '../../../shared/membership-event';

const HTTP_CONFLICT = 409;

/** A closure that is not over, of a center or of some. */
export type CenterClosure = { id: number; where: string; when: string; reason: string; startsAt: string } & (
  | { kind: 'days'; fromDay: string; memberships: number }
  | { kind: 'hours' }
  | { kind: 'special'; ids: readonly number[] }
);

async function readClosures(signal: AbortSignal): Promise<CenterClosure[]> {
  const [days, { closures }, special] = await Promise.all([
    api('centers/getClosures', { signal }),
    api('consultancy/getCoaches', { signal }),
    api('centers/getHours', { signal }),
  ]);
  const ofDays = days.map(
    ({ id, center, fromDay, toDay, reason, memberships }): CenterClosure => ({
      kind: 'days',
      id,
      where: centerLabel(center),
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
    return [
      { kind: 'hours', id, where: centerLabel(center), reason, startsAt, when: describeClosure(closure) },
    ];
  });
  return [...ofDays, ...ofHours, ...joinEntries(special)].sort((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  );
}

/** Hours that several centers have got in one entry are one line. */
function joinEntries(rows: Reply<'centers/getHours'>): CenterClosure[] {
  const entries = new Map<string, Reply<'centers/getHours'>>();
  for (const row of rows) {
    const entry = `${row.day} ${row.at} ${row.setBy}`;
    entries.set(entry, [...(entries.get(entry) ?? []), row]);
  }
  return [...entries.values()].flatMap((entry): CenterClosure[] => {
    const [first] = entry;
    if (!first) return [];
    const { id, day, opensAtMinute, closesAtMinute, reason } = first;
    const hours = `${formatMinuteOfDay(opensAtMinute)} to ${formatMinuteOfDay(closesAtMinute)}`;
    return [
      {
        kind: 'special',
        id,
        ids: entry.map((row) => row.id),
        where:
          entry.length === openCenters().length
            ? 'All centers'
            : entry.map(({ center }) => centerLabel(center)).join(', '),
        when: `${formatDay(day)}, open from ${hours}`,
        reason,
        startsAt: day,
      },
    ];
  });
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

/** Reads the list again if the center is closed then already, to show that closure. */
export async function listAgainWhenClosed<T>(closing: Promise<T>, onMeanwhile: () => void): Promise<T> {
  try {
    return await closing;
  } catch (error) {
    if (statusOf(error) === HTTP_CONFLICT) onMeanwhile();
    throw error;
  }
}
