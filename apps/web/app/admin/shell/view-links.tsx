import { adminAppointments, adminClasses, adminCoaches } from '@namma/contract/paths';
import { Link } from 'react-router';

const views = [
  { view: 'list', label: 'List', to: adminAppointments },
  { view: 'day', label: 'Day by coach', to: `${adminAppointments}?view=day` },
  { view: 'time', label: 'Time to be agreed', to: `${adminAppointments}?needs=time` },
  { view: 'decision', label: 'To be decided', to: `${adminAppointments}?needs=decision` },
  { view: 'classes', label: 'Classes', to: adminClasses },
  { view: 'coaches', label: 'Coaches', to: adminCoaches },
] as const;

export type AppointmentView = (typeof views)[number]['view'];

/** The views of the appointments, the classes and the coaches. */
export const ViewLinks = ({ current }: { current: AppointmentView }) => (
  <nav aria-label="Views" className="pb-5 print:hidden">
    <ul className="flex flex-wrap gap-2">
      {views.map(({ view, label, to }) => (
        <li key={view}>
          <Link
            to={to}
            aria-current={view === current ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-md border border-(--line) px-4 text-sm font-semibold transition-colors hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
