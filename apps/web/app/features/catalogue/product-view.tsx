import { categoryLabel } from '@namma/contract/catalogue';
import { messages } from '@namma/contract/messages';
import { QUANTITY_MIN, QUANTITY_TECHNICAL_MAX } from '@namma/contract/orders';
import type { Product } from '@namma/contract/schemas/catalogue';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { Button } from '../../ui/button';
import { ProductPicture } from '../../ui/picture';
import { QuantityField } from '../../ui/quantity-field';
import { Rating } from '../../ui/stars';
import { listingPath } from './listing-path';
import { PICTURE_TRANSITION } from './product-card';
import { ProductPrice } from './product-price';
import { useBuying } from './use-buying';

/** A product with its price and its two buttons. */
export function ProductView({ product }: { product: Product }) {
  const { productId, name, category, description, image, rating, available } = product;
  const title = useFocusOnSwap(productId);
  const isHydrated = useIsHydrated();
  // When a similar product is opened, the quantity starts at one again.
  const [wanted, setWanted] = useState({ productId, quantity: QUANTITY_MIN });
  const quantity = wanted.productId === productId ? wanted.quantity : QUANTITY_MIN;
  return (
    <article className="page-width pt-4 md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-10 md:pt-8 lg:gap-x-16">
      <ProductPicture
        src={image}
        alt={name}
        initialsOf={name}
        sizes="(min-width: 84rem) 38rem, (min-width: 48rem) 46vw, 92vw"
        isFirst
        className={`aspect-7/6! md:row-span-2 md:aspect-square! ${available === 0 ? 'opacity-60 grayscale' : ''}`}
        style={{ viewTransitionName: PICTURE_TRANSITION }}
      />
      <div className="pt-3 md:pt-0">
        <p className="flex items-center justify-between gap-4 text-(--soft)">
          <Link
            to={listingPath({ category })}
            className="eyebrow inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {categoryLabel(category)}
          </Link>
          <Rating value={rating} className="text-base" />
        </p>
        <h1 ref={title} tabIndex={-1} data-keep-clear className="heading text-2xl outline-none">
          {name}
        </h1>
        <p className="mt-4 border-t border-(--line) pt-4 md:mt-6 md:pt-6">
          <ProductPrice product={product} isLarge />
          <span className="mt-1 block text-xs text-(--soft)">Includes all taxes</span>
        </p>
        {available === 1 && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="text-sm font-semibold">Quantity</span>
            <QuantityField
              name={name}
              quantity={quantity}
              min={QUANTITY_MIN}
              max={QUANTITY_TECHNICAL_MAX}
              boundsMessage={messages.quantityBounds}
              onChange={(next) => setWanted({ productId, quantity: next })}
              disabled={!isHydrated}
            />
          </div>
        )}
        <h2 className="eyebrow mt-6 border-t border-(--line) pt-6 text-(--soft)">About this product</h2>
        <p className="mt-2 max-w-text">{description}</p>
      </div>
      <BuyBar key={productId} product={product} quantity={quantity} />
    </article>
  );
}

/** Sticks to the bottom edge on a phone. */
function BuyBar({ product, quantity }: { product: Product; quantity: number }) {
  const { buy, addToCart, isBusy } = useBuying(product, quantity);
  const isHydrated = useIsHydrated();
  const isOut = product.available === 0;
  // Disabled until hydration, but with the final look.
  const look = `grow md:max-w-56 ${isHydrated || isOut ? '' : 'disabled:opacity-100'}`;
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter mt-6 border-t border-(--line) bg-paper px-gutter py-3 md:static md:mx-0 md:self-start md:border-0 md:p-0">
      {isOut && <p className="mb-3 font-semibold text-(--alert)">{messages.outOfStock}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" className={look} disabled={isOut || !isHydrated} onClick={buy}>
          Buy
        </Button>
        <Button
          look="outline"
          className={look}
          disabled={isOut || !isHydrated}
          isBusy={isBusy}
          onClick={addToCart}
        >
          Add to cart
        </Button>
      </div>
      <p className="mt-2 hidden text-xs text-(--soft) noscript:block">Ordering needs JavaScript.</p>
    </div>
  );
}

/** When a similar product is opened on the same page, moves the focus to its name. */
function useFocusOnSwap(productId: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(productId);
  useEffect(() => {
    if (shown.current === productId) return;
    shown.current = productId;
    title.current?.focus({ preventScroll: true });
  }, [productId]);
  return title;
}
