import {
  PRODUCT_PAGE_SIZE_MAX,
  priceBands,
  productSortValues,
  ratingFilters,
} from '@namma/contract/catalogue/rules';
import type { ProductListQuery } from '@namma/contract/catalogue/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { startTestGym } from '../../../testing/gym.ts';

/** Enough for pages far from the beginning. */
const PRODUCTS = 4_000;

const gym = await startTestGym();
await fill(gym.db, { members: 1, products: PRODUCTS, orders: 0, memberships: 0, enquiries: 0, activity: 0 });
await sql`update products set deleted_at = now() where id % 50 = 3`.execute(gym.db);
await sql`update products set origin = (array['IN', 'NZ', 'US'])[id % 20 + 1] where id % 20 < 3`.execute(
  gym.db,
);

type Query = Partial<ProductListQuery>;

/** All products, from which the tests compute the expected lists. */
const shop = await gym.db
  .selectFrom('products')
  .select([
    'id',
    'category',
    'displayed_rupees',
    'rating',
    'rating_count',
    'origin',
    'buy_counts',
    'words',
    'name_words',
  ])
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

type Compare = (a: Product, b: Product) => number;
const orders: Record<NonNullable<Query['sort']>, Compare> = {
  popular: (a, b) => b.buy_counts - a.buy_counts || a.id - b.id,
  priceUp: (a, b) => a.displayed_rupees - b.displayed_rupees || a.id - b.id,
  priceDown: (a, b) => b.displayed_rupees - a.displayed_rupees || b.id - a.id,
  rating: (a, b) => b.rating - a.rating || b.rating_count - a.rating_count || a.id - b.id,
  newest: (a, b) => b.id - a.id,
  origin: (a, b) => (a.origin ?? 'ZZ').localeCompare(b.origin ?? 'ZZ') || a.id - b.id,
};

function expectedIds(query: Query): number[] {
  const { q = '' } = query;
  const isNamed = (product: Product) => hasAll(product.name_words, q);
  return shop
    .filter(passes(query))
    .filter((product) => q === '' || hasAll(product.words, q))
    .toSorted((a, b) => (q === '' ? 0 : Number(isNamed(b)) - Number(isNamed(a))) || orders.popular(a, b))
    .map(({ id }) => id);
}

const list = async (query: Query) => {
  const { body } = await gym.guest().call('product/getAll', { query });
  return { ids: body.content.map(({ productId }) => productId), totalPages: body.totalPages };
};

const filters: Query[] = [
  {},
  { category: 'wheyprotein' },
  { price: '1500-above' },
  { rating: '5' },
  { price: '400-900', rating: '4' },
  { category: 'wheyprotein', price: '400-900', rating: '3' },
];

