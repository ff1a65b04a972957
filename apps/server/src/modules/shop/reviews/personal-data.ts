import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { ERASED } from '../../../platform/db/erased.ts';
import { productNameOf } from '../../../platform/db/lists/product-name.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

/** A review is kept without a name; the reason for hiding it, which may contain one, is erased. */
export const reviewsData: PersonalData = {
  tables: memberTables({
    reviews: {
      download: {
        part: 'reviews',
        fields: {
          reviewId: 'id',
          orderId: 'order_id',
          product: { sql: ({ lang }) => productNameOf('reviews.product_id', lang) },
          stars: 'stars',
          text: 'text',
          writtenAt: 'created_at',
          hiddenAt: 'hidden_at',
          hiddenReason: 'hidden_reason',
        },
      },
      deletion: {
        set: { hidden_reason: sql`case when hidden_reason is not null then ${ERASED} end` },
        isRepeated: true,
      },
    },
  }),
};
