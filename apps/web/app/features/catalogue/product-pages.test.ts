import type { Product } from '@namma/contract/catalogue/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendPage,
  BLOCK_SIZE,
  findPages,
  hasMore,
  keepPages,
  type ProductPages,
  readNextPage,
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

  it('hides no product, whichever ones are deleted or added while someone scrolls to the end', async () => {
    const changes = fc.array(fc.array(fc.nat({ max: 80 }), { maxLength: 25 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 11, max: 80 }), changes, async (size, deletions) => {
        let shop = Array.from({ length: size }, (_, i) => product(i + 1));
        const readPage = async (page: number) => ({
          content: shop.slice((page - 1) * 10, page * 10),
          totalPages: Math.ceil(shop.length / 10),
        });
        let pages = {
          products: shop.slice(0, 10),
          page: 1,
          totalPages: Math.ceil(size / 10),
        } as ProductPages;
        const waiting = [...deletions];
        while (hasMore(pages)) {
          const gone = new Set(waiting.shift());
          shop = shop.filter(({ productId }) => !gone.has(productId));
          pages = await readNextPage(pages, 1, readPage);
        }

        const shown = idsOf(pages);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown).toEqual(expect.arrayContaining(idsOf({ products: shop })));
      }),
      { numRuns: 500 },
    );
  });

  it('goes on when its last page cannot be asked again', async () => {
    const first = { products: [product(1), product(2)], page: 1, totalPages: 2 };

    const both = await readNextPage(first, 1, async (page, again) => {
      if (again) throw new Error('The network is gone');
      return { content: [product(page + 1)], totalPages: 2 };
    });

    expect(idsOf(both)).toEqual([1, 2, 3]);
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
