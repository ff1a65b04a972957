import * as paths from '@namma/contract/paths';
import * as words from '#words/consultancy';
import { deferClientLoader, deferHydration } from '../lib/defer-hydration';
import { loadClosed } from '../lib/load-closed';
import { publicPage } from '../lib/page-meta';
import { onServer } from '../lib/reads';
import type { ScreenHandle } from '../lib/screen-code';
import type { Route } from './+types/appointment';

const { Deferred: AppointmentPage, preload } = deferHydration(
  async () => (await import('../features/consultancy/appointment-page')).AppointmentPage,
);

export const loader = onServer(loadClosed);

export const clientLoader = deferClientLoader(
  async () => (await import('../lib/load-closed')).loadClosed,
  preload,
);

export const handle: ScreenHandle = { preload: clientLoader.preload, next: [paths.profileConsultancy] };

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
