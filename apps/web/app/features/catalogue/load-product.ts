import type { Product, ProductDetails } from '@namma/contract/catalogue/schemas';
import { productPath } from '@namma/contract/paths';
import { data } from 'react-router';
import { sentenceOf, statusOf } from '../../lib/api/api-error';
import { publicPage } from '../../lib/loading/page-meta';
import type { Read } from '../../lib/loading/reads';
import { consumeCard } from './opened-card';

const DESCRIPTION_CHARACTERS = 155;

interface Loaded {
  product: Product;
  /** Set where `product` comes from a card, which has only the fields of a list; undefined when it cannot be read. */
  details?: Promise<ProductDetails | undefined>;
  meta: ReturnType<typeof metaOf>;
}

/**
 * The product of an address, with its metadata for search engines. After a click on a card it does not wait.
 * @throws a 404 when there is no such product
 */
export async function loadProduct(read: Read, url: URL): Promise<Loaded> {
  const id = Number(url.searchParams.get('id'));
  const noSuchProduct = data(null, { status: 404 });
  if (!Number.isSafeInteger(id) || id < 1) throw noSuchProduct;
  const reading = read('product/get', { id });
  const card = consumeCard(id);
  if (card) return { product: card, details: reading.catch(() => undefined), meta: metaOf(card) };
  try {
    const product = await reading;
    return { product, meta: metaOf(product) };
  } catch (error) {
    throw [400, 404].includes(statusOf(error) ?? 0) ? noSuchProduct : error;
  }
}

const metaOf = (product: Product) =>
  publicPage({
    title: product.name,
    description: product.description.slice(0, DESCRIPTION_CHARACTERS),
    path: productPath(product.productId),
    picture: product.image,
  });

/** Similar products. A failure is returned, not thrown, because the page works without them. */
export const loadSimilar = (
  read: Read,
  category: string,
): Promise<readonly Product[] | { failure: string }> =>
  read('product/similar', { category }).catch((error) => ({ failure: sentenceOf(error) }));
