import type { MemberData } from '../../../module.ts';
import { hideBuyer } from './queries/documents.ts';
import { listDocumentsOf } from './queries/own-data.ts';

/** After a deletion lists no longer show or find the buyer's name. */
export const documentsData: MemberData = {
  tables: {
    documents: { download: 'documents', deletion: { not: 'stay as they were issued, as tax law asks' } },
  },
  read: async ({ db }, { userId }) => {
    const rows = await listDocumentsOf(db, userId);
    return {
      documents: rows.map((row) => ({
        number: row.number,
        kind: row.kind,
        issuedAt: row.issued_at.toISOString(),
        buyer: row.buyer,
        deliverTo: row.deliver_to,
        lines: row.lines,
        totalPaise: row.total_paise,
        cancelledAt: row.cancelled_at?.toISOString() ?? null,
        printedAt: row.printed_at?.toISOString() ?? null,
      })),
    };
  },
  forget: async (tx, { userId }) => {
    await hideBuyer(tx, userId);
  },
};
