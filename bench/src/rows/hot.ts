import { PRODUCT_PAGE_SIZE, SIMILAR_COUNT, TOP_SELLER_COUNT } from '@namma/contract/catalogue/rules';
import type { Answer } from '../ask.ts';
import { callRequest, callSample, differs, type Row, type Sample, type Shop } from '../row.ts';
import { countClasses, countProducts, listClassCoaches, listProducts, type TrueProduct } from './truth.ts';

const CONNECTIONS = 32;
const CATEGORY = 'wheyprotein';
const CENTER = 'kormangla';

/** The public calls of every visitor's browser, one address each, again and again. */
export async function hotRows({ db }: Shop): Promise<Row[]> {
  const best = await listProducts(db, {}, { limit: PRODUCT_PAGE_SIZE });
  const topSellers = await listProducts(db, {}, { limit: TOP_SELLER_COUNT, also: 'is_available' });
  const similar = await listProducts(db, { category: CATEGORY }, { limit: SIMILAR_COUNT });
  const [count = 0] = await countProducts(db, [{}]);
  const totalPages = Math.ceil(count / PRODUCT_PAGE_SIZE);
  const classes = await countClasses(db, CENTER);
  const one = firstOf(best);
  const words = one.name.toLowerCase().split(' ').slice(0, 2);

  return [
    hotRow(
      'hot/getAll',
      callSample(
        'product/getAll',
        callRequest('product/getAll', { page: 1, limit: PRODUCT_PAGE_SIZE }),
        (page) =>
          differs([page.totalPages, ...idsOf(page.content)], [totalPages, ...best.map(({ id }) => id)]),
      ),
    ),
    hotRow(
      'hot/get',
      callSample('product/get', callRequest('product/get', { id: one.id }), (product) =>
        differs([product.productId, product.name], [one.id, one.name]),
      ),
    ),
    hotRow(
      'hot/topSeller',
      callSample('product/topSeller', callRequest('product/topSeller'), (products) =>
        differs(
          idsOf(products),
          topSellers.map(({ id }) => id),
        ),
      ),
    ),
    hotRow(
      'hot/similar',
      callSample('product/similar', callRequest('product/similar', { category: CATEGORY }), (products) =>
        differs(
          idsOf(products),
          similar.map(({ id }) => id),
        ),
      ),
    ),
    hotRow(
      'hot/suggestions',
      callSample(
        'product/suggestions',
        callRequest('product/suggestions', { filter: words.join(' ') }),
        ([first = '']) =>
          words.every((word) => first.toLowerCase().includes(word)) ? undefined : `${first} for ${words}`,
      ),
    ),
    hotRow(
      'hot/getWeek',
      callSample('classes/getWeek', callRequest('classes/getWeek', { center: CENTER }), (week) =>
        differs([week.length], [classes]),
      ),
    ),
  ];
}

const hotRow = (name: string, sample: Sample): Row => ({
  name,
  connections: CONNECTIONS,
  requests: [sample.request],
  samples: [sample],
  goal: { ratioToBare: 0.8 },
  isForBothEngines: true,
});

/** The pages that visitors open first, as whole rendered documents. */
export async function pageRows({ db }: Shop): Promise<Row[]> {
  const topSellers = await listProducts(db, {}, { limit: TOP_SELLER_COUNT, also: 'is_available' });
  const ofCategory = await listProducts(db, { category: CATEGORY }, { limit: PRODUCT_PAGE_SIZE });
  const one = firstOf(topSellers);
  const coaches = await listClassCoaches(db, CENTER);
  const namesOf = (products: TrueProduct[]) => products.map(({ name }) => name);
  return [
    pageRow('page/landing', '/', ['<h1']),
    pageRow('page/store', '/store', namesOf(topSellers)),
    pageRow('page/category', `/store/category?category=${CATEGORY}`, namesOf(ofCategory)),
    pageRow('page/classes', `/classes?center=${CENTER}`, coaches),
    pageRow('page/product', `/store/product?id=${one.id}`, [one.name]),
  ];
}

const pageRow = (name: string, path: string, texts: string[]): Row => {
  const request = { method: 'GET', path };
  return {
    name,
    connections: CONNECTIONS,
    requests: [request],
    samples: [{ request, findFault: (answer) => findFaultInPage(answer, texts) }],
    goal: { ratioToBare: 0.7 },
    isForBothEngines: true,
  };
};

/** Checks that the document contains these texts without running scripts. */
function findFaultInPage({ headers, text }: Answer, texts: string[]): string | undefined {
  if (!headers['content-type']?.startsWith('text/html')) return `a page of type ${headers['content-type']}`;
  if (!text.trimEnd().endsWith('</html>')) return 'a page without an end';
  const missing = texts.find((each) => !text.includes(each));
  return missing === undefined ? undefined : `a page without ${missing}`;
}

const idsOf = (products: readonly { productId: number }[]) => products.map(({ productId }) => productId);

function firstOf(products: TrueProduct[]): TrueProduct {
  const [first] = products;
  if (!first) throw new Error('The shop is empty.');
  return first;
}
