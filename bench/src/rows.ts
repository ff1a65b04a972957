import {
  categoryValues,
  PRODUCT_PAGE_SIZE,
  priceBandValues,
  productSortValues,
  ratingFilterValues,
  searchTextToCategory,
} from '@namma/contract/catalogue/rules';
import type { Database, Shop } from './fill.ts';
import { callRequest, callSample, pageSample, type Request, type Sample } from './load.ts';
import type { Random } from './random.ts';
import { firstNames, lastNames } from './words.ts';

/** A row of the table. */
export interface Row {
  /** `group/name` */
  name: string;
  /** Sent repeatedly in this order. */
  requests: Request[];
  /** Checked before and after the load. */
  samples: Sample[];
  /** Unlimited when absent. */
  perSecond?: number;
  /** The product runs without its cache. */
  isCold?: true;
  goal?: { ratioToBare?: number; p95?: number; p99?: number };
}

const CATEGORY = 'wheyprotein';
const CENTER = 'kormangla';
/** Ten times a peak minute of fifty centers. */
const PER_SECOND = 220;
const PAGES_MOST = 50;
const SEARCHES = 5_000;
const SAMPLES = 20;
const MISSPELT_OF_TEN = 3;

export async function makeRows(db: Database, shop: Shop): Promise<Row[]> {
  const [product] = await db.query<{ id: number; name: string }>(
    `select id, name from products where is_available and deleted_at is null order by buy_counts desc, id limit 1`,
  );
  if (!product) throw new Error('The shop is empty.');
  return [
    ...hotRows(product),
    ...pageRows(product),
    ...coldRows(shop),
    ...(await searchRows(db, shop)),
    orderRow(shop),
  ];
}

const notEmpty = (list: readonly unknown[]) => (list.length > 0 ? undefined : 'an empty list');

/** Public calls of every visitor's browser, one address each, repeated. */
function hotRows({ id, name }: { id: number; name: string }): Row[] {
  const hot = (row: string, sample: Sample): Row => ({
    name: `hot/${row}`,
    requests: [sample.request],
    samples: [sample],
    goal: { ratioToBare: 0.8 },
  });
  const words = name.toLowerCase().split(' ').slice(0, 2).join(' ');
  return [
    hot('getAll', productList({ page: 1, limit: PRODUCT_PAGE_SIZE })),
    hot(
      'get',
      callSample('product/get', callRequest('product/get', { id }), (found) =>
        found.name === name ? undefined : `${found.name} instead of ${name}`,
      ),
    ),
    hot('topSeller', callSample('product/topSeller', callRequest('product/topSeller'), notEmpty)),
    hot(
      'similar',
      callSample('product/similar', callRequest('product/similar', { category: CATEGORY }), notEmpty),
    ),
    hot('suggestions', suggestions(words)),
    hot(
      'getWeek',
      callSample('classes/getWeek', callRequest('classes/getWeek', { center: CENTER }), notEmpty),
    ),
  ];
}

/** The pages that visitors open first, as whole rendered documents. */
const pageRows = ({ id, name }: { id: number; name: string }): Row[] =>
  [
    { row: 'landing', sample: pageSample('/') },
    { row: 'store', sample: pageSample('/store') },
    { row: 'category', sample: pageSample(`/store/category?category=${CATEGORY}`) },
    { row: 'classes', sample: pageSample(`/classes?center=${CENTER}`) },
    { row: 'product', sample: pageSample(`/store/product?id=${id}`, [name]) },
  ].map(({ row, sample }) => ({
    name: `page/${row}`,
    requests: [sample.request],
    samples: [sample],
    goal: { ratioToBare: 0.8 },
  }));

