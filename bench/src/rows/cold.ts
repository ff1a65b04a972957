import {
  categoryValues,
  PRODUCT_PAGE_SIZE,
  type ProductSort,
  priceBandValues,
  productSortValues,
  ratingFilterValues,
  SUGGESTION_COUNT,
  searchTextToCategory,
} from '@namma/contract/catalogue/rules';
import type { Request } from '../ask.ts';
import { callRequest, callSample, differs, type Row, type Sample, type Shop } from '../row.ts';
import { countProducts, type Filter, listProducts } from './truth.ts';
import { halfTyped, misspell } from './typing.ts';

const CONNECTIONS = 32;
const PAGES_MOST = 50;
/** Around the shop's page size of ten, to have more addresses than a cache holds. */
const PAGE_SIZES = [6, 7, 8, 9, 10, 11, 12, 13, 14];
const SEARCHES = 20_000;
const SAMPLES = 20;
/**
 * This many of ten searches contain a typing error, and the error may make another word, so some searches find
 * something else.
 */
const MISSPELT_OF_TEN = 3;
const MAY_MISS = 0.15;
/** The visitors of a busy evening. The goal is how long the slowest of a hundred waits. */
const STEADY_PER_SECOND = 300;

/** Requests that were never made before: filters, pages, searches and half-typed texts in great variety. */
export async function coldRows(shop: Shop): Promise<Row[]> {
  const listed = await listFilters(shop);
  const pages = shop.random.shuffle(
    listed.flatMap(({ filter, count }) =>
      PAGE_SIZES.flatMap((limit) => {
        const last = Math.min(PAGES_MOST, Math.ceil(count / limit));
        return Array.from({ length: last }, (_, i) => ({ filter, count, limit, page: i + 1 }));
      }),
    ),
  );
  const lastPages = shop.random.shuffle(
    listed.flatMap(({ filter, count }) =>
      PAGE_SIZES.map((limit) => ({ filter, count, limit, page: Math.ceil(count / limit) })),
    ),
  );
  const searches = await makeSearches(shop);
  const listSamples = await sampleLists(shop, pages);
  const sorts = productSortValues.slice(1);
  const sortedPages = pages.map((page, i) => ({ ...page, sort: sorts[i % sorts.length] }));
  return [
    {
      ...coldRow('cold/getAll', pages.map(listRequest), listSamples),
      goal: { ratioToBare: 0.1, p99: 15, p50Growth: 1.5 },
    },
    {
      ...coldRow('cold/sorted', sortedPages.map(listRequest), await sampleLists(shop, sortedPages)),
      goal: { ratioToBare: 0.1, p99: 15, p50Growth: 1.5 },
    },
    {
      ...coldRow(
        'cold/search',
        searches.map(searchRequest),
        searches.slice(0, SAMPLES * 2).map(sampleSearch),
      ),
      mayMiss: MAY_MISS,
      goal: { p99: 25, p50Growth: 1.5, p99Growth: 2 },
    },
    {
      ...coldRow(
        'cold/suggestions',
        searches.map(suggestionRequest),
        searches.slice(0, SAMPLES * 2).map(sampleSuggestion),
      ),
      mayMiss: MAY_MISS,
      goal: { p99: 25, p99Growth: 2 },
    },
    {
      ...coldRow('cold/lastPage', lastPages.map(listRequest), await sampleLists(shop, lastPages)),
      goal: { p50Growth: 3 },
    },
    {
      ...coldRow('cold/steady', mixed(pages, searches), [
        ...listSamples,
        ...searches.slice(0, SAMPLES).map(sampleSearch),
        ...searches.slice(0, SAMPLES).map(sampleSuggestion),
      ]),
      perSecond: STEADY_PER_SECOND,
      mayMiss: MAY_MISS,
      goal: { p99: 25 },
    },
  ];
}

const coldRow = (name: string, requests: Request[], samples: Sample[]): Row => ({
  name,
  connections: CONNECTIONS,
  requests,
  samples,
  isCold: true,
});

