import { defineModule } from '../../../module.ts';
import { undoProductChanges, undoProductDeletions } from './admin.ts';
import { catalogueReads, registerCatalogue } from './routes.ts';
import { getBestSold } from './service.ts';
import { sweepStock } from './stock.ts';

export const catalogueModule = defineModule({
  name: 'catalogue',
  owns: ['products', 'product_attributes', 'product_families', 'product_pictures', 'product_words'],
  routes: registerCatalogue,
  publicReads: catalogueReads,
  jobs: [{ name: 'count products again whose batches have run out', everyMinutes: 1, run: sweepStock }],
  undo: { 'product changed': undoProductChanges, 'product deleted': undoProductDeletions },
  dashboard: async (db) => ({ products: await getBestSold(db) }),
});
