import type { TimelineSource } from '../../../module.ts';
import { followUpEntries, listFollowUpsById } from './queries/records.ts';

export const followUpTimeline: TimelineSource<'followUp'> = {
  entries: followUpEntries,
  read: async ({ db }, ids) =>
    (await listFollowUpsById(db, ids)).map(({ id, reason, outcome, again_on, note, name }) => ({
      kind: 'followUp',
      id,
      calledFor: reason,
      outcome,
      againOn: again_on,
      note,
      by: name ?? '',
    })),
};
