import type { MemberData } from '../../../module.ts';
import { listVisitsOf, unlinkVisits } from './queries.ts';

/** After a deletion visits still count, without who came. */
export const visitsData: MemberData = {
  tables: { visits: { download: 'visits', deletion: 'erased' } },
  read: async ({ db }, { userId }) => {
    const rows = await listVisitsOf(db, userId);
    return {
      visits: rows.map((row) => ({
        visitId: row.id,
        center: row.center,
        at: row.at.toISOString(),
        wasLetIn: row.is_in,
        refusal: row.refusal,
        overruled: row.overruled,
      })),
    };
  },
  forget: async (tx, { userId }) => {
    await unlinkVisits(tx, userId);
  },
};
