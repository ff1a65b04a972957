import type { categories } from '@namma/contract/catalogue/rules';
import type { Product } from '@namma/contract/catalogue/schemas';
import { displayedPriceRupees, formatRupees } from '@namma/contract/money';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/catalogue';
import { buttonClass } from '../../ui/button';
import { ProductPicture } from '../../ui/picture';
import { Price } from '../../ui/price';
import { listingPath } from './listing-path';
import { PROMO_PACKS } from './load-top-sellers';

type Category = (typeof categories)[number];

const lines: Record<Category['value'], string> = {
  wheyprotein: words.wheyProteinLine,
  prepostworkout: words.prePostWorkoutLine,
  fitfood: words.fitFoodLine,
};

interface PromoSlideProps {
  category: Category;
  position: number;
  count: number;
  products: readonly Product[];
}

/** A category's name beside its best sellers. The whole slide links to the category. */
export function PromoSlide({ category: { value, label }, position, count, products }: PromoSlideProps) {
  const best = products[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for a group
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.slideOf(position, count)}
      className="w-full shrink-0 snap-start snap-always"
    >
      <Link
        to={listingPath({ category: value })}
        className="group flex h-full flex-col-reverse justify-end max-sm:min-h-105 -outline-offset-4 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <span className="flex flex-col items-start justify-center gap-2 px-gutter py-5 sm:gap-4 sm:py-8 lg:py-12 xl:pl-page-edge">
          <span className="figures eyebrow text-(--soft)">{`${position} / ${count}`}</span>
          <span className="display text-2xl break-words sm:text-3xl">{label}</span>
          <span className="max-w-80 text-(--soft) max-sm:hidden">{lines[value]}</span>
          {best && (
            <span className="flex flex-wrap items-baseline gap-x-3 text-sm sm:hidden">
              <span>{best.name}</span>
              <Price className="text-base font-bold">
                {formatRupees(displayedPriceRupees(best.price, best.discount))}
              </Price>
            </span>
          )}
          <span className={buttonClass('primary', 'mt-2')}>
            <span>{words.shop(label)}</span>
            <ArrowRight
              aria-hidden="true"
              size={18}
              className="transition-transform group-hover:translate-x-1"
            />
          </span>
        </span>
        {/* A phone shows only the first one. */}
        <span className="grid gap-px sm:grid-cols-3 lg:min-h-104">
          {products.slice(0, PROMO_PACKS).map((product, place) => (
            <ProductPicture
              key={product.productId}
              src={product.image}
              alt=""
              initialsOf={product.name}
              sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 34vw, 100vw"
              isFirst={position === 1}
              className={`aspect-[8/5]! rounded-none sm:aspect-3/4! lg:aspect-auto! lg:h-full ${place > 0 ? 'max-sm:hidden' : ''}`}
            />
          ))}
        </span>
      </Link>
    </div>
  );
}
