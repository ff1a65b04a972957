import type { Coach } from '@namma/contract/appointments/coach-schemas';
import type { ClassPlan, PlannedForStaff } from '@namma/contract/classes/schemas';
import { addDays, addDaysWithinCalendar, type Day, formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { adminClasses, adminLogin } from '@namma/contract/paths';
import { type Center, openCenters } from '@namma/contract/values/centers';
import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import * as words from '#words/classes';
import { PrintButton } from '../../../admin/list/print-button';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { useBoundCenter } from '../../../admin/shell/centers';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { api } from '../../../lib/api/api';
import { useFailure } from '../../../lib/api/use-failure';
import { buttonClass } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';
import { toast } from '../../../ui/toast';
import { timesOf } from '../class-row';
import { keyOf } from '../use-own-classes';
import { Fold } from './fold';
import { RosterPanel } from './roster-panel';
import { SlotForm } from './slot-form';
import { onWeekKeys } from './week-keys';

interface ClassesScreenProps extends ClassPlan {
  center: Center;
  coaches: readonly Coach[];
  today: Day;
  /** The slot of the class in the address, on the first displayed day. */
  named?: number | undefined;
}

const chip =
  'inline-flex min-h-11 items-center rounded-md border border-(--line) px-4 text-sm font-semibold aria-[current]:bg-lime';
const DAYS_SHOWN = 7;
const days = Array.from({ length: DAYS_SHOWN }, (_, n) => n);

const pathOf = (center: Center, from: Day, today: Day): string =>
  `${adminClasses}?center=${encodeURIComponent(center)}${from === today ? '' : `&from=${from}`}`;

/** The week of a center as a grid, with the roster of the selected class. */
export function ClassesScreen(props: ClassesScreenProps) {
  const { center, coaches, classes, from, today, named } = props;
  const bound = useBoundCenter();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(named === undefined ? undefined : keyOf({ slotId: named, day: from }));
  const planned = classes.find((each) => keyOf(each) === chosen);
  const week = useRef<HTMLDivElement>(null);
  const close = () => {
    // Returns the focus to where it was.
    week.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    setChosen(undefined);
  };
  return (
    <>
      <div className={planned ? 'print:hidden' : ''}>
        <ScreenTitle note={centerLabel(center)} actions={<PrintButton />}>
          Classes
        </ScreenTitle>
        {!bound && (
          <nav aria-label="Center" className="mb-4 flex flex-wrap gap-2 print:hidden">
            {openCenters().map((each) => (
              <Link
                key={each}
                to={pathOf(each, from, today)}
                aria-current={each === center ? 'page' : undefined}
                className={chip}
              >
                {centerLabel(each)}
              </Link>
            ))}
          </nav>
        )}
        <Weeks center={center} from={from} today={today} />
        {from === today && <IllToday classes={classes} today={today} onChanged={revalidate} />}
        {classes.length === 0 && (
          <p className="mb-4 text-(--soft)">{`No classes at ${centerLabel(center)} this week.`}</p>
        )}
        {classes.length > 0 && (
          <p className="mb-4 hidden text-sm text-(--soft) lg:block print:hidden">
            Arrow keys move through the week, Enter opens a class.
          </p>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it */}
        <div
          ref={week}
          onKeyDown={onWeekKeys}
          className="grid grid-cols-1 gap-x-3 gap-y-5 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-7"
        >
          {(classes.length > 0 ? days : [])
            .map((n) => addDays(from, n))
            .map((day) => (
              <DayOfWeek
                key={day}
                day={day}
                classes={classes.filter((each) => each.day === day)}
                chosen={chosen}
                onChoose={setChosen}
              />
            ))}
        </div>
      </div>
      {planned && (
        <RosterPanel
          key={keyOf(planned)}
          planned={planned}
          coaches={coaches}
          today={today}
          onChanged={revalidate}
          onClose={close}
          onReplaced={async (slotId) => {
            setChosen(keyOf({ slotId, day: planned.day }));
            await revalidate();
          }}
        />
      )}
      <IfAllowed permission="planClasses">
        <div className="mt-8 print:hidden">
          <Fold summary="Add weekly class">
            <SlotForm key={center} center={center} coaches={coaches} today={today} onDone={revalidate} />
          </Fold>
        </div>
      </IfAllowed>
    </>
  );
}

const Weeks = ({ center, from, today }: { center: Center; from: Day; today: Day }) => (
  <nav aria-label="Week" className="mb-4 flex flex-wrap gap-2 print:hidden">
    <Link to={pathOf(center, addDaysWithinCalendar(from, -DAYS_SHOWN), today)} className={chip}>
      Week before
    </Link>
    {from !== today && (
      <Link to={pathOf(center, today, today)} className={chip}>
        From today
      </Link>
    )}
    <Link to={pathOf(center, addDaysWithinCalendar(from, DAYS_SHOWN), today)} className={chip}>
      Week after
    </Link>
  </nav>
);

interface DayOfWeekProps {
  day: Day;
  classes: readonly PlannedForStaff[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

const DayOfWeek = ({ day, classes, chosen, onChoose }: DayOfWeekProps) => (
  <section aria-label={words.dayOf(day)} className="min-w-0 break-inside-avoid">
    <h2 className="mb-2 text-sm font-semibold">{words.dayOf(day)}</h2>
    {classes.length === 0 && <p className="text-sm text-(--soft)">No classes</p>}
    <ul className="grid gap-2">
      {classes.map((each) => (
        <li key={keyOf(each)}>
          <button
            type="button"
            aria-pressed={keyOf(each) === chosen}
            onClick={() => onChoose(keyOf(each))}
            className="grid min-h-11 w-full gap-x-3 gap-y-0.5 rounded-md xs:max-lg:grid-cols-[minmax(0,1fr)_auto] border border-(--line) p-2 text-left text-sm wrap-anywhere hover:border-current aria-pressed:bg-lime aria-pressed:text-ink"
          >
            {/* Two lines where a class has the width for it: its time and places, its kind and coach. */}
            <span className="figures">{timesOf(each)}</span>
            <span className="font-semibold max-lg:order-1">{each.type}</span>
            <span className="max-lg:order-1 xs:max-lg:text-right">
              {each.needsCoach ? 'Needs a coach' : (each.coach ?? '')}
            </span>
            <span className="xs:max-lg:text-right">{placesOf(each)}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** `18/20`, and who waits */
const placesOf = ({ state, capacity, free, waiting }: PlannedForStaff): string => {
  if (state === 'cancelled') return 'Cancelled';
  return `${capacity - free}/${capacity}${waiting > 0 ? `, ${waiting} waiting` : ''}`;
};

interface IllTodayProps {
  classes: readonly PlannedForStaff[];
  today: Day;
  onChanged: () => Promise<void>;
}

/** Cancels all classes of a coach who cannot come today. */
function IllToday({ classes, today, onChanged }: IllTodayProps) {
  const fail = useFailure(adminLogin);
  const led = classes.filter(
    ({ day, state, coach }) => day === today && coach !== null && (state === 'open' || state === 'full'),
  );
  const coaches = [...new Map(led.map((each) => [each.coachId, each])).values()];
  const cancelAll = async ({ coachId }: PlannedForStaff) => {
    let cancelled = 0;
    for (const { slotId, day } of led.filter((each) => each.coachId === coachId))
      await api('classes/change', {
        body: { slotId, day, isCancelled: true, reason: 'Coach is ill' },
      }).then(() => cancelled++, fail);
    if (cancelled > 0) toast.success(cancelled === 1 ? 'Class cancelled' : `${cancelled} classes cancelled`);
    await onChanged();
  };
  return (
    <IfAllowed permission="changeClasses">
      <div className="mb-6 flex flex-wrap gap-2 print:hidden">
        {coaches.map((each) => (
          <ConfirmButton
            key={each.coachId}
            className={buttonClass('outline')}
            title={`Cancel all classes of ${each.coach} on ${formatDay(today)}?`}
            description="Everyone who booked is notified. To assign another coach instead, choose a class below."
            confirmLabel="Cancel them"
            onConfirm={() => cancelAll(each)}
          >
            {`${each.coach} is ill today`}
          </ConfirmButton>
        ))}
      </div>
    </IfAllowed>
  );
}
