import type { TimelineSource } from '../../../module.ts';
import { documentPlaces } from './queries/documents.ts';
import { getDocumentsById } from './service.ts';

export const documentTimeline: TimelineSource<'document'> = {
  places: documentPlaces,
  read: async ({ db }, ids) =>
    (await getDocumentsById(db, ids)).map((row) => ({
      kind: 'document',
      id: row.id,
      documentKind: row.kind,
      number: row.number,
      totalPaise: row.total_paise,
      isCancelled: row.cancelled_at !== null,
    })),
};
