import type { TimelineSource } from '../../../module.ts';
import { listPressesById, pressEntries } from './queries.ts';

export const whatsAppTimeline: TimelineSource<'whatsApp'> = {
  entries: pressEntries,
  read: async ({ db }, ids) =>
    (await listPressesById(db, ids)).map(({ id, kind, name }) => ({
      kind: 'whatsApp',
      id,
      writtenOf: kind,
      by: name ?? '',
    })),
};
