import type { TimelineSource } from '../../../module.ts';
import { listVisits, visitEntries } from './queries.ts';

export const visitTimeline: TimelineSource<'visit'> = {
  entries: visitEntries,
  read: async ({ db }, ids) =>
    (await listVisits(db, ids)).map((row) => ({
      kind: 'visit',
      id: row.id,
      center: row.center,
      verdict: row.is_in ? 'in' : 'refused',
      reason: row.refusal,
    })),
};
