import type { Product } from '@namma/contract/catalogue/schemas';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import * as words from '#words/catalogue';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { IconButton } from '../../ui/icon-button';
import { useSnapScroller } from '../../ui/use-snap-scroller';
import { ProductCard } from './product-card';

const SIZES = '(min-width: 64rem) 24vw, (min-width: 40rem) 47vw, 76vw';

/** A row of products: 1, 2 or 4 visible at widths from 0, 640 and 1024 (SPEC section 2). */
export function ProductSlider({
  id,
  title,
  products,
}: {
  id: string;
  title: string;
  products: readonly Product[];
}) {
  const { ref, index, isAtStart, isAtEnd, goTo, turn } = useSnapScroller<HTMLUListElement>();
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby={id} className="page-width py-12 md:py-16">
      {/* A long title breaks into two lines beside the arrows. They go below it only where text is very large. */}
      <div className="mb-6 flex flex-wrap items-end gap-2">
        <h2 id={id} className="heading flex-1 basis-40 text-2xl">
          {title}
        </h2>
        <div className="flex gap-2">
          <IconButton
            aria-label={words.previousIn(title)}
            disabled={isAtStart || !isHydrated}
            className="noscript:hidden"
            onClick={() => turn(-1)}
          >
            <ArrowLeft aria-hidden="true" size={20} />
          </IconButton>
          <IconButton
            aria-label={words.nextIn(title)}
            disabled={isAtEnd || !isHydrated}
            className="noscript:hidden"
            onClick={() => turn(1)}
          >
            <ArrowRight aria-hidden="true" size={20} />
          </IconButton>
        </div>
      </div>
      <ul
        ref={ref}
        className="relative -m-1 grid snap-x snap-mandatory auto-cols-[82%] grid-flow-col gap-4 overflow-x-auto overscroll-x-contain scroll-px-1 p-1 [scrollbar-width:none] sm:gap-6 sm:auto-cols-[calc((100%---spacing(6))/2)] lg:auto-cols-[calc((100%---spacing(18))/4)]"
        onKeyDown={(event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (!step) return;
          event.preventDefault();
          goTo(index + step);
        }}
      >
        {products.map((product) => (
          <li key={product.productId} className="snap-start">
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
