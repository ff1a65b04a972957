import { CHANGE_NOTICE_MINUTES } from '@namma/contract/appointments/rules';
import type { Booking } from '@namma/contract/appointments/schemas';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { messages } from '@namma/contract/messages';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import * as paths from '@namma/contract/paths';
import { areaOf } from '@namma/contract/values/centers';
import { formatTime12 } from '@namma/contract/values/times';
import { type ReactNode, type RefObject, useRef } from 'react';
import * as words from '#words/users';
import { useGymDay } from '../../lib/loading/use-gym-day';
import { StateScreen } from '../../ui/state-screen';
import { describeWhen } from './day-count';

type ActionsOf = (booking: Booking, title: RefObject<HTMLElement | null>) => ReactNode;

interface BookingListProps {
  bookings: readonly Booking[];
  /** Actions of a booking. The title takes the focus when they disappear. */
  actionsOf?: ActionsOf;
}

/** Bookings from today on, soonest first, cancelled ones included. */
export function BookingList({ bookings, actionsOf }: BookingListProps) {
  const today = useGymDay();
  if (bookings.length === 0) {
    return (
      <StateScreen
        title={messages.noConsultancies}
        link={{ to: paths.consultancy, children: words.bookConsultancy }}
      />
    );
  }
  return (
    <>
      <p className="mb-4 text-sm text-(--soft)">{words.bookingRule(CHANGE_NOTICE_MINUTES)}</p>
      <ul className="border-t-2 border-ink">
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} today={today} actionsOf={actionsOf} />
        ))}
      </ul>
    </>
  );
}

interface BookingRowProps {
  booking: Booking;
  today: Day | undefined;
  actionsOf: ActionsOf | undefined;
}

function BookingRow({ booking, today, actionsOf }: BookingRowProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { consult_type, date, startsAt, center, coach, status } = booking;
  const isOff = status !== 'booked';
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-2 border-b border-(--line) py-5 sm:gap-x-8">
      <span
        aria-hidden="true"
        className={`display figures w-[2.2ch] text-3xl ${isOff ? 'opacity-45 line-through' : ''}`}
      >
        {date.slice(-2)}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
          <div className="min-w-0">
            <h2 ref={title} tabIndex={-1} className="heading text-lg wrap-anywhere outline-none">
              {consultancyTypeLabel(consult_type)}
            </h2>
            <p className="text-sm text-(--soft)">
              <time dateTime={startsAt ?? date}>
                {startsAt
                  ? words.dayAndTime(formatDay(date), formatTime12(new Date(startsAt)))
                  : formatDay(date)}
              </time>
              <span className="block">
                {startsAt && center ? words.withCoach(coach, areaOf(center)) : !isOff && words.timeOpen}
              </span>
            </p>
          </div>
          <p className={`text-sm font-semibold ${isOff ? 'text-(--alert)' : ''}`}>
            {`${status === 'cancelled' ? words.cancelled : ''}${status === 'no-show' ? words.missed : ''}${status === 'booked' && today ? describeWhen(date, today) : ''}`}
          </p>
        </div>
        {actionsOf?.(booking, title)}
      </div>
    </li>
  );
}
