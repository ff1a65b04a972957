import { QUANTITY_MIN, QUANTITY_TECHNICAL_MAX } from '@namma/contract/cart/rules';
import { unitPrices } from '@namma/contract/catalogue/product-attributes';
import { categoryLabel } from '@namma/contract/catalogue/rules';
import type { Product, ProductDetails } from '@namma/contract/catalogue/schemas';
import { messages } from '@namma/contract/messages';
import { displayedPriceRupees, formatPaise } from '@namma/contract/money';
import { productPath } from '@namma/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as words from '#words/catalogue';
import { useArrived } from '../../lib/loading/use-arrived';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { DeliveryDetails } from '../../shared/delivery-details';
import { ShareLater } from '../../shared/share-later';
import { Button } from '../../ui/button';
import { QuantityField } from '../../ui/quantity-field';
import { Rating } from '../../ui/stars';
import { isDetailed } from './is-detailed';
import { listingPath } from './listing-path';
import { ProductGallery } from './product-gallery';
import { ProductLabel } from './product-label';
import { ProductPrice } from './product-price';
import { ProductSiblings } from './product-siblings';
import { TellMe } from './tell-me';
import { useBuying } from './use-buying';

interface ProductViewProps {
  /** From a card, it has only the fields of a list. */
  product: Product;
  /** Then the rest follows. */
  details?: Promise<ProductDetails | undefined> | undefined;
}

/** A product with pictures, price, two buttons and label. */
export function ProductView({ product: given, details }: ProductViewProps) {
  const product = useArrived(details) ?? given;
  const { productId, name, category, description, rating, available } = product;
  const title = useFocusOnSwap(productId);
  const isHydrated = useIsHydrated();
  // When a similar product is opened, the quantity starts at one again.
  const [wanted, setWanted] = useState({ productId, quantity: QUANTITY_MIN });
  const quantity = wanted.productId === productId ? wanted.quantity : QUANTITY_MIN;
  return (
    <>
      <article className="page-width flex flex-col pt-4 md:grid md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:gap-x-10 md:pt-8 lg:gap-x-16">
        <ProductGallery key={`pictures of ${productId}`} product={product} />
        <div className="pt-3 md:pt-0">
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-(--soft)">
            <Link
              to={listingPath({ category })}
              className="eyebrow inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {categoryLabel(category)}
            </Link>
            <Rating
              value={rating}
              {...(isDetailed(product) && { count: product.ratingCount })}
              className="text-base"
            />
          </p>
          <h1 ref={title} tabIndex={-1} className="heading text-2xl outline-none">
            {name}
          </h1>
          <p className="mt-4 border-t border-(--line) pt-4 md:mt-6 md:pt-6">
            <ProductPrice product={product} isLarge />
            <span className="figures mt-1 block text-xs text-(--soft)">
              {`${unitPriceNote(product)}${words.includesTaxes}`}
            </span>
          </p>
          {isDetailed(product) && <ProductSiblings siblings={product.siblings} productId={productId} />}
          {available === 1 && (
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="text-sm font-semibold">{words.quantity}</span>
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
        </div>
        <BuyBar key={productId} product={product} quantity={quantity} />
        <div className="md:mt-2">
          <DeliveryDetails className="mt-6" isInStock={available === 1} />
          <h2 className="eyebrow mt-6 border-t border-(--line) pt-6 text-(--soft)">
            {words.aboutThisProduct}
          </h2>
          <p className="mt-2 max-w-text">{description}</p>
          <div className="mt-4">
            <ShareLater title={name} path={productPath(productId)} />
          </div>
        </div>
      </article>
      {isDetailed(product) && <ProductLabel product={product} />}
    </>
  );
}

/** The price of 100 g or a piece, beside the price; empty where it is not known. */
function unitPriceNote(product: Product): string {
  if (!isDetailed(product)) return '';
  const [unit] = unitPrices(displayedPriceRupees(product.price, product.discount), product.attributes);
  return unit ? `${words.pricePerUnit(formatPaise(unit.paise), unit.per)} · ` : '';
}

/** Sticks to the bottom edge on a phone, where it comes last. */
function BuyBar({ product, quantity }: { product: Product; quantity: number }) {
  const { buy, addToCart, isBusy } = useBuying(product, quantity);
  const isHydrated = useIsHydrated();
  const isOut = product.available === 0;
  // Disabled until hydration, but styled as enabled.
  const look = `grow md:max-w-56 ${isHydrated || isOut ? '' : 'disabled:opacity-100'}`;
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 order-last -mx-gutter mt-6 border-t border-(--line) bg-paper px-gutter py-3 md:static md:order-none md:mx-0 md:self-start md:border-0 md:p-0"
    >
      {isOut && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:mb-3">
          <p className="font-semibold text-(--alert)">{messages.outOfStock}</p>
          <TellMe productId={product.productId} />
        </div>
      )}
      {isDetailed(product) && product.left !== null && !isOut && (
        <p className="mb-3 font-semibold text-(--alert)">{words.onlyLeft(product.left)}</p>
      )}
      <div className={`flex flex-wrap gap-3 ${isOut ? 'max-md:hidden' : ''}`}>
        <Button look="primary" className={look} disabled={isOut || !isHydrated} onClick={buy}>
          {words.buy}
        </Button>
        <Button
          look="outline"
          className={look}
          disabled={isOut || !isHydrated}
          isBusy={isBusy}
          onClick={addToCart}
        >
          {words.addToCart}
        </Button>
      </div>
      <p className="mt-2 hidden text-xs text-(--soft) noscript:block">{words.orderingNeedsScript}</p>
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
