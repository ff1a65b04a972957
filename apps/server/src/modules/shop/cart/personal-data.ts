import type { PersonalData } from '../../../module.ts';
import { productNameOf } from '../../../platform/db/lists/product-name.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';

export const cartData: PersonalData = {
  tables: memberTables({
    cart_lines: {
      download: {
        part: 'cart',
        fields: {
          productId: 'product_id',
          product: { sql: ({ lang }) => productNameOf('cart_lines.product_id', lang) },
          quantity: 'quantity',
          addedAt: 'created_at',
        },
      },
      deletion: { isRepeated: true },
    },
  }),
};
