import { categories } from '@namma/contract/catalogue/rules';
import type { Product } from '@namma/contract/catalogue/schemas';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as words from '#words/catalogue';
import { IconButton } from '../../ui/icon-button';
import { usePrefersReducedMotion, useSnapScroller } from '../../ui/use-snap-scroller';
import { PromoSlide } from './promo-slide';

/** SPEC section 9. */
const AUTOPLAY_MILLISECONDS = 2_500;
const COUNT = categories.length;

/**
 * One slide for each category. Advances by itself, except while it is hovered or has the focus, and not for people who
 * prefer reduced motion.
 */
export function PromoCarousel({ byCategory }: { byCategory: readonly (readonly Product[])[] }) {
  const { ref, index, goTo } = useSnapScroller<HTMLDivElement>();
  const wantsNoMotion = usePrefersReducedMotion();
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = wish ? wish === 'play' : !wantsNoMotion;
  const isTurning = isPlaying && !isHovered && !isFocused;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => goTo((index + 1) % COUNT), AUTOPLAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isTurning, index, goTo]);

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={words.ourShelves}
      className="ground-ink"
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        goTo((index + step + COUNT) % COUNT);
      }}
      // The focus on the Play button itself must not pause it.
      onFocus={({ target }) => setFocused(!target.hasAttribute('data-play'))}
      onBlur={() => setFocused(false)}
    >
      <div
        ref={ref}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        {categories.map((category, i) => (
          <PromoSlide
            key={category.value}
            category={category}
            position={i + 1}
            count={COUNT}
            products={byCategory[i] ?? []}
          />
        ))}
      </div>
      <div className="page-width flex flex-wrap items-center gap-2 py-3 noscript:hidden">
        <div className="mr-auto -ml-2 flex flex-wrap">
          {categories.map(({ value, label }, i) => (
            <button
              key={value}
              type="button"
              aria-label={words.show(label)}
              aria-current={i === index || undefined}
              className="group grid h-11 w-12 place-items-center"
              onClick={() => goTo(i)}
            >
              <span className="bar-track h-1 w-8 rounded-full bg-(--line) transition-colors group-hover:bg-(--soft) group-aria-[current]:bg-lime" />
            </button>
          ))}
        </div>
        <IconButton
          data-play
          aria-label={isPlaying ? words.pauseSlides : words.playSlides}
          onClick={() => setWish(isPlaying ? 'pause' : 'play')}
        >
          {isPlaying ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
        </IconButton>
        <IconButton aria-label={words.previousSlide} onClick={() => goTo((index - 1 + COUNT) % COUNT)}>
          <ArrowLeft aria-hidden="true" size={20} />
        </IconButton>
        <IconButton aria-label={words.nextSlide} onClick={() => goTo((index + 1) % COUNT)}>
          <ArrowRight aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </section>
  );
}