/** Uncached requests, at a steady rate. */
function coldRows({ random, tokens, firstMember, size }: Shop): Row[] {
  const filters = [undefined, ...categoryValues].flatMap((category) =>
    [undefined, ...priceBandValues].flatMap((price) =>
      [undefined, ...ratingFilterValues].map((rating) => ({ category, price, rating })),
    ),
  );
  const pages = filters.flatMap((filter) =>
    Array.from({ length: PAGES_MOST }, (_, i) => ({ ...filter, page: i + 1, limit: PRODUCT_PAGE_SIZE })),
  );
  const cold = (name: string, samples: Sample[]): Row => ({
    name: `cold/${name}`,
    requests: samples.map(({ request }) => request),
    samples: samples.slice(0, SAMPLES),
    perSecond: PER_SECOND,
    isCold: true,
    goal: { p99: 50 },
  });
  const lists = random.shuffle(pages).map(productList);
  const sorted = random
    .shuffle(pages)
    .map((page, i) => productList({ ...page, sort: productSortValues[i % productSortValues.length] }));
  const members = Array.from({ length: SEARCHES }, () =>
    callSample(
      'admin/getMember',
      callRequest('admin/getMember', { id: firstMember + random.below(size.members) }, tokens.admin),
    ),
  );
  const carts = tokens.regulars.map((token) =>
    callSample('cart/cartDetails', callRequest('cart/cartDetails', {}, token), notEmpty),
  );
  const dashboard = callSample('admin/getDashData', callRequest('admin/getDashData', {}, tokens.admin));
  return [
    cold('getAll', lists),
    cold('sorted', sorted),
    cold('cart', carts),
    cold('member', members),
    { ...cold('dashboard', [dashboard]), perSecond: 20, goal: { p95: 100 } },
  ];
}

/** Searches for products and people, some misspelt. */
async function searchRows(db: Database, { random, size, firstProduct, tokens }: Shop): Promise<Row[]> {
  const ids = Array.from({ length: SEARCHES }, () => firstProduct + random.below(size.products));
  const products = await db.query<{ name: string }>(
    `select name from products where id = any($1::int[]) and deleted_at is null order by id`,
    [ids],
  );
  const typed = random.shuffle(products).map(({ name }) => {
    const words = name
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3);
    const some = random.shuffle(words).slice(0, 1 + random.below(2));
    return random.below(10) < MISSPELT_OF_TEN ? some.map((word) => misspell(word, random)) : some;
  });
  const search = (name: string, samples: Sample[], perSecond: number, goal: Row['goal']): Row => ({
    name: `search/${name}`,
    requests: samples.map(({ request }) => request),
    samples: samples.slice(0, SAMPLES),
    perSecond,
    isCold: true,
    ...(goal ? { goal } : {}),
  });
  const people = Array.from({ length: SEARCHES }, () => {
    const q = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    return callSample('admin/getMembers', callRequest('admin/getMembers', { q }, tokens.admin));
  });
  const found = typed.map((words) =>
    productList({ category: searchTextToCategory(words.join(' ')), page: 1, limit: PRODUCT_PAGE_SIZE }),
  );
  return [
    search('products', found, 50, { p99: 50 }),
    search(
      'suggestions',
      typed.map((words) => suggestions(halfTyped(words))),
      50,
      { p99: 50 },
    ),
    search('people', people, 20, { p95: 100 }),
  ];
}

/** Orders of two products each, by different members. The key gets a number for each request. */
const orderRow = (shop: Shop): Row => ({
  name: 'write/order',
  requests: shop.tokens.buyers.map((_, i) => orderRequest(shop, i, 'bench')),
  samples: [],
  goal: { p99: 150 },
});

/** An order of a buyer. `fillShop` makes every 20th product unavailable and every 100th deleted; these are neither. */
export function orderRequest(shop: Shop, buyer: number, key: string): Request {
  const { tokens, firstProduct, firstAddress, regulars, size, random } = shop;
  const product = firstProduct + 10 + 20 * random.below(Math.floor((size.products - 11) / 20));
  const body = {
    paymentMode: 'COD',
    source: 'buy',
    addressId: firstAddress + regulars + buyer,
    cartProductDetails: [product, product + 1].map((productId) => ({ productId, quantity: 1 })),
  };
  return { ...callRequest('orders/order', {}, tokens.buyers[buyer], body), key };
}

const productList = (query: object): Sample =>
  callSample('product/getAll', callRequest('product/getAll', query));

const suggestions = (filter: string): Sample =>
  callSample('product/suggestions', callRequest('product/suggestions', { filter }));

/** Adds one typing error, never in the first letter. */
export function misspell(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 2);
  const letter = word.charAt(at);
  return random.pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
    word.slice(0, at) + random.pick([...'aeiou']) + word.slice(at + 1),
  ]);
}

/** The words while the last one is still being typed. */
export function halfTyped(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1), last.slice(0, Math.max(3, Math.ceil(last.length * 0.7)))].join(' ');
}
