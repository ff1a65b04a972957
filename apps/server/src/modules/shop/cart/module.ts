import { defineModule } from '../../../module.ts';
import { deleteDemoRows } from '../../../platform/db/demo-rows.ts';
import { cartData } from './own-data.ts';
import { registerCart } from './routes.ts';

export const cartModule = defineModule({
  name: 'cart',
  owns: ['cart_lines'],
  routes: registerCart,
  memberData: cartData,
  demo: {
    clear: async (tx) => {
      await deleteDemoRows(tx, 'cart_lines');
      return {};
    },
  },
});
