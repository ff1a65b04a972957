import { defineModule } from '../../../module.ts';
import { registerStock } from './routes.ts';

export const stockModule = defineModule({
  name: 'stock',
  owns: ['product_stock', 'stock_batches', 'stock_moves'],
  routes: registerStock,
  personalData: {
    tables: {
      stock_moves: {
        download: { not: 'of products; their orders are in the download' },
        deletion: { not: 'of products' },
      },
    },
  },
});
