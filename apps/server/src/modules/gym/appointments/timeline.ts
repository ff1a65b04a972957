import type { TimelineSource } from '../../../module.ts';
import { bookingEntries } from './queries/bookings.ts';
import { listBookings } from './queries/lists.ts';

export const bookingTimeline: TimelineSource<'appointment'> = {
  entries: bookingEntries,
  read: async ({ db }, ids) =>
    (await listBookings(db, { ids })).map(({ id, consult_type, date, starts_at, status }) => ({
      kind: 'appointment',
      id,
      consult_type,
      date,
      startsAt: starts_at?.toISOString() ?? null,
      status,
    })),
};
