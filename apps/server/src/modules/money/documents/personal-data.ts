import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { isOfBuyer } from './queries/documents.ts';

/** Tax law requires documents to stay as issued. */
export const documentsData: PersonalData = {
  tables: memberTables({
    documents: {
      whose: ({ userId }) => isOfBuyer(userId),
      download: {
        part: 'documents',
        fields: {
          number: 'number',
          kind: 'kind',
          issuedAt: 'issued_at',
          buyer: 'buyer',
          deliverTo: 'deliver_to',
          lines: 'lines',
          totalPaise: 'total_paise',
          cancelledAt: 'cancelled_at',
          printedAt: 'printed_at',
        },
      },
      // Hides the buyer's name in lists and searches.
      deletion: { set: { is_buyer_deleted: true } },
    },
  }),
};
