import {
  describeOpenState,
  type HoursRow,
  type OtherDays,
  openStateAt,
} from '@namma/contract/centers/open-state';
import type { ClosedTime } from '@namma/contract/centers/schemas';
import { useSyncExternalStore } from 'react';
import * as words from '#words/landing';
import { ClosedCenters } from '../../shared/closed-centers';
import { useGym } from '../../shared/gym-settings';

const HOW_OFTEN_LOOKED_MILLISECONDS = 15_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, HOW_OFTEN_LOOKED_MILLISECONDS);
  return () => clearInterval(timer);
}

const describeNow = (hours: readonly HoursRow[], others: readonly OtherDays[]) => {
  const state = openStateAt(new Date(), hours, others);
  return state && describeOpenState(state);
};
const unknown = () => undefined;

/** True if the gym is open now, in words. Undefined on the server, whose pages are cached. */
export const useOpenState = (hours: readonly HoursRow[], others: readonly OtherDays[]): string | undefined =>
  useSyncExternalStore<string | undefined>(subscribe, () => describeNow(hours, others), unknown);

/** The opening hours, and closed days. */
export function Hours({ closed }: { closed: readonly ClosedTime[] }) {
  const { hours } = useGym();
  const openState = useOpenState(hours, closed);
  return (
    <section aria-labelledby="hours-title" className="bg-lime text-ink [--focus-ring:var(--color-ink)]">
      <div className="page-width grid gap-8 py-14 lg:grid-cols-12 md:py-20">
        <div className="lg:col-span-4">
          <h2 id="hours-title" className="heading text-2xl">
            {words.openingHours}
          </h2>
          {/* Reserves its space until the browser has rendered it. */}
          <p className="mt-3 min-h-lh font-semibold">{openState}</p>
          <ClosedCenters closed={closed} className="mt-6 border-l-4 border-ink pl-4" />
        </div>
        <dl className="lg:col-span-8">
          {hours.map(({ days, shown }) => (
            <div key={days} className="border-ink/30 py-4 first:pt-0 last:pb-0 not-first:border-t">
              <dt className="font-semibold">{days}</dt>
              <dd className="heading figures text-2xl sm:text-3xl">{shown}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
