import { categories } from '@namma/contract/catalogue/rules';
import type { Load } from '../../lib/loading/reads';

/** How many products a slide shows. */
export const PROMO_PACKS = 3;

/** The best sellers of the whole shop and of each category. */
export const loadTopSellers = (async (read) => {
  const [topSellers, ...byCategory] = await Promise.all([
    read('product/topSeller', {}),
    ...categories.map(({ value }) => read('product/getAll', { category: value, limit: PROMO_PACKS })),
  ]);
  return { topSellers, byCategory: byCategory.map(({ content }) => content) };
}) satisfies Load<unknown>;
