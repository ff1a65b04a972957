import { readAppointmentsQuery } from '../features/consultancy/admin/appointments-query';
import { AppointmentsScreen } from '../features/consultancy/admin/appointments-screen';
import { readDayQuery } from '../features/consultancy/admin/day-query';
import { DayScreen } from '../features/consultancy/admin/day-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { adminOnly } from '../lib/admin/admin-only';
import { keepShown } from '../lib/admin/keep-shown';
import { showInAddress } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-appointments';

export const meta = () => privatePage('Appointments');

// Never cached, because a member may have booked.
const load = keepShown(({ request }) =>
  adminOnly(async () => {
    const { searchParams } = new URL(request.url);
    const readAt = new Date();
    const day = readDayQuery(searchParams);
    if (day) {
      showInAddress(request, { view: 'day', ...day });
      return { day: { query: day, shown: await api('consultancy/getDay', { query: day }) }, readAt };
    }
    const query = readAppointmentsQuery(searchParams);
    showInAddress(request, { ...query });
    return { list: { query, list: await api('consultancy/getAll', { query }) }, readAt };
  }),
);
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminAppointments({ loaderData }: Route.ComponentProps) {
  const { day, list, readAt } = loaderData;
  if (day) return <DayScreen {...day} readAt={readAt} />;
  return list && <AppointmentsScreen {...list} readAt={readAt} />;
}

export { LoadFailed as ErrorBoundary };
