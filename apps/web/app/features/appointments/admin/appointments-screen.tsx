import {
  type BookingPeriod,
  bookingPeriods,
  bookingStatuses,
  consultancyTypes,
  defaultBookingSort,
} from '@namma/contract/appointments/rules';
import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import { DayRange } from '../../../admin/list/day-range';
import { FilterSelect, optionsOf } from '../../../admin/list/filter-select';
import { ListFreshness } from '../../../admin/list/list-freshness';
import { ListScreen } from '../../../admin/list/list-screen';
import { useCsvExport } from '../../../admin/list/use-csv-export';
import { useListAddress } from '../../../admin/list/use-list-address';
import { useListFreshness } from '../../../admin/list/use-list-freshness';
import { ViewLinks } from '../../../admin/shell/view-links';
import { api } from '../../../lib/api/api';
import { useGymDay } from '../../../lib/loading/use-gym-day';
import { nameOf, useAppointmentActions } from './appointment-actions';
import { columnsOn, factsOf, idOf } from './appointment-columns';
import { type AppointmentsQuery, changeDays } from './appointments-query';

interface AppointmentsScreenProps {
  list: Reply<'consultancy/getAll'>;
  query: AppointmentsQuery;
  readAt: Date;
}

const periodLabels: Record<BookingPeriod, string> = { coming: 'From today', past: 'Past', all: 'All days' };
const periods = bookingPeriods.map((value) => ({ value, label: periodLabels[value] }));
const sorts = [
  { value: 'soonest', label: 'Soonest first' },
  { value: 'latest', label: 'Latest first' },
];
const names = { noun: 'appointments', one: 'appointment' } as const;
const nothingToCome = {
  title: 'No upcoming appointments',
  text: 'New bookings will appear here. Find past ones under Show, Past.',
};

/** The booked consultancies: today first, then the coming days. Past ones can be looked up. */
export function AppointmentsScreen({ list, query, readAt }: AppointmentsScreenProps) {
  const address = useListAddress();
  const today = useGymDay();
  const { page, limit, ...narrowed } = query;
  const { period, type, status, needs, from, to } = query;
  const { itemsOf, dialogs } = useAppointmentActions(readAt);
  const csv = useCsvExport('admin/exportAppointments', 'appointments', narrowed);
  const freshness = useListFreshness({
    name: 'appointments' as const,
    newestId: list.newestId,
    readAt,
    ...names,
    countAfter: (after) => api('consultancy/getAll', { query: { ...narrowed, after, limit: 1 } }),
  });
  const usualSort = defaultBookingSort(period);
  const state = { q: query.q, page, limit, sort: query.sort ?? usualSort };
  const change: typeof address.change = ({ sort, ...changes }) =>
    address.change(
      sort === undefined ? changes : { ...changes, sort: sort === usualSort ? undefined : sort },
    );
  return (
    <>
      <ListScreen
        title="Appointments"
        note={<ListFreshness {...freshness} />}
        views={<ViewLinks current={needs ?? 'list'} />}
        searchHint="Name, email, phone or number"
        filters={
          <>
            <FilterSelect
              label="Show"
              value={period}
              options={periods}
              onChange={(chosen) =>
                address.change({ period: chosen, from: undefined, to: undefined, sort: undefined })
              }
            />
            <FilterSelect
              label="Type"
              value={type ?? ''}
              options={optionsOf(consultancyTypes)}
              onChange={(chosen) => change({ type: chosen })}
            />
            <FilterSelect
              label="Status"
              value={status ?? ''}
              options={optionsOf(bookingStatuses)}
              onChange={(chosen) => change({ status: chosen })}
            />
            <DayRange
              from={from}
              to={to}
              onChange={(days) => change(changeDays(query, days, today ?? gymDay(new Date())))}
            />
          </>
        }
        address={{ ...address, change }}
        columns={columnsOn(today)}
        facts={factsOf}
        nameOf={nameOf}
        items={itemsOf}
        nothingYet={nothingToCome}
        {...{ list, state, idOf, csv, sorts, ...names }}
      />
      {dialogs}
    </>
  );
}
