import { data } from 'react-router';
import { productPath } from '../features/catalogue/product-card';
import { productJsonLd } from '../features/catalogue/product-json-ld';
import { ProductView } from '../features/catalogue/product-view';
import { SimilarProducts } from '../features/catalogue/similar-products';
import { publicPage } from '../lib/page-meta';
import { inBrowser, onServer, type Read, statusOf } from '../lib/reads';
import type { Route } from './+types/store-product';

const DESCRIPTION_CHARACTERS = 155;

async function findProduct(read: Read, url: URL) {
  const id = Number(url.searchParams.get('id'));
  const noSuchProduct = data(null, { status: 404 });
  if (!Number.isSafeInteger(id) || id < 1) throw noSuchProduct;
  try {
    return await read('product/get', { id });
  } catch (error) {
    throw [400, 404].includes(statusOf(error) ?? 0) ? noSuchProduct : error;
  }
}

/** The page stands without them. */
const findSimilar = (read: Read, category: string) =>
  read('product/similar', { category }).catch(() => undefined);

export const loader = onServer(async (read, url) => {
  const product = await findProduct(read, url);
  return { product, similar: await findSimilar(read, product.category) };
});

/** A card has handed its product to the cache: nothing is waited for (D25). */
export const clientLoader = inBrowser(async (read, url) => {
  const product = await findProduct(read, url);
  return { product, similar: findSimilar(read, product.category) };
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { product } = loaderData;
  return publicPage({
    title: product.name,
    description: product.description.slice(0, DESCRIPTION_CHARACTERS),
    path: productPath(product.productId),
    jsonLd: productJsonLd(product),
  });
};

export default function ProductPage({ loaderData: { product, similar } }: Route.ComponentProps) {
  return (
    <>
      <ProductView product={product} />
      <SimilarProducts products={similar} current={product.productId} />
    </>
  );
}
