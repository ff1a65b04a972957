import { gymDay } from '@namma/contract/days/dates';
import type { TimelineSource } from '../../../module.ts';
import { stateOf } from './present.ts';
import { listPassesById, passEntries } from './queries/passes.ts';

/** The passes that a person had before becoming a member. */
export const passTimeline: TimelineSource<'pass'> = {
  entries: passEntries,
  read: async ({ db, clock }, ids) =>
    (await listPassesById(db, ids)).map((row) => ({
      kind: 'pass',
      id: row.id,
      passKind: row.kind,
      day: row.day,
      center: row.center,
      state: stateOf(row, gymDay(clock())),
    })),
};
