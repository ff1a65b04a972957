import type { Product } from '@namma/contract/schemas/catalogue';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { Spinner } from '../../ui/spinner';
import { ProductSlider } from './product-slider';

interface SimilarProductsProps {
  /** Already there on the server; on its way where the page itself did not wait for it. Undefined: could not be had. */
  products: readonly Product[] | undefined | Promise<readonly Product[] | undefined>;
  current: number;
}

/** Others of the same category; choosing one swaps the view. */
export function SimilarProducts({ products, current }: SimilarProductsProps) {
  return (
    <div className="mt-12 min-h-96 border-t border-(--line)">
      <Suspense key={current} fallback={<Spinner />}>
        <Await resolve={products}>{(found) => <Others {...{ found, current }} />}</Await>
      </Suspense>
    </div>
  );
}

function Others({ found, current }: { found: readonly Product[] | undefined; current: number }) {
  if (!found) return <p className="page-width py-12 text-(--soft)">Similar products could not be loaded.</p>;
  const others = found.filter(({ productId }) => productId !== current);
  if (others.length === 0) return null;
  return <ProductSlider id="similar" title="Similar products" products={others} />;
}
