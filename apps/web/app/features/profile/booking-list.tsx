import { formatDay } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import type { Booking } from '@namma/contract/schemas/consultancy';
import { useGymDay } from '../../lib/use-gym-day';
import { ButtonLink } from '../../ui/button';
import { StateScreen } from '../../ui/state-screen';
import { describeWhen } from './day-count';

/** Bookings from today on, soonest first. */
export function BookingList({ bookings }: { bookings: readonly Booking[] }) {
  const today = useGymDay();
  if (bookings.length === 0) {
    return (
      <StateScreen
        title={messages.noConsultancies}
        action={
          <ButtonLink to={paths.consultancy} look="primary">
            Book a consultancy
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className="border-t-2 border-ink">
      {bookings.map(({ consult_type, date }) => (
        <li
          key={`${consult_type} ${date}`}
          className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-(--line) py-5 sm:gap-x-8"
        >
          <span aria-hidden="true" className="display figures w-[2.2ch] text-3xl">
            {date.slice(-2)}
          </span>
          <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center justify-between gap-x-5 gap-y-1">
            <div className="min-w-0">
              <h2 className="heading text-lg wrap-anywhere">{consult_type}</h2>
              <time dateTime={date} className="text-sm text-(--soft)">
                {formatDay(date)}
              </time>
            </div>
            <p className="text-sm font-semibold">{today && describeWhen(date, today)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
