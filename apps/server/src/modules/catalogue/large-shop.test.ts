import { PRODUCT_PAGE_SIZE_MAX, priceBands, ratingFilters } from '@namma/contract/catalogue';
import type { ProductListQuery } from '@namma/contract/schemas/catalogue';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { startTestGym } from '../../testing/gym.ts';
import { HITS_MOST } from './search.ts';

/** Enough for pages far from the beginning, and more than a search examines first. */
const PRODUCTS = 4_000;

const gym = await startTestGym();
await fill(gym.db, { members: 1, products: PRODUCTS, orders: 0, memberships: 0, enquiries: 0, activity: 0 });
await sql`update products set deleted_at = now() where id % 50 = 3`.execute(gym.db);

type Query = Partial<ProductListQuery>;

/** All products, from which the tests compute the expected lists. */
const shop = await gym.db
  .selectFrom('products')
  .innerJoin('product_texts', 'product_texts.product_id', 'products.id')
  .select(['id', 'category', 'displayed_rupees', 'rating', 'buy_counts', 'words', 'name_words'])
  .where('deleted_at', 'is', null)
  .execute();
type Product = (typeof shop)[number];

function passes({ category, price, rating }: Query) {
  const band = priceBands.find(({ value }) => value === price);
  const stars = ratingFilters.find(({ value }) => value === rating);
  return (product: Product) =>
    (!category || product.category === category) &&
    (!band || product.displayed_rupees >= band.fromRupees) &&
    (band?.belowRupees === undefined || product.displayed_rupees < band.belowRupees) &&
    (!stars || product.rating >= stars.atLeast);
}

/** A tsvector without positions reads as 'one' 'two'. */
const hasAll = (words: string, text: string) => text.split(' ').every((word) => words.includes(`'${word}`));

function expectedIds(query: Query): number[] {
  const { q = '' } = query;
  const isNamed = (product: Product) => hasAll(product.name_words, q);
  return shop
    .filter(passes(query))
    .filter((product) => q === '' || hasAll(product.words, q))
    .toSorted(
      (a, b) =>
        (q === '' ? 0 : Number(isNamed(b)) - Number(isNamed(a))) ||
        b.buy_counts - a.buy_counts ||
        a.id - b.id,
    )
    .map(({ id }) => id);
}

const list = async (query: Query) => {
  const { body } = await gym.guest().call('product/getAll', { query });
  return { ids: body.content.map(({ productId }) => productId), totalPages: body.totalPages };
};

const filters: Query[] = [{}, { category: 'wheyprotein' as const }].flatMap((shelf) =>
  [{}, { price: '400-900' as const }, { price: '1500-above' as const }].flatMap((band) =>
    [{}, { rating: '5' as const }, { rating: '4' as const }, { rating: '3' as const }].map((stars) => ({
      ...shelf,
      ...band,
      ...stars,
    })),
  ),
);

describe('a list in a large shop', () => {
  it.each(filters)('has the same pages as a sort of all products: %j', async (filter) => {
    const expected = expectedIds(filter);

    for (const limit of [10, 37, PRODUCT_PAGE_SIZE_MAX]) {
      const last = Math.ceil(expected.length / limit);
      const pages = [
        1,
        2,
        50,
        Math.round(last / 2),
        Math.round(last * 0.8),
        last - 1,
        last,
        last + 1,
        last + 900,
      ];
      for (const page of new Set(pages.filter((each) => each > 0))) {
        const start = (page - 1) * limit;
        expect(await list({ ...filter, page, limit })).toEqual({
          ids: expected.slice(start, start + limit),
          totalPages: last,
        });
      }
    }
  });
});

describe('a search in a large shop', () => {
  const searches: Query[] = [
    { q: 'scoop' },
    { q: 'whey' },
    { q: 'nandi' },
    { q: 'nandi whey' },
    { q: 'fit oats' },
    { q: '77' },
    { q: 'n' },
    { q: 'whey', category: 'fitfood' },
    { q: 'protein', category: 'wheyprotein', price: '400-900', rating: '3' },
  ];

  it.each(searches)('has the same first thousand as a sort of all matches: %j', async (query) => {
    const expected = expectedIds(query).slice(0, HITS_MOST);
    const limit = PRODUCT_PAGE_SIZE_MAX;

    const shown: number[] = [];
    for (let page = 1; ; page++) {
      const { ids, totalPages } = await list({ ...query, page, limit });
      shown.push(...ids);
      if (page >= totalPages) break;
    }

    expect(shown).toEqual(expected);
  });

  it.each(searches)('is empty beyond its last page and reports the total: %j', async (query) => {
    const last = Math.ceil(Math.min(expectedIds(query).length, HITS_MOST) / PRODUCT_PAGE_SIZE_MAX);

    const behind = await list({ ...query, page: 9_999, limit: PRODUCT_PAGE_SIZE_MAX });

    expect(behind).toEqual({ ids: [], totalPages: last });
  });
});
