import type { MemberData } from '../../../module.ts';
import { listChangesOf } from './queries.ts';

export const activityData: MemberData = {
  tables: {
    activity: { download: 'changes', deletion: { not: 'refers to people only by their ids' } },
  },
  read: async ({ db }, { userId }) => {
    const rows = await listChangesOf(db, userId);
    return {
      changes: rows.map((row) => ({
        at: row.at.toISOString(),
        action: row.action,
        subjectType: row.subject_type,
        subjectId: row.subject_id,
        isOwn: row.admin_id === userId,
        before: row.before,
        after: row.after,
      })),
    };
  },
};