/** Lists, searches and half-typed texts in turn, no request twice. */
const mixed = (pages: ListedPage[], searches: Search[]): Request[] =>
  searches.flatMap((search, i) => {
    const page = pages[i];
    return page ? [listRequest(page), searchRequest(search), suggestionRequest(search)] : [];
  });

interface ListedPage {
  filter: Filter;
  /** Products that match the filter. */
  count: number;
  limit: number;
  page: number;
  sort?: ProductSort | undefined;
}

/** Every combination of category, price and rating with a match. */
async function listFilters({ db }: Shop): Promise<{ filter: Filter; count: number }[]> {
  const filters: Filter[] = [undefined, ...categoryValues].flatMap((category) =>
    [undefined, ...priceBandValues].flatMap((price) =>
      [undefined, ...ratingFilterValues].map((rating) => ({ category, price, rating })),
    ),
  );
  const counts = await countProducts(db, filters);
  return filters.map((filter, i) => ({ filter, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);
}

const listRequest = ({ filter, limit, page, sort }: ListedPage) =>
  callRequest('product/getAll', { ...filter, page, limit, sort });

async function sampleLists({ db }: Shop, pages: ListedPage[]): Promise<Sample[]> {
  const samples = [];
  for (const listed of pages.slice(0, SAMPLES)) {
    const { filter, count, limit, page, sort } = listed;
    const products = await listProducts(db, filter, { limit, offset: (page - 1) * limit, sort });
    const expected = [Math.ceil(count / limit), ...products.map(({ id }) => id)];
    samples.push(
      callSample('product/getAll', listRequest(listed), ({ content, totalPages }) =>
        differs([totalPages, ...content.map(({ productId }) => productId)], expected),
      ),
    );
  }
  return samples;
}

interface Search {
  /** Words in the name of a product in the shop. */
  meant: string[];
  typed: string[];
}

/** Searches for one or two words of an existing product, some with a typing error. */
async function makeSearches({ db, size, firstProduct, random }: Shop): Promise<Search[]> {
  const wanted = Math.min(SEARCHES, size * 5);
  const ids = Array.from({ length: wanted }, () => firstProduct + random.below(size));
  const products = await db.query<{ id: number; name: string }>(
    `select id, name from products where id = any($1::int[]) and deleted_at is null`,
    [ids],
  );
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => {
    const name = names.get(id);
    if (!name) return [];
    const words = name
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3);
    const meant = random.shuffle(words).slice(0, 1 + random.below(2));
    const isMisspelt = random.below(10) < MISSPELT_OF_TEN;
    return [{ meant, typed: isMisspelt ? misspell(meant, random) : meant }];
  });
}

const searchRequest = ({ typed }: Search) =>
  callRequest('product/getAll', {
    category: searchTextToCategory(typed.join(' ')),
    page: 1,
    limit: PRODUCT_PAGE_SIZE,
  });

const suggestionRequest = ({ typed }: Search) =>
  callRequest('product/suggestions', { filter: halfTyped(typed) });

/** A product has all words in its name, so such names must come first (D6). */
const sampleSearch = (search: Search): Sample =>
  callSample('product/getAll', searchRequest(search), ({ content: [first] }) =>
    lacks(first?.name, search.meant),
  );

const sampleSuggestion = (search: Search): Sample =>
  callSample('product/suggestions', suggestionRequest(search), (names) =>
    names.length > SUGGESTION_COUNT ? `${names.length} suggestions` : lacks(names[0], search.meant, 'half'),
  );

/** A half-typed last word may stand for any word that begins with it. */
function lacks(name: string | undefined, meant: string[], typed?: 'half'): string | undefined {
  if (name === undefined) return `nothing for ${meant.join(' ')}`;
  const words = name.toLowerCase().split(' ');
  const asked = typed ? [...meant.slice(0, -1), halfTyped(meant.slice(-1))] : meant;
  return asked.every((each) => words.some((word) => word.startsWith(each)))
    ? undefined
    : `${name} for ${meant.join(' ')}`;
}
