import type { TimelineSource } from '../../../module.ts';
import { documentEntries } from './queries/documents.ts';
import { getDocumentsById } from './service.ts';

export const documentTimeline: TimelineSource<'document'> = {
  entries: documentEntries,
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
