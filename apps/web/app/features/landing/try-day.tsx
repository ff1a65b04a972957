import { formatRupees } from '@namma/contract/money';
import { useState } from 'react';
import * as words from '#words/landing';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { useLazy } from '../../lib/loading/use-lazy';
import { Button } from '../../ui/button';

const loadForm = async () => (await import('./try-day-form')).TryDayForm;

/** The way in for somebody who wants to see the gym first (D89). The form is loaded after the page is shown. */
export function TryDay({ rupees }: { rupees: number }) {
  const { loaded: TryDayForm, ensureLoaded } = useLazy(loadForm);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby="try-title" className="border-t border-(--line) bg-(--raised) py-14 md:py-20">
      <div className="page-width grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="try-title" className="display text-2xl sm:text-3xl">
            {words.tryDay}
          </h2>
          <p className="mt-4 max-w-text text-(--soft)">{words.tryDayText}</p>
          <p className="mt-4 font-semibold">
            {rupees === 0 ? words.tryDayFree : words.tryDayCosts(formatRupees(rupees))}
          </p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          {isOpen && TryDayForm ? (
            <TryDayForm />
          ) : (
            <Button
              look="outline"
              className="min-h-13 px-9 text-base"
              disabled={!isHydrated}
              onClick={() => void ensureLoaded().then(setOpen)}
            >
              {words.askForDay}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
