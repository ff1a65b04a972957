import type { PlannedClass } from '@namma/contract/classes/schemas';
import type { Day } from '@namma/contract/days/dates';
import { messages } from '@namma/contract/messages';
import { centerLabel } from '@namma/contract/messages/centers';
import { openCenters } from '@namma/contract/values/centers';
import { useEffect, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import * as words from '#words/classes';
import { api } from '../../lib/api/api';
import { useFailure } from '../../lib/api/use-failure';
import { invalidate } from '../../lib/loading/read-cache';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { useSignInFirst } from '../../lib/session/use-sign-in-first';
import { useGym } from '../../shared/gym-settings';
import { ShareLater } from '../../shared/share-later';
import { BookButton, nameOf, OwnButtons } from './class-buttons';
import { ClassRow, timesOf } from './class-row';
import { type Classes, classesPath } from './load-classes';
import { refusalOf } from './refusal-of';
import { keyOf, useOwnClasses } from './use-own-classes';
import { usePreferredCenter } from './use-preferred-center';

const chip =
  'inline-flex min-h-11 items-center justify-center rounded-md border border-(--line) px-2 text-center text-sm font-semibold sm:px-4 aria-[current]:bg-lime aria-[current]:text-ink hover:border-current';

/**
 * The timetable of a center: one day on a phone, the week on a wide screen (D90). Its days are links, so that it reads
 * without scripts.
 */
export function ClassesPage({ center, isAsked, day, days, classes }: Omit<Classes, 'meta'>) {
  const { isSendingMails } = useGym();
  const timetable = useTimetable(classesPath(center, day));
  usePreferredCenter({ center, isAsked, day }, timetable.member);
  const firstWithClasses = days.find((each) =>
    classes.some((planned) => isToCome(planned) && planned.day === each),
  );
  const shown = day ?? firstWithClasses ?? days[0];
  return (
    <div className="page-width py-10 md:py-14">
      <h1 className="display text-2xl sm:text-3xl">{words.classes}</h1>
      <p className="mt-3 max-w-text text-(--soft)">{words.lead}</p>
      <nav aria-label={words.center} className="mt-6 flex flex-wrap gap-2">
        {openCenters().map((each) => (
          <Link
            key={each}
            to={classesPath(each, day)}
            preventScrollReset
            aria-current={each === center ? 'page' : undefined}
            className={chip}
          >
            {centerLabel(each)}
          </Link>
        ))}
      </nav>
      <nav aria-label={words.day} className="mt-3 grid grid-cols-7 gap-1 xl:hidden">
        {days.map((each) => (
          <Link
            key={each}
            to={classesPath(center, each)}
            preventScrollReset
            aria-current={each === shown ? 'page' : undefined}
            className="grid min-h-13 min-w-0 content-center justify-items-center rounded-md border border-(--line) text-xs hover:border-current aria-[current]:bg-lime aria-[current]:text-ink"
          >
            <span className="sr-only">{words.dayOf(each)}</span>
            <span aria-hidden="true">{words.weekdayOfDay(each)}</span>
            <span aria-hidden="true" className="figures text-base font-semibold">
              {Number(each.slice(-2))}
            </span>
          </Link>
        ))}
      </nav>
      {classes.length === 0 ? (
        <p className="mt-8 border-t border-(--line) py-4 text-(--soft)">{words.noneInDays}</p>
      ) : (
        <div className="mt-8 grid grid-cols-1 gap-4 xl:grid-cols-7">
          {days.map((each) => (
            <DayOf
              key={each}
              day={each}
              isShown={each === shown}
              rows={classes.filter((planned) => planned.day === each)}
              timetable={timetable}
            />
          ))}
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-start justify-between gap-4">
        <details className="max-w-text text-sm text-(--soft)">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-paper underline underline-offset-4">
            {words.rulesTitle}
          </summary>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {words.rules(isSendingMails).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
        <ShareLater title={`${words.classes}, ${centerLabel(center)}`} path={classesPath(center, day)} />
      </div>
    </div>
  );
}

const isToCome = ({ state }: PlannedClass): boolean => state === 'open' || state === 'full';

/** The bookings of the member in a timetable, and the buttons to book. */
function useTimetable(path: string) {
  const { revalidate } = useRevalidator();
  const { own, member, isKnown, readAgain, isSignedIn } = useOwnClasses();
  const showFailure = useFailure();
  const signInFirst = useSignInFirst();
  const readAll = async () => {
    invalidate('classes/');
    await Promise.all([readAgain(), revalidate()]);
  };
  const book = async ({ slotId, day }: PlannedClass) => {
    if (!isSignedIn) return signInFirst(messages.pleaseLogin, path);
    // The row shows the place of the member, so a success shows no toast.
    await api('classes/book', { body: { slotId, day } }).catch(showFailure);
    await readAll();
  };
  return { own, member, isKnown, book, readAll };
}

type Timetable = ReturnType<typeof useTimetable>;

interface DayOfProps {
  day: Day;
  /** Shown where there is room for one day only. */
  isShown: boolean;
  rows: readonly PlannedClass[];
  timetable: Timetable;
}

function DayOf({ day, isShown, rows, timetable }: DayOfProps) {
  return (
    <section aria-label={words.dayOf(day)} className={`min-w-0 ${isShown ? '' : 'max-xl:hidden'}`}>
      <h2 className="heading mb-3 text-xl xl:text-base">{words.dayOf(day)}</h2>
      {rows.length === 0 ? (
        <p className="border-t border-(--line) py-4 text-sm text-(--soft)">{words.none}</p>
      ) : (
        <ul>
          {rows.map((planned) => (
            <TimetableRow key={keyOf(planned)} planned={planned} timetable={timetable} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TimetableRow({ planned, timetable }: { planned: PlannedClass; timetable: Timetable }) {
  const { own, member, isKnown, book, readAll } = timetable;
  const row = useRef<HTMLLIElement>(null);
  const isHydrated = useIsHydrated();
  const held = own?.get(keyOf(planned));
  const name = nameOf(planned, `${words.dayOf(planned.day)}, ${timesOf(planned)}`);
  const refusal = member && !held && isToCome(planned) ? refusalOf(member, planned) : undefined;
  const isBooking = useRef(false);
  const onBook = async () => {
    isBooking.current = true;
    await book(planned);
  };
  // The pressed button is gone once the place is booked.
  useEffect(() => {
    if (!held || !isBooking.current) return;
    isBooking.current = false;
    if (document.activeElement === document.body) row.current?.focus();
  }, [held]);
  return (
    <ClassRow ref={row} planned={planned} held={held}>
      {held && <OwnButtons held={held} name={name} focusAfter={row} onChanged={readAll} />}
      {refusal && <p className="text-xs text-(--soft)">{refusal}</p>}
      {!held && !refusal && isHydrated && isKnown && isToCome(planned) && (
        <BookButton name={name} isFull={planned.state === 'full'} onBook={onBook} />
      )}
    </ClassRow>
  );
}
