import type { Product } from '@namma/contract/schemas/catalogue';
import { describe, expect, it } from 'vitest';
import {
  appendPage,
  BLOCK_SIZE,
  findPages,
  hasMore,
  keepPages,
  readPagesAgain,
  readPagesAtOnce,
} from './product-pages';

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

  it('ends when there are fewer pages than before', () => {
    const first = { products: [product(1)], page: 1, totalPages: 3 };

    expect(hasMore(appendPage(first, { content: [], totalPages: 1 }))).toBe(false);
  });

  it('is read again without duplicates', async () => {
    const pagesNow = [[product(1), product(2)], [product(2), product(5)], [product(6)]];

    const again = await readPagesAgain(1, 2, async (page) => ({
      content: pagesNow[page - 1] ?? [],
      totalPages: 3,
    }));

    expect(idsOf(again)).toEqual([1, 2, 5]);
    expect(again).toMatchObject({ page: 2, totalPages: 3 });
  });

  it.each([
    { from: 1, last: 23, blocks: [1, 2, 3, 4, 5] },
    { from: 1, last: 5, blocks: [1] },
    { from: 7, last: 12, blocks: [2, 3] },
    { from: 1, last: 99, blocks: [1, 2, 3, 4, 5, 6] },
  ])(
    'is as long as before the reload, from page $from to $last, in few requests',
    async ({ from, last, blocks }) => {
      const shop = Array.from({ length: 297 }, (_, i) => product(i + 1));
      const first = { products: shop.slice((from - 1) * 10, from * 10), page: from, totalPages: 30 };
      const asked: number[] = [];

      const list = await readPagesAtOnce(first, last, async (block) => {
        asked.push(block);
        return { content: shop.slice((block - 1) * BLOCK_SIZE, block * BLOCK_SIZE), totalPages: 6 };
      });

      expect(asked).toEqual(blocks);
      expect(idsOf(list)).toEqual(idsOf({ products: shop.slice((from - 1) * 10, last * 10) }));
      expect(list).toMatchObject({ page: Math.min(last, 30), totalPages: 30 });
    },
  );

  it('keeps the last twenty lists', () => {
    for (let i = 0; i <= 20; i++) keepPages(`?page=${i}`, { products: [product(i)], page: 1, totalPages: 1 });

    expect(findPages('?page=0')).toBeUndefined();
    expect(findPages('?page=20')?.products).toHaveLength(1);
  });
});
