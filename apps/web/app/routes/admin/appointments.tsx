import { adminLoader, showInAddress } from '../../admin/list/list-loader';
import { readAppointmentsQuery } from '../../features/appointments/admin/appointments-query';
import { AppointmentsScreen } from '../../features/appointments/admin/appointments-screen';
import { readDayQuery } from '../../features/appointments/admin/day-query';
import { DayScreen } from '../../features/appointments/admin/day-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/appointments';

export const clientLoader = adminLoader(async (searchParams, request) => {
  const readAt = new Date();
  const day = readDayQuery(searchParams);
  if (day) {
    showInAddress(request, { view: 'day', ...day });
    return { day: { query: day, shown: await api('consultancy/getDay', { query: day }) }, readAt };
  }
  const query = readAppointmentsQuery(searchParams);
  showInAddress(request, { ...query });
  return { list: { query, list: await api('consultancy/getAll', { query }) }, readAt };
});

export default function AdminAppointments({ loaderData }: Route.ComponentProps) {
  const { day, list, readAt } = loaderData;
  if (day) return <DayScreen {...day} readAt={readAt} />;
  return list && <AppointmentsScreen {...list} readAt={readAt} />;
}
