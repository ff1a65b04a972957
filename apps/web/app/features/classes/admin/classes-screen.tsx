import type { Coach } from '@namma/contract/appointments/coach-schemas';
import { type Center, centers } from '@namma/contract/centers/rules';
import type { ClassPlan, PlannedForStaff } from '@namma/contract/classes/schemas';
import { addDays, formatDay } from '@namma/contract/days/dates';
import { adminClasses, adminLogin } from '@namma/contract/paths';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { PrintButton } from '../../../admin/list/print-button';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { MaySee } from '../../../admin/shell/may-see';
import { ViewLinks } from '../../../admin/shell/view-links';
import { api } from '../../../lib/api/api';
import { useFailure } from '../../../lib/api/use-failure';
import { buttonClass } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';
import { toast } from '../../../ui/toast';
import { timesOf } from '../class-row';
import { keyOf } from '../use-own-classes';
import { RosterPanel } from './roster-panel';
import { SlotForm } from './slot-form';

interface ClassesScreenProps extends ClassPlan {
  center: Center;
  coaches: readonly Coach[];
}

const chip =
  'inline-flex min-h-11 items-center rounded-md border border-(--line) px-4 text-sm font-semibold aria-[current]:bg-lime';
const days = [0, 1, 2, 3, 4, 5, 6];

/** The week of a center as a grid, with the roster of the class that is chosen. */
export function ClassesScreen({ center, coaches, classes, from }: ClassesScreenProps) {
  const { revalidate } = useRevalidator();
  const fail = useFailure(adminLogin);
  const [chosen, setChosen] = useState<string>();
  const planned = classes.find((each) => keyOf(each) === chosen);
  const ledToday = classes.filter(
    ({ day, state }) => day === from && state !== 'cancelled' && state !== 'over',
  );
  const illToday = [...new Map(ledToday.map((each) => [each.coachId, each])).values()];
  const cancelAll = async (of: PlannedForStaff) => {
    for (const { slotId, day } of ledToday.filter(({ coachId }) => coachId === of.coachId))
      await api('classes/change', {
        body: { slotId, day, isCancelled: true, reason: 'The coach is ill' },
      }).catch(fail);
    toast.success('Classes cancelled');
    await revalidate();
  };
  return (
    <>
      <ScreenTitle actions={<PrintButton />}>Classes</ScreenTitle>
      <ViewLinks current="classes" />
      <nav aria-label="Center" className="mb-4 flex flex-wrap gap-2 print:hidden">
        {centers.map((each) => (
          <Link
            key={each}
            to={`${adminClasses}?center=${encodeURIComponent(each)}`}
            aria-current={each === center ? 'page' : undefined}
            className={chip}
          >
            {each}
          </Link>
        ))}
      </nav>
      <MaySee permission="planClasses">
        <SlotForm center={center} coaches={coaches} today={from} onDone={revalidate} />
      </MaySee>
      <MaySee permission="changeClasses">
        <div className="mb-6 flex flex-wrap gap-2 print:hidden">
          {illToday.map((each) => (
            <ConfirmButton
              key={each.coachId}
              className={buttonClass('outline')}
              title={`Cancel all classes of ${each.coach ?? 'this coach'} today?`}
              description="Everybody who has booked is told. To give a class another coach instead, choose it below."
              confirmLabel="Cancel them"
              onConfirm={() => cancelAll(each)}
            >
              {`${each.coach ?? 'Coach'} is ill today`}
            </ConfirmButton>
          ))}
        </div>
      </MaySee>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-7">
        {days
          .map((n) => addDays(from, n))
          .map((day) => (
            <section key={day} aria-label={formatDay(day)}>
              <h2 className="mb-2 text-sm font-semibold">{formatDay(day)}</h2>
              <ul className="grid gap-2">
                {classes
                  .filter((each) => each.day === day)
                  .map((each) => (
                    <li key={keyOf(each)}>
                      <button
                        type="button"
                        aria-pressed={keyOf(each) === chosen}
                        onClick={() => setChosen(keyOf(each))}
                        className="grid min-h-11 w-full gap-0.5 rounded-md border border-(--line) p-2 text-left text-sm aria-pressed:bg-lime"
                      >
                        <span className="figures">{timesOf(each)}</span>
                        <span className="font-semibold">{each.type}</span>
                        <span>{each.needsCoach ? 'Needs a coach' : each.coach}</span>
                        <span>
                          {each.state === 'cancelled'
                            ? 'Cancelled'
                            : `${each.capacity - each.free}/${each.capacity}, ${each.waiting} waiting`}
                        </span>
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
      </div>
      {planned && (
        <RosterPanel key={keyOf(planned)} planned={planned} coaches={coaches} onChanged={revalidate} />
      )}
    </>
  );
}
