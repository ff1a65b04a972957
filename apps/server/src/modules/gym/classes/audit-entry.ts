import type { ActivityEntry } from '../../core/audit/api.ts';
import type { Occurrence, Slot } from './rules.ts';

/** The subject of a log entry about a class. */
export const entryOf = (id: number, { type }: Pick<Slot, 'type'>) =>
  ({
    subjectType: 'class',
    subjectId: id,
    subjectUserId: null,
    subject: type,
  }) satisfies Partial<ActivityEntry>;

export const describeSlot = ({
  center,
  coach_id,
  weekday,
  from_minute,
  minutes: length,
  capacity,
  from_day,
}: Slot) => ({
  center,
  coach: coach_id,
  weekday,
  fromMinute: from_minute,
  minutes: length,
  capacity,
  from: from_day,
});

export const describeDay = ({ startsAt, minutes: length, capacity, coach, isCancelled }: Occurrence) => ({
  startsAt: startsAt.toISOString(),
  minutes: length,
  capacity,
  coach: coach?.name ?? null,
  cancelled: isCancelled,
});
