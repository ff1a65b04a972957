import type { MemberData } from '../../../module.ts';
import { deleteCarts, listCartOf } from './queries.ts';

export const cartData: MemberData = {
  tables: { cart_lines: { download: 'cart', deletion: 'erased' } },
  read: async ({ db }, { userId, lang }) => {
    const rows = await listCartOf(db, userId, lang);
    return {
      cart: rows.map((row) => ({
        productId: row.product_id,
        product: row.product,
        quantity: row.quantity,
        addedAt: row.created_at.toISOString(),
      })),
    };
  },
  // Once more later, because a request that was under way may have put something into the cart.
  forgetWritten: async (tx, userIds) => {
    await deleteCarts(tx, userIds);
  },
};
