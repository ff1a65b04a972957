import type { PlannedClass } from '@namma/contract/classes/schemas';
import type { Day } from '@namma/contract/days/dates';
import { messages } from '@namma/contract/messages';
import { centerLabel } from '@namma/contract/messages/centers';
import { centers } from '@namma/contract/values/centers';
import { Link, useRevalidator } from 'react-router';
import * as words from '#words/classes';
import { api } from '../../lib/api/api';
import { useOutcome } from '../../lib/api/use-outcome';
import { invalidate } from '../../lib/loading/read-cache';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { useSignInFirst } from '../../lib/session/use-sign-in-first';
import { ShareLater } from '../../shared/share-later';
import { BookButton, nameOf, OwnButtons } from './class-buttons';
import { ClassRow, timesOf } from './class-row';
import { type Classes, classesPath } from './load-classes';
import { keyOf, useOwnClasses } from './use-own-classes';

const chip =
  'inline-flex min-h-11 items-center justify-center rounded-md border border-(--line) px-2 text-center text-sm font-semibold sm:px-4 aria-[current]:bg-lime aria-[current]:text-ink hover:border-current';

/** The timetable of a center, on one day or a week (D90). Its places are links, so that it reads without scripts. */
export function ClassesPage({ center, day, days, classes }: Omit<Classes, 'meta'>) {
  const { revalidate } = useRevalidator();
  const { own, readAgain, isSignedIn } = useOwnClasses();
  const say = useOutcome();
  const signInFirst = useSignInFirst();
  const isHydrated = useIsHydrated();
  const readAll = async () => {
    invalidate('classes/');
    await Promise.all([readAgain(), revalidate()]);
  };
  const book = async ({ slotId, day: on }: PlannedClass) => {
    if (!isSignedIn) return signInFirst(messages.pleaseLogin, classesPath(center, day));
    await say(api('classes/book', { body: { slotId, day: on } }));
    await readAll();
  };
  const shown = day === undefined ? days : [day];
  const row = (planned: PlannedClass) => {
    const held = own?.get(keyOf(planned));
    const name = nameOf(planned, `${words.dayOf(planned.day)}, ${timesOf(planned)}`);
    const mayBook = isHydrated && (planned.state === 'open' || planned.state === 'full');
    return (
      <ClassRow key={keyOf(planned)} planned={planned} held={held}>
        {held ? (
          <OwnButtons held={held} name={name} onChanged={readAll} />
        ) : (
          mayBook && <BookButton name={name} isFull={planned.state === 'full'} onBook={() => book(planned)} />
        )}
        {planned.state !== 'cancelled' && planned.state !== 'over' && (
          <ShareLater title={`${name}, ${centerLabel(center)}`} path={classesPath(center, planned.day)} />
        )}
      </ClassRow>
    );
  };
  return (
    <div className="page-width py-14 md:py-20">
      <h1 className="display text-2xl sm:text-3xl">{words.classes}</h1>
      <p className="mt-4 max-w-text text-(--soft)">{words.lead}</p>
      <nav aria-label={words.center} className="mt-8 flex flex-wrap gap-2">
        {centers.map((each) => (
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
      <nav aria-label={words.day} className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Link
          to={classesPath(center)}
          preventScrollReset
          aria-current={day === undefined ? 'page' : undefined}
          className={chip}
        >
          {words.allDays}
        </Link>
        {days.map((each) => (
          <Link
            key={each}
            to={classesPath(center, each)}
            preventScrollReset
            aria-current={each === day ? 'page' : undefined}
            className={chip}
          >
            {words.dayOf(each)}
          </Link>
        ))}
      </nav>
      {day === undefined && classes.length === 0 ? (
        <p className="mt-10 border-t border-(--line) py-4 text-(--soft)">{words.noneInDays}</p>
      ) : (
        shown.map((each) => (
          <DayOf key={each} day={each} rows={classes.filter((planned) => planned.day === each).map(row)} />
        ))
      )}
      <div className="mt-12 max-w-text text-sm text-(--soft)">
        <h2 className="heading mb-2 text-base">{words.rulesTitle}</h2>
        <ul className="grid list-disc gap-1 pl-5">
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function DayOf({ day, rows }: { day: Day; rows: readonly React.JSX.Element[] }) {
  return (
    <section aria-label={words.dayOf(day)} className="mt-10">
      <h2 className="heading mb-3 text-xl">{words.dayOf(day)}</h2>
      {rows.length === 0 ? (
        <p className="border-t border-(--line) py-4 text-(--soft)">{words.none}</p>
      ) : (
        <ul>{rows}</ul>
      )}
    </section>
  );
}
