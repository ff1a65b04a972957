import { defineModule } from '../../../module.ts';
import { undoProductChanges, undoProductDeletions } from './admin.ts';
import { offerUncounted, subtractDemoSales } from './queries/stock.ts';
import { catalogueReads, registerCatalogue } from './routes.ts';
import { getBestSold } from './service.ts';
import { refreshSellable, sweepStock } from './stock.ts';

export const catalogueModule = defineModule({
  name: 'catalogue',
  owns: ['products', 'product_facts', 'product_families', 'product_pictures', 'product_words'],
  routes: registerCatalogue,
  publicReads: catalogueReads,
  jobs: [{ name: 'count products again whose batches have run out', everyMinutes: 1, run: sweepStock }],
  undo: { 'product changed': undoProductChanges, 'product deleted': undoProductDeletions },
  demo: {
    unlink: subtractDemoSales,
    clear: async (tx, { productIds, now }) => {
      await offerUncounted(tx, productIds);
      await refreshSellable(tx, productIds, now);
      return {};
    },
  },
  dashboard: async (db) => ({ products: await getBestSold(db) }),
});
