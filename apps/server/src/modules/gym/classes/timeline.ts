import type { TimelineSource } from '../../../module.ts';
import { classEntries, listBookingsById } from './queries/attendance.ts';

export const classTimeline: TimelineSource<'class'> = {
  entries: classEntries,
  read: async ({ db }, ids) =>
    (await listBookingsById(db, ids)).map((row) => ({
      kind: 'class',
      id: row.id,
      slotId: row.slot_id,
      day: row.day,
      type: row.type,
      center: row.center,
      startsAt: row.starts_at.toISOString(),
      isWaiting: row.state === 'booked' && !row.is_in,
      state: row.state,
    })),
};
