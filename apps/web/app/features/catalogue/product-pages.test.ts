import type { Product } from '@namma/contract/schemas/catalogue';
import { describe, expect, it } from 'vitest';
import { appendPage, findPages, hasMore, keepPages, readPagesAgain } from './product-pages';

const product = (productId: number): Product => ({
  productId,
  name: `Whey ${productId}`,
  category: 'wheyprotein',
  description: 'Whey protein',
  price: 1000,
  discount: 10,
  image: '/images/products/whey.webp',
  rating: 4,
  available: 1,
  buyCounts: 3,
});
const idsOf = ({ products }: { products: readonly Product[] }) => products.map(({ productId }) => productId);

describe('a list that grows page by page', () => {
  it('shows no product twice when the pages shifted in between', () => {
    const first = { products: [product(1), product(2)], page: 1, totalPages: 2 };

    const both = appendPage(first, { content: [product(2), product(3)], totalPages: 2 });

    expect(idsOf(both)).toEqual([1, 2, 3]);
    expect(hasMore(both)).toBe(false);
  });

  it('ends when there are fewer pages than there were', () => {
    const first = { products: [product(1)], page: 1, totalPages: 3 };

    expect(hasMore(appendPage(first, { content: [], totalPages: 1 }))).toBe(false);
  });

  it('is read again from its first page to its last, each product once', async () => {
    const pagesNow = [[product(1), product(2)], [product(2), product(5)], [product(6)]];

    const again = await readPagesAgain(1, 2, async (page) => ({
      content: pagesNow[page - 1] ?? [],
      totalPages: 3,
    }));

    expect(idsOf(again)).toEqual([1, 2, 5]);
    expect(again).toMatchObject({ page: 2, totalPages: 3 });
  });

  it('keeps the twenty lists that were seen last', () => {
    for (let i = 0; i <= 20; i++) keepPages(`?page=${i}`, { products: [product(i)], page: 1, totalPages: 1 });

    expect(findPages('?page=0')).toBeUndefined();
    expect(findPages('?page=20')?.products).toHaveLength(1);
  });
});
