import * as paths from '@namma/contract/paths';
import * as words from '#words/consultancy';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { publicPage } from '../../lib/loading/page-meta';
import { onServer } from '../../lib/loading/reads';
import { loadClosed } from '../../shared/load-closed';
import type { Route } from './+types/appointment';

const { Deferred: AppointmentPage, preload } = deferHydration(
  async () => (await import('../../features/appointments/appointment-page')).AppointmentPage,
);

export const loader = onServer(loadClosed);

export const clientLoader = deferClientLoader(
  async () => (await import('../../shared/load-closed')).loadClosed,
  preload,
);

export const handle: ScreenHandle = { next: [paths.profileConsultancy] };

export const meta = () =>
  publicPage({
    title: words.bookAnAppointment,
    description: words.appointmentDescription,
    path: paths.appointment,
    picture: '/images/consult-fitness-800.webp',
  });

export default function Appointment({ loaderData }: Route.ComponentProps) {
  return (
    <div className="ground-ink min-h-[inherit]">
      <AppointmentPage closed={loaderData} />
    </div>
  );
}
