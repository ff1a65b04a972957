import { categories, priceBands } from '@namma/contract/catalogue/rules';
import { displayedPriceRupees } from '@namma/contract/money';
import type { Load } from '../../lib/loading/reads';

/** Products per slide. */
export const PROMO_PACKS = 3;
/** Products per row on a desktop. */
const SHELF_PRODUCTS = 4;
/** Below this, in rupees, a product costs little: the end of the lowest price band. */
const [{ belowRupees: LITTLE_RUPEES }] = priceBands;

/** The best sellers of the whole shop and of each category, the newest products and the cheapest ones. */
export const loadTopSellers = (async (read) => {
  const [topSellers, newest, cheapest, ...byCategory] = await Promise.all([
    read('product/topSeller', {}),
    read('product/getAll', { sort: 'newest', limit: SHELF_PRODUCTS }),
    read('product/getAll', { sort: 'priceUp', limit: SHELF_PRODUCTS }),
    ...categories.map(({ value }) => read('product/getAll', { category: value, limit: PROMO_PACKS })),
  ]);
  return {
    topSellers,
    byCategory: byCategory.map(({ content }) => content),
    newest: newest.content,
    cheap: cheapest.content.filter(
      ({ price, discount }) => displayedPriceRupees(price, discount) < LITTLE_RUPEES,
    ),
  };
}) satisfies Load<unknown>;
