import { adminAppointments } from '@namma/contract/paths';
import { Link } from 'react-router';

const appointmentViews = [
  { view: 'list', label: 'List', to: adminAppointments },
  { view: 'day', label: 'Calendar', to: `${adminAppointments}?view=day` },
  { view: 'time', label: 'No time chosen', to: `${adminAppointments}?needs=time` },
  { view: 'decision', label: 'To reschedule', to: `${adminAppointments}?needs=decision` },
] as const;

export type AppointmentView = (typeof appointmentViews)[number]['view'];

interface ViewNavProps {
  views: readonly { view: string; label: string; to: string }[];
  current: string;
}

/** The views of the appointments. */
export const ViewLinks = ({ current }: { current: AppointmentView }) => (
  <ViewNav views={appointmentViews} current={current} />
);

const ViewNav = ({ views, current }: ViewNavProps) => (
  <nav aria-label="Views" className="pb-2 print:hidden">
    <ul className="flex flex-wrap gap-2">
      {views.map(({ view, label, to }) => (
        <li key={view}>
          <Link
            to={to}
            aria-current={view === current ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-md border border-(--line) px-3 text-sm font-semibold transition-colors hover:border-ink lg:pointer-fine:min-h-8 aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
