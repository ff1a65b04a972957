import { PRODUCT_PAGE_SIZE, PRODUCT_PAGE_SIZE_MAX } from '@namma/contract/catalogue/rules';
import type { Product, ProductPage } from '@namma/contract/catalogue/schemas';

/** The pages of a listing that have loaded so far, as one list. */
export interface ProductPages {
  products: readonly Product[];
  /** The last page that has loaded. */
  page: number;
  totalPages: number;
}

/** Reads one page of a list; `again` asks the server even if an answer of a moment ago is kept. */
export type ReadPage = (page: number, again?: 'again') => Promise<ProductPage>;

export const hasMore = ({ page, totalPages }: ProductPages): boolean => page < totalPages;

/** Appends a page. Sales and new products shift the pages, so products that are already in the list are skipped. */
export function appendPage(pages: ProductPages, { content, totalPages }: ProductPage): ProductPages {
  const known = new Set(pages.products.map(({ productId }) => productId));
  return {
    products: [...pages.products, ...content.filter(({ productId }) => !known.has(productId))],
    page: pages.page + 1,
    totalPages,
  };
}

/**
 * Reads the next page. Products that have left the list since (deleted, or ranked lower) have moved later ones up to pages
 * that were already read. So it also reads the last page again, and earlier ones until a known product is found.
 * @param from the first page on the screen
 */
export async function readNextPage(
  pages: ProductPages,
  from: number,
  readPage: ReadPage,
): Promise<ProductPages> {
  const next = await readPage(pages.page + 1);
  const moved = await findMovedUp(pages, from, readPage).catch(() => []);
  return appendPage({ ...pages, products: [...pages.products, ...moved] }, next);
}

async function findMovedUp(pages: ProductPages, from: number, readPage: ReadPage): Promise<Product[]> {
  const known = new Set(pages.products.map(({ productId }) => productId));
  const moved: Product[] = [];
  for (let page = pages.page; page >= from; page--) {
    const { content } = await readPage(page, 'again');
    const unknown = content.filter(({ productId }) => !known.has(productId));
    moved.unshift(...unknown);
    if (unknown.length < content.length) break;
  }
  return moved;
}

/** Reads a range of pages again, as one list. */
export async function readPagesAgain(from: number, to: number, readPage: ReadPage): Promise<ProductPages> {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const pages = await Promise.all(numbers.map((page) => readPage(page)));
  const none: ProductPages = { products: [], page: from - 1, totalPages: 0 };
  return pages.reduce(appendPage, none);
}

/** The size of a block: the maximum of one request. */
export const BLOCK_SIZE = PRODUCT_PAGE_SIZE_MAX;

/**
 * Reads a list up to a page in as few requests as possible.
 * @param readBlock reads a block of products; the first block is 1
 */
export async function readPagesAtOnce(
  first: ProductPages,
  last: number,
  readBlock: (block: number) => Promise<ProductPage>,
): Promise<ProductPages> {
  const page = Math.min(last, first.totalPages);
  const from = first.page * PRODUCT_PAGE_SIZE;
  const to = page * PRODUCT_PAGE_SIZE;
  const skipped = Math.floor(from / BLOCK_SIZE);
  const blocks = Array.from({ length: Math.ceil(to / BLOCK_SIZE) - skipped }, (_, i) => skipped + 1 + i);
  const products = (await Promise.all(blocks.map(readBlock))).flatMap(({ content }) => content);
  const start = from - skipped * BLOCK_SIZE;
  const content = products.slice(start, start + to - from);
  return { ...appendPage(first, { content, totalPages: first.totalPages }), page };
}

/** Lists that were left, by address, so that Back restores them (D33). */
const MAX_LISTS = 20;
const left = new Map<string, ProductPages>();

export const findPages = (address: string): ProductPages | undefined => left.get(address);

export function keepPages(address: string, pages: ProductPages): void {
  left.delete(address);
  left.set(address, pages);
  const oldest = left.keys().next().value;
  if (left.size > MAX_LISTS && oldest !== undefined) left.delete(oldest);
}

/** Call it when products change: lists that were left contain the old ones. */
export const clearPages = (): void => left.clear();