describe('a list in a large shop', () => {
  it.each(filters)('has the same pages as a sort of all products: %j', async (filter) => {
    const expected = expectedIds(filter);

    for (const limit of [10, PRODUCT_PAGE_SIZE_MAX]) {
      const last = Math.ceil(expected.length / limit);
      const pages = [1, 2, Math.round(last / 2), last, last + 1];
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

describe('a sorted list in a large shop', () => {
  const sorts = productSortValues.slice(1);
  const sorted = filters.flatMap((filter) => sorts.map((sort) => ({ ...filter, sort })));

  it.each(sorted)('has the same pages as a sort of all products: %j', async (query) => {
    const expected = shop
      .filter(passes(query))
      .toSorted(orders[query.sort])
      .map(({ id }) => id);
    const limit = PRODUCT_PAGE_SIZE_MAX;
    const last = Math.ceil(expected.length / limit);

    const pages = [1, Math.ceil(last / 2), last];
    for (const page of new Set(pages.filter((each) => each > 0))) {
      const start = (page - 1) * limit;
      expect(await list({ ...query, page, limit })).toEqual({
        ids: expected.slice(start, start + limit),
        totalPages: last,
      });
    }
  });

  it.each(sorts)('finds the same as the search, by %s', async (sort) => {
    const query = { q: 'nandi whey', category: 'wheyprotein', price: '400-900' as const };
    const found = new Set(expectedIds(query));
    const expected = shop.filter(({ id }) => found.has(id)).toSorted(orders[sort]);

    expect((await list({ ...query, sort, page: 1, limit: 20 })).ids).toEqual(
      expected.slice(0, 20).map(({ id }) => id),
    );
    expect((await list({ ...query, sort, page: 2, limit: 20 })).ids).toEqual(
      expected.slice(20, 40).map(({ id }) => id),
    );
  });
});

describe('the products of one country', () => {
  const imported = shop.filter(({ origin }) => origin === 'NZ');

  it.each(productSortValues)('have pages, sorted by %s', async (sort) => {
    const expected = imported.toSorted(orders[sort]).map(({ id }) => id);

    const pages = [1, 2, 3, 4, 5];
    const shown = await Promise.all(
      pages.map((page) => list({ origin: 'NZ', sort, page, limit: PRODUCT_PAGE_SIZE_MAX })),
    );

    expect(shown.flatMap(({ ids }) => ids)).toEqual(expected);
    expect(shown[0]?.totalPages).toBe(Math.ceil(expected.length / PRODUCT_PAGE_SIZE_MAX));
  });

  it.each(filters.slice(1))('are filtered, and counted: %j', async (filter) => {
    const expected = imported.filter(passes(filter)).toSorted(orders.popular);

    const { ids } = await list({ ...filter, origin: 'NZ', limit: 10, page: 1 });
    const { body } = await gym.guest().call('product/getCounts', { query: { ...filter, origin: 'NZ' } });

    expect(ids).toEqual(expected.slice(0, 10).map(({ id }) => id));
    expect(body).toMatchObject({ total: expected.length });
  });

  it('are found among the matches of a search, best first', async () => {
    const found = expectedIds({ q: 'nandi whey' });
    const fromThere = new Set(imported.map(({ id }) => id));

    expect((await list({ q: 'nandi whey', origin: 'NZ', limit: 50, page: 1 })).ids).toEqual(
      found.filter((id) => fromThere.has(id)).slice(0, 50),
    );
  });

  it('are offered by the names of the existing countries', async () => {
    const { body } = await gym.guest().call('product/getCounts', { query: {} });

    expect(body.origins).toEqual([
      { code: 'IN', name: 'India' },
      { code: 'NZ', name: 'New Zealand' },
      { code: 'US', name: 'United States' },
    ]);
  });
});

describe('counting the products of a list', () => {
  const count = async (query: Query) => (await gym.guest().call('product/getCounts', { query })).body;
  const passing = (query: Query) => shop.filter(passes(query)).length;

  it.each(filters)('reports the number now, and with other filters: %j', async (filter) => {
    const counts = await count(filter);

    expect(counts).toMatchObject({ total: passing(filter) });
    expect(counts.category?.fitfood).toBe(passing({ ...filter, category: 'fitfood' }));
    expect(counts.price?.['400-900']).toBe(passing({ ...filter, price: '400-900' }));
    expect(counts.rating?.[3]).toBe(passing({ ...filter, rating: '3' }));
  });

  it('counts a search, now and with other filters', async () => {
    const few = { q: 'nandi whey', price: '400-900' } as const;

    expect(await count(few)).toMatchObject({ total: expectedIds(few).length });
    expect((await count({ q: 'nandi whey' })).price?.['400-900']).toBe(expectedIds(few).length);
    expect((await count({ q: 'scoop' })).total).toBe(shop.length);
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
    // More words have this prefix than a search includes.
    { q: '1' },
    { q: 'n' },
    { q: 'whey', category: 'fitfood' },
    { q: 'protein', category: 'wheyprotein', price: '400-900', rating: '3' },
  ];

  it.each(searches)('has the same pages as a sort of all matches: %j', async (query) => {
    const expected = expectedIds(query);
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
    const last = Math.ceil(expectedIds(query).length / PRODUCT_PAGE_SIZE_MAX);

    const behind = await list({ ...query, page: 9_999, limit: PRODUCT_PAGE_SIZE_MAX });

    expect(behind).toEqual({ ids: [], totalPages: last });
  });
});
