import type { TimelineSource } from '../../../module.ts';
import { eventEntries } from './queries/days.ts';
import { membershipEntries } from './queries/memberships.ts';
import { getEventsById, getTerms } from './service.ts';

export const membershipTimeline: TimelineSource<'membership'> = {
  entries: membershipEntries,
  read: async ({ db }, ids) =>
    (await getTerms(db, ids)).map((row) => ({
      kind: 'membership',
      id: row.id,
      type: row.type,
      months: row.months,
      center: row.center,
      startDate: row.start_date,
      endDate: row.effective_end,
      totalPaise: row.total_paise,
      payment_status: row.payment_status,
    })),
};

export const eventTimeline: TimelineSource<'membershipEvent'> = {
  entries: eventEntries,
  read: async ({ db }, ids) =>
    (await getEventsById(db, ids)).map(({ kind, at: _at, ...event }) => ({
      ...event,
      kind: 'membershipEvent',
      eventKind: kind,
    })),
};
