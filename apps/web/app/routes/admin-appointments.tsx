import { readAppointmentsQuery } from '../features/consultancy/admin/appointments-query';
import { AppointmentsScreen } from '../features/consultancy/admin/appointments-screen';
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
    const query = readAppointmentsQuery(new URL(request.url).searchParams);
    showInAddress(request, { ...query });
    return { query, list: await api('consultancy/getAll', { query }), readAt: new Date() };
  }),
);
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminAppointments({ loaderData }: Route.ComponentProps) {
  return <AppointmentsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
