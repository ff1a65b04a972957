import { messages } from '@namma/contract/messages';
import { productPath } from '@namma/contract/paths';
import type { Product } from '@namma/contract/schemas/catalogue';
import type { ReactNode } from 'react';
import { Link, type LinkProps, useViewTransitionState } from 'react-router';
import { prime } from '../../lib/read-cache';
import { ProductPicture } from '../../ui/picture';
import { Rating } from '../../ui/stars';
import { ProductPrice } from './product-price';

/** The product's picture carries this name on its card and on its page: the browser moves one into the other. */
export const PICTURE_TRANSITION = 'product-picture';

/** The card whose picture moves, there and back. The router only knows that some product's page comes or goes. */
let movingProductId: number | undefined;

interface ProductCardProps {
  product: Product;
  sizes: string;
  isFirst?: boolean;
  /** Its picture moves into the product page's; not where that page is shown already. */
  isMorphing?: boolean;
  /** Where it leads instead of to the product's page. */
  link?: Pick<LinkProps, 'to' | 'preventScrollReset'>;
  /** Stands on the picture instead of the out-of-stock text. */
  badge?: ReactNode;
}

/** One product in a list: the whole card leads to it, and hands it over so that nothing is waited for (D25). */
export function ProductCard({
  product,
  sizes,
  isFirst = false,
  isMorphing = false,
  link = { to: productPath(product.productId) },
  badge,
}: ProductCardProps) {
  const isMoving = useViewTransitionState(link.to) && isMorphing && movingProductId === product.productId;
  const isOut = product.available === 0;
  return (
    <Link
      {...link}
      state={{ product }}
      viewTransition={isMorphing}
      onClick={() => {
        if (isMorphing) movingProductId = product.productId;
        prime('product/get', { id: product.productId }, product);
      }}
      className="group flex h-full flex-col gap-3"
    >
      <span className="relative block overflow-hidden rounded-md">
        <ProductPicture
          src={product.image}
          alt=""
          initialsOf={product.name}
          sizes={sizes}
          isFirst={isFirst}
          className={`transition-transform duration-250 group-hover:scale-[1.03] ${isOut ? 'opacity-55 grayscale' : ''}`}
          style={isMoving ? { viewTransitionName: PICTURE_TRANSITION } : {}}
        />
        {badge}
        {isOut && !badge && (
          <span className="absolute inset-x-0 bottom-0 bg-ink px-3 py-1.5 text-xs font-semibold text-paper">
            {messages.outOfStock}
          </span>
        )}
      </span>
      <span className="flex grow flex-col gap-1.5">
        <span className="line-clamp-3 text-sm text-pretty leading-snug font-semibold decoration-1 underline-offset-4 group-hover:underline">
          {product.name}
        </span>
        <span className="mt-auto flex">
          <Rating value={product.rating} />
        </span>
        <ProductPrice product={product} />
      </span>
    </Link>
  );
}
