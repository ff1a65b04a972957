import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { isOfBuyer } from './queries/documents.ts';

/** Documents stay as they were issued, as tax law asks. */
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
      // Lists no longer show or find the buyer's name.
      deletion: { set: { is_buyer_deleted: true } },
    },
  }),
};
