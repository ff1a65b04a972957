import type { Product } from '@namma/contract/catalogue/schemas';
import * as words from '#words/catalogue';
import { ProductPicture } from '../../ui/picture';
import { useSnapScroller } from '../../ui/use-snap-scroller';
import { isDetailed } from './is-detailed';
import { PICTURE_TRANSITION } from './product-card';

const SIZES = '(min-width: 84rem) 38rem, (min-width: 48rem) 46vw, 92vw';

/** The pictures of a product: swiped, or chosen by arrow keys and small pictures. With a single one, that alone. */
export function ProductGallery({ product }: { product: Product }) {
  const { name, image, available } = product;
  const { ref, index, goTo } = useSnapScroller<HTMLUListElement>();
  const further = isDetailed(product) ? product.pictures : [];
  const count = further.length + 1;
  const isAlone = count === 1;
  const all = [{ image, alt: '' }, ...further];
  const nameOf = (n: number, alt: string) => alt || words.pictureOf(name, n + 1, count);
  const frame = `aspect-7/6! md:aspect-square! ${available === 0 ? 'opacity-60 grayscale' : ''}`;
  return (
    <div className="relative min-w-0 md:row-span-3">
      <ul
        ref={ref}
        {...(!isAlone && { tabIndex: 0, 'aria-label': words.picturesOf(name) })}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-md [scrollbar-width:none]"
        onKeyDown={(event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (!step || isAlone) return;
          event.preventDefault();
          goTo(index + step);
        }}
      >
        {all.map(({ image, alt }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice, and their order is fixed
          <li key={n} className="w-full shrink-0 snap-start">
            <ProductPicture
              src={image}
              alt={n === 0 ? name : nameOf(n, alt)}
              initialsOf={name}
              sizes={SIZES}
              isFirst={n === 0}
              className={frame}
              {...(n === 0 && { style: { viewTransitionName: PICTURE_TRANSITION } })}
            />
          </li>
        ))}
      </ul>
      {!isAlone && (
        <>
          {/* Over the picture, so that nothing moves when the pictures arrive. */}
          <p
            aria-hidden="true"
            className="figures absolute right-3 bottom-3 rounded-full bg-ink px-3 py-1 text-xs font-semibold text-paper md:hidden"
          >
            {`${index + 1} / ${count}`}
          </p>
          <ul className="mt-3 flex flex-wrap gap-3 max-md:hidden noscript:hidden">
            {all.map(({ image, alt }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={n}>
                <button
                  type="button"
                  aria-label={n === 0 ? words.showFirstPicture : words.show(nameOf(n, alt))}
                  aria-current={n === index || undefined}
                  className="block w-18 rounded-md border-2 border-transparent p-0.5 aria-[current]:border-ink"
                  onClick={() => goTo(n)}
                >
                  <ProductPicture src={image} alt="" initialsOf={name} sizes="4rem" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
