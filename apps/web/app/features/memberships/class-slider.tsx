import { type GroupClass, groupClasses } from '@namma/contract/memberships/group-classes';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import * as paths from '@namma/contract/paths';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/fitness';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { useSnapScroller } from '../../ui/use-snap-scroller';

const lines: Record<GroupClass, string> = {
  Yoga: words.yogaText,
  Strength: words.strengthText,
  Run: words.runText,
  Core: words.coreText,
  Dancing: words.dancingText,
  Boxing: words.boxingText,
};

/** A button at its end is only marked as disabled, so that it keeps the keyboard focus. */
const arrow = 'aria-disabled:opacity-40';

/** The classes: a slider on desktop only (SPEC section 2), and a row of links on smaller screens. */
export const ClassSection = () => (
  <>
    <ClassSlider />
    <section aria-labelledby="class-links-title" className="border-t border-(--line) py-14 lg:hidden">
      <div className="page-width">
        <h2 id="class-links-title" className="heading text-2xl">
          {words.classes}
        </h2>
        <ul className="mt-6 flex snap-x gap-3 overflow-x-auto [scrollbar-width:none]">
          {groupClasses.map((name) => (
            <li key={name} className="w-36 shrink-0 snap-start">
              <Link to={paths.classes} className="block underline-offset-4 hover:underline">
                <Art
                  name={`class-${name.toLowerCase()}`}
                  kind="upright"
                  alt=""
                  sizes="144px"
                  className="aspect-square w-full rounded-sm"
                />
                <span className="heading mt-2 block">{groupClassLabel(name)}</span>
                <span className="block text-xs text-(--soft)">{lines[name]}</span>
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink look="outline" to={paths.classes} className="mt-6">
          {words.seeTimetable}
        </ButtonLink>
      </div>
    </section>
  </>
);

/** Four of the six classes at a time. */
function ClassSlider() {
  const { ref, turn, isAtStart, isAtEnd } = useSnapScroller<HTMLUListElement>();
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby="classes-title" className="hidden border-t border-(--line) py-20 lg:block">
      <div className="page-width">
        <div className="flex items-end justify-between gap-8">
          <h2 id="classes-title" className="heading text-2xl">
            {words.classesTitle}
          </h2>
          <div className="flex gap-2">
            <IconButton
              aria-label={words.previousClasses}
              disabled={!isHydrated}
              aria-disabled={isHydrated ? isAtStart : undefined}
              className={arrow}
              onClick={() => turn(-1)}
            >
              <ArrowLeft aria-hidden="true" size={20} />
            </IconButton>
            <IconButton
              aria-label={words.nextClasses}
              disabled={!isHydrated}
              aria-disabled={isHydrated ? isAtEnd : undefined}
              className={arrow}
              onClick={() => turn(1)}
            >
              <ArrowRight aria-hidden="true" size={20} />
            </IconButton>
          </div>
        </div>
        <ul
          ref={ref}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label={words.classes}
          className="relative mt-10 flex snap-x snap-mandatory gap-4 overflow-x-auto [scrollbar-width:none]"
        >
          {groupClasses.map((name) => (
            <li key={name} className="w-[calc((100%---spacing(12))/4)] shrink-0 snap-start">
              <Art
                name={`class-${name.toLowerCase()}`}
                kind="upright"
                alt=""
                sizes="24vw"
                className="aspect-[4/5] w-full rounded-sm"
              />
              <h3 className="heading mt-4 text-xl">{groupClassLabel(name)}</h3>
              <p className="text-sm text-(--soft)">{lines[name]}</p>
            </li>
          ))}
        </ul>
        <ButtonLink look="outline" to={paths.classes} className="mt-10">
          {words.seeTimetable}
        </ButtonLink>
      </div>
    </section>
  );
}
