import type { Reply } from '@namma/contract/calls';
import { formatDay } from '@namma/contract/days/dates';
import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import { relativeDay } from '../../admin/time/relative-day';
import { useGymDay } from '../../lib/loading/use-gym-day';

type Figures = Pick<Reply<'admin/getDashData'>, 'appointmentsToday' | 'nextAppointments'>;

/** The number of today's appointments, and the next ones. */
export function NextAppointments({ figures }: { figures: Figures }) {
  const { appointmentsToday, nextAppointments } = figures;
  const today = useGymDay();
  return (
    <>
      <p className="pt-3 text-sm text-(--soft)">
        {`${appointmentsToday === 0 ? 'None today' : `${appointmentsToday} today`}${nextAppointments.length === 0 ? ', and none on the coming days' : ''}`}
      </p>
      <ul className="grid gap-x-10 text-sm md:grid-cols-2 xl:grid-cols-3">
        {nextAppointments.map(({ id, date, consult_type, name, phone }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-(--line) py-3">
            <span className="grid min-w-0 flex-1 basis-32 gap-0.5 wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span className="figures text-xs text-(--soft)">{phone}</span>
            </span>
            <span className="grid min-w-0 justify-items-end gap-0.5">
              <time dateTime={date} className="figures font-semibold">
                {(today && relativeDay(date, today)) ?? formatDay(date)}
              </time>
              <span className="text-xs text-(--soft)">{consult_type}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link
        to={paths.adminAppointments}
        className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        All appointments
      </Link>
    </>
  );
}
