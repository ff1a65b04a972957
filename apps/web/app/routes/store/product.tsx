import * as paths from '@namma/contract/paths';
import { loadProduct, loadSimilar } from '../../features/catalogue/load-product';
import { productJsonLd } from '../../features/catalogue/product-json-ld';
import { RecentlySeen } from '../../features/catalogue/recently-seen-later';
import { loadReviews } from '../../features/reviews/load-reviews';
import { AfterPaint } from '../../lib/loading/after-paint';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import { withJsonLd } from '../../lib/loading/json-ld';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/product';

const view = deferHydration(async () => (await import('../../features/catalogue/product-view')).ProductView);
const similarOnes = deferHydration(
  async () => (await import('../../features/catalogue/similar-products')).SimilarProducts,
);

const writtenOnes = deferHydration(
  async () => (await import('../../features/reviews/product-reviews')).ProductReviews,
);

export const loader = onServer(async (read, url) => {
  const found = await withJsonLd(loadProduct, ({ product }) => productJsonLd(product))(read, url);
  const [similar, reviews] = await Promise.all([
    loadSimilar(read, found.product.category),
    loadReviews(read, found.product.productId),
  ]);
  return { ...found, similar, reviews };
});

/** After a click on a card, the page opens with its product without waiting (D25). */
export const clientLoader = deferClientLoader(
  async () => {
    const [{ loadProduct, loadSimilar }, { loadReviews }] = await Promise.all([
      import('../../features/catalogue/load-product'),
      import('../../features/reviews/load-reviews'),
    ]);
    return async (read, url) => {
      const found = await loadProduct(read, url);
      return {
        ...found,
        similar: loadSimilar(read, found.product.category),
        reviews: loadReviews(read, found.product.productId),
      };
    };
  },
  () => Promise.all([view.preload(), writtenOnes.preload(), similarOnes.preload()]),
);

export const handle: ScreenHandle = { next: [paths.addAddress, paths.cart] };

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProductPage({
  loaderData: { product, details, similar, reviews },
}: Route.ComponentProps) {
  return (
    <>
      <view.Deferred product={product} details={details} />
      <AfterPaint>
        <writtenOnes.Deferred productId={product.productId} reviews={reviews} />
        <similarOnes.Deferred products={similar} current={product.productId} />
        <RecentlySeen current={product} />
      </AfterPaint>
    </>
  );
}
