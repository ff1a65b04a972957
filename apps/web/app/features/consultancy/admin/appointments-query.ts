import {
  type BookingPeriod,
  type BookingSort,
  bookingPeriods,
  bookingSorts,
  type ConsultancyType,
  consultancyTypes,
  defaultBookingSort,
} from '@namma/contract/consultancy';
import type { Day } from '@namma/contract/dates';
import { type Changes, oneOf, readListQuery } from '../../../lib/admin/list-query';

/** What the address of the appointments asks for. */
export interface AppointmentsQuery {
  q: string | undefined;
  type: ConsultancyType | undefined;
  period: BookingPeriod;
  /** Days of the appointments, both included. */
  from: Day | undefined;
  to: Day | undefined;
  /** Undefined in the order the period is read in anyway. */
  sort: BookingSort | undefined;
  page: number;
  limit: number;
}

export function readAppointmentsQuery(params: URLSearchParams): AppointmentsQuery {
  const { q, from, to, page, limit } = readListQuery(params, []);
  const period = oneOf(bookingPeriods, params.get('period')) ?? 'coming';
  const sort = oneOf(bookingSorts, params.get('sort'));
  return {
    ...{ q, from, to, page, limit, period },
    type: oneOf(consultancyTypes, params.get('type')),
    sort: sort === defaultBookingSort(period) ? undefined : sort,
  };
}

/** Days that lie outside the period open it to all days: otherwise nothing of them could be shown. */
export function changeDays(
  { period }: AppointmentsQuery,
  days: { from?: string; to?: string },
  today: Day,
): Changes {
  const isOutside =
    (period === 'coming' && [days.from, days.to].some((day) => day && day < today)) ||
    (period === 'past' && [days.from, days.to].some((day) => day && day >= today));
  return isOutside ? { ...days, period: 'all', sort: undefined } : days;
}
