import type { Booking } from '@namma/contract/appointments/schemas';
import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatTime12 } from '@namma/contract/values/times';
import * as words from '#words/appointments';

/** `4 Mar 2030, 6:30AM (IST) with Asha, kormangla`, or the day with the time to be agreed. */
export function describeBooking({ date, startsAt, center, coach }: Booking): string {
  if (!startsAt) return words.bookingWithoutTime(formatDay(date));
  return words.bookingWithTime(
    formatDay(date),
    formatTime12(new Date(startsAt)),
    coach,
    center && centerLabel(center),
  );
}
