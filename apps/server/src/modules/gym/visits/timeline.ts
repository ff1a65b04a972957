import type { TimelineSource } from '../../../module.ts';
import { listVisits, visitPlaces } from './queries.ts';

export const visitTimeline: TimelineSource<'visit'> = {
  places: visitPlaces,
  read: async ({ db }, ids) =>
    (await listVisits(db, ids)).map((row) => ({
      kind: 'visit',
      id: row.id,
      center: row.center,
      verdict: row.is_in ? 'in' : 'refused',
      reason: row.refusal,
    })),
};
