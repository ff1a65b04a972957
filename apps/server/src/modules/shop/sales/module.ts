import { defineModule } from '../../../module.ts';
import { undoSale } from '../orders/api.ts';
import { registerSales } from './routes.ts';

/** Counter sales (D80). They write checkouts and orders like online ones. */
export const salesModule = defineModule({
  name: 'sales',
  routes: registerSales,
  undo: { 'goods sold': undoSale },
});
