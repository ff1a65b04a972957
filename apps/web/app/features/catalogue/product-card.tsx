import type { Product } from '@namma/contract/catalogue/schemas';
import { messages } from '@namma/contract/messages';
import { productPath } from '@namma/contract/paths';
import type { ReactNode } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { ProductPicture } from '../../ui/picture';
import { Rating } from '../../ui/stars';
import { rememberCard } from './opened-card';
import { ProductPrice } from './product-price';
import { QuickAdd } from './quick-add';

/** The view transition name of the picture on the card and on the product's page, so that one moves into the other. */
export const PICTURE_TRANSITION = 'product-picture';

/** The card whose picture moves. The router only knows that some product page is opened or left. */
let movingProductId: number | undefined;

/** The name up to its first comma, and below it flavour and size. The comma is there for those who do not see lines. */
function ProductName({ name }: { name: string }) {
  const [title, ...rest] = name.split(', ');
  if (rest.length === 0) return <span className="line-clamp-4 font-semibold">{title}</span>;
  return (
    <>
      <span className="line-clamp-3 font-semibold">
        {/* Each text has its own element, because a translating browser replaces texts before they are hydrated. */}
        <span>{title}</span>
        <span className="[font-size:0]">,</span>
      </span>{' '}
      <span className="line-clamp-2 text-(--soft)">{rest.join(', ')}</span>
    </>
  );
}

interface ProductCardProps {
  product: Product;
  sizes: string;
  isFirst?: boolean;
  /** The picture moves into the product page's picture. Not used on product pages themselves. */
  isMorphing?: boolean;
  /** Opens the product where it is; the address of the link is '#' then (SPEC section 2). */
  onOpen?: () => void;
  /** Shown on the picture instead of the out-of-stock text. */
  badge?: ReactNode;
}

/** A product in a list. The whole card is a link, and passes the product on so that its page opens at once (D25). */
export function ProductCard({
  product,
  sizes,
  isFirst = false,
  isMorphing = false,
  onOpen,
  badge,
}: ProductCardProps) {
  const to = productPath(product.productId);
  const isMoving = useViewTransitionState(to) && isMorphing && movingProductId === product.productId;
  const isOut = product.available === 0;
  const card = (
    <>
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
        <span className="text-sm leading-snug wrap-anywhere decoration-1 underline-offset-4 group-hover:underline">
          <ProductName name={product.name} />
        </span>
        <span className="mt-auto flex">
          <Rating value={product.rating} />
        </span>
        <ProductPrice product={product} />
      </span>
    </>
  );
  const className = 'group flex h-full flex-col gap-3';
  if (onOpen)
    return (
      // biome-ignore lint/a11y/useValidAnchor: the owner's specification has this address
      <a
        href="#"
        className={className}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        {card}
      </a>
    );
  return (
    <div className="relative h-full">
      <Link
        to={to}
        state={{ product }}
        viewTransition={isMorphing}
        onClick={() => {
          if (isMorphing) movingProductId = product.productId;
          rememberCard(product);
        }}
        className={className}
      >
        {card}
      </Link>
      {!isOut && <QuickAdd product={product} />}
    </div>
  );
}
