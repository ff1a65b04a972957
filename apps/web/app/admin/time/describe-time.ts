import type { Closure } from '@namma/contract/appointments/coach-schemas';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import { formatDay } from '@namma/contract/days/dates';
import { formatMoment, formatTime24 } from '@namma/contract/values/times';

/** `6 Mar 2030, 12:00`, or the day and that its time is to be agreed. */
export const describeTime = ({ date, startsAt }: Pick<AdminBooking, 'date' | 'startsAt'>): string =>
  startsAt
    ? `${formatDay(date)}, ${formatTime24(new Date(startsAt))}`
    : `${formatDay(date)}, no time chosen yet`;

/** In IST. */
export const describeClosure = ({ startsAt, endsAt }: Pick<Closure, 'startsAt' | 'endsAt'>): string =>
  `${formatMoment(startsAt)} to ${formatMoment(endsAt)}`;
