import type { MemberData } from '../../../module.ts';
import { eraseHiddenReasons, listReviewsOf } from './queries.ts';

/** A review stays without a name; the reason for hiding it, which may name its author, goes. */
export const reviewsData: MemberData = {
  tables: { reviews: { download: 'reviews', deletion: 'erased' } },
  read: async ({ db }, { userId, lang }) => {
    const rows = await listReviewsOf(db, userId, lang);
    return {
      reviews: rows.map((row) => ({
        reviewId: row.id,
        orderId: row.order_id,
        product: row.product,
        stars: row.stars,
        text: row.text,
        writtenAt: row.created_at.toISOString(),
        hiddenAt: row.hidden_at?.toISOString() ?? null,
        hiddenReason: row.hidden_reason,
      })),
    };
  },
  forgetWritten: async (tx, userIds) => {
    await eraseHiddenReasons(tx, userIds);
  },
};
