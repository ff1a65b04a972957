import type { Product } from '@namma/contract/catalogue/schemas';
import { Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import * as words from '#words/catalogue';
import * as storeWords from '#words/store';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { ProductSlider } from './product-slider';

/** Products, or the reason why there are none. */
type Found = readonly Product[] | { failure: string };

interface SimilarProductsProps {
  /** Resolved on the server; a promise when the browser opens the page without waiting for it. */
  products: Found | Promise<Found>;
  current: number;
}

/** Other products of the same category. Choosing one replaces the product on the page. */
export function SimilarProducts({ products, current }: SimilarProductsProps) {
  return (
    <div className="mt-12 min-h-96 border-t border-(--line)">
      <Suspense key={current} fallback={<Spinner />}>
        <Await resolve={products}>{(found) => <Others found={found} current={current} />}</Await>
      </Suspense>
    </div>
  );
}

function Others({ found, current }: { found: Found; current: number }) {
  if ('failure' in found) return <NotLoaded sentence={found.failure} />;
  const others = found.filter(({ productId }) => productId !== current);
  if (others.length === 0) return null;
  return <ProductSlider id="similar" title={words.similarProducts} products={others} />;
}

function NotLoaded({ sentence }: { sentence: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="page-width grid justify-items-start gap-4 py-12">
      <p className="text-(--soft)">{words.similarNotLoaded(sentence)}</p>
      <Button look="outline" isBusy={state === 'loading'} onClick={() => void revalidate()}>
        {storeWords.tryAgain}
      </Button>
    </div>
  );
}
