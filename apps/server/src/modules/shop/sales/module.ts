import { defineModule } from '../../../module.ts';
import { undoSale } from '../orders/api.ts';
import { registerSales } from './routes.ts';

/** Goods over the counter (D80). What it sells are checkouts and orders like those of the site. */
export const salesModule = defineModule({
  name: 'sales',
  routes: registerSales,
  undo: { 'goods sold': undoSale },
});
