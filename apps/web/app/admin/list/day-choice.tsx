import { addDaysWithinCalendar, type Day, gymDay } from '@namma/contract/days/dates';
import { horizonOf } from '@namma/contract/days/horizons';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGymDay } from '../../lib/loading/use-gym-day';
import { ButtonLink } from '../../ui/button';
import { DayFilter } from './day-filter';
import { useListAddress } from './use-list-address';

interface DayChoiceProps {
  day: Day;
  /** The selectable days. */
  horizon: Parameters<typeof horizonOf>[0];
  readAt: Date;
  /** The other filters, before the links. */
  children?: ReactNode;
}

/** The day of a screen, which is in its address unless it is today: a field, and links to the day before and the day after. */
export function DayChoice({ day, horizon, readAt, children }: DayChoiceProps) {
  const { change, pathWith } = useListAddress();
  const today = useGymDay() ?? gymDay(readAt);
  const { first, last } = horizonOf(horizon, today);
  const inAddress = (chosen: string) => (chosen === today ? undefined : chosen || undefined);
  const dayPath = (count: number) => pathWith({ day: inAddress(addDaysWithinCalendar(day, count)) });
  return (
    <>
      <DayFilter
        label="Day"
        value={day}
        min={first}
        max={last}
        onChange={(chosen) => change({ day: inAddress(chosen) })}
      />
      {children}
      <div className="flex flex-wrap gap-2">
        {day > first && (
          <DayLink to={dayPath(-1)}>
            <ChevronLeft aria-hidden="true" size={18} />
            <span>Day before</span>
          </DayLink>
        )}
        {day < last && (
          <DayLink to={dayPath(1)}>
            <span>Day after</span>
            <ChevronRight aria-hidden="true" size={18} />
          </DayLink>
        )}
      </div>
    </>
  );
}

const DayLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonLink to={to} look="quiet" className="border border-(--line) px-4!" preventScrollReset>
    {children}
  </ButtonLink>
);
