import {
  bookingNeeds,
  bookingPeriods,
  bookingSorts,
  bookingStatuses,
  consultancyTypes,
  defaultBookingSort,
} from '@namma/contract/appointments/rules';
import type { Day } from '@namma/contract/days/dates';
import { type Changes, oneOf, readListQuery } from '../../../admin/list/list-query';

/** The filters in the address of the appointments. Without a `sort` it is the period's default order. */
export function readAppointmentsQuery(params: URLSearchParams) {
  const { q, from, to, page, limit } = readListQuery(params, [], undefined, 'appointment');
  const period = oneOf(bookingPeriods, params.get('period')) ?? 'coming';
  const sort = oneOf(bookingSorts, params.get('sort'));
  return {
    q,
    from,
    to,
    page,
    limit,
    period,
    status: oneOf(bookingStatuses, params.get('status')),
    needs: oneOf(bookingNeeds, params.get('needs')),
    type: oneOf(consultancyTypes, params.get('type')),
    sort: sort === defaultBookingSort(period) ? undefined : sort,
  };
}

export type AppointmentsQuery = ReturnType<typeof readAppointmentsQuery>;

/** Days outside the period switch it to all days, because otherwise the list would be empty. */
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
