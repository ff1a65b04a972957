import type { categories } from '@namma/contract/catalogue/rules';
import type { Product } from '@namma/contract/catalogue/schemas';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/catalogue';
import { buttonClass } from '../../ui/button';
import { ProductPicture } from '../../ui/picture';
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
        className="group flex h-full flex-col-reverse justify-end -outline-offset-4 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <span className="flex flex-col items-start justify-center gap-4 px-gutter py-8 lg:py-12 xl:pl-page-edge">
          <span className="figures eyebrow text-(--soft)">{`${position} / ${count}`}</span>
          <span className="display text-3xl break-words">{label}</span>
          <span className="max-w-80 text-(--soft)">{lines[value]}</span>
          <span className={buttonClass('primary', 'mt-2')}>
            <span>{words.shop(label)}</span>
            <ArrowRight
              aria-hidden="true"
              size={18}
              className="transition-transform group-hover:translate-x-1"
            />
          </span>
        </span>
        <span className="grid grid-cols-3 gap-px lg:min-h-104">
          {products.slice(0, PROMO_PACKS).map((product) => (
            <ProductPicture
              key={product.productId}
              src={product.image}
              alt=""
              initialsOf={product.name}
              sizes="(min-width: 64rem) 27rem, 45vw"
              isFirst={position === 1}
              className="aspect-3/4! rounded-none lg:aspect-auto! lg:h-full"
            />
          ))}
        </span>
      </Link>
    </div>
  );
}
