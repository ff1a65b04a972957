import * as paths from '@namma/contract/paths';
import * as words from '#words/consultancy';
import { deferHydration } from '../lib/defer-hydration';
import { publicPage } from '../lib/page-meta';
import type { ScreenHandle } from '../lib/screen-code';

const { Deferred: AppointmentPage, preload } = deferHydration(
  async () => (await import('../features/consultancy/appointment-page')).AppointmentPage,
);

/** With a loader, the server renders the page; without one, it would wait for the client loader. */
export const loader = () => null;

export async function clientLoader() {
  await preload();
  return null;
}

export const handle: ScreenHandle = { preload, next: [paths.profileConsultancy] };

export const meta = () =>
  publicPage({
    title: words.bookAnAppointment,
    description: words.appointmentDescription,
    path: paths.appointment,
    picture: '/images/consult-fitness-800.webp',
  });

export default function Appointment() {
  return (
    <div className="ground-ink min-h-[inherit]">
      <AppointmentPage />
    </div>
  );
}
