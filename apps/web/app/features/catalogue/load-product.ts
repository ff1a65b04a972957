import { productPath } from '@namma/contract/paths';
import type { Product } from '@namma/contract/schemas/catalogue';
import { data } from 'react-router';
import { sentenceOf, statusOf } from '../../lib/api-error';
import { publicPage } from '../../lib/page-meta';
import type { Read } from '../../lib/reads';
import { productJsonLd } from './product-json-ld';

const DESCRIPTION_CHARACTERS = 155;

/**
 * The product of an address, with its metadata for search engines.
 * @throws a 404 when there is no such product
 */
export async function loadProduct(read: Read, url: URL) {
  const id = Number(url.searchParams.get('id'));
  const noSuchProduct = data(null, { status: 404 });
  if (!Number.isSafeInteger(id) || id < 1) throw noSuchProduct;
  try {
    const product = await read('product/get', { id });
    const meta = publicPage({
      title: product.name,
      description: product.description.slice(0, DESCRIPTION_CHARACTERS),
      path: productPath(product.productId),
      picture: product.image,
      jsonLd: productJsonLd(product),
    });
    return { product, meta };
  } catch (error) {
    throw [400, 404].includes(statusOf(error) ?? 0) ? noSuchProduct : error;
  }
}

/** Similar products. A failure is returned, not thrown, because the page works without them. */
export const loadSimilar = (
  read: Read,
  category: string,
): Promise<readonly Product[] | { failure: string }> =>
  read('product/similar', { category }).catch((error) => ({ failure: sentenceOf(error) }));
