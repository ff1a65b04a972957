import {
  adminAppointments,
  adminClasses,
  adminCoaches,
  adminCounter,
  adminDrawer,
  adminFollowUps,
  adminPasses,
  adminQueries,
} from '@namma/contract/paths';
import { Link } from 'react-router';

const appointmentViews = [
  { view: 'list', label: 'List', to: adminAppointments },
  { view: 'day', label: 'Day by coach', to: `${adminAppointments}?view=day` },
  { view: 'time', label: 'No time chosen', to: `${adminAppointments}?needs=time` },
  { view: 'decision', label: 'To reschedule', to: `${adminAppointments}?needs=decision` },
  { view: 'classes', label: 'Classes', to: adminClasses },
  { view: 'coaches', label: 'Coaches', to: adminCoaches },
] as const;

const counterViews = [
  { view: 'counter', label: 'Counter', to: adminCounter },
  { view: 'passes', label: 'Passes', to: adminPasses },
  { view: 'drawer', label: 'Cash drawer', to: adminDrawer },
] as const;

const queryViews = [
  { view: 'queries', label: 'Queries', to: adminQueries },
  { view: 'followUps', label: 'Follow-ups', to: adminFollowUps },
] as const;

export type AppointmentView = (typeof appointmentViews)[number]['view'];

interface ViewNavProps {
  views: readonly { view: string; label: string; to: string }[];
  current: string;
}

/** The views of the appointments, the classes and the coaches. */
export const ViewLinks = ({ current }: { current: AppointmentView }) => (
  <ViewNav views={appointmentViews} current={current} />
);

/** The counter, its passes and its cash drawer. */
export const CounterViews = ({ current }: { current: 'counter' | 'passes' | 'drawer' }) => (
  <ViewNav views={counterViews} current={current} />
);

/** The queries and the follow-ups. */
export const QueryViews = ({ current }: { current: 'queries' | 'followUps' }) => (
  <ViewNav views={queryViews} current={current} />
);

const ViewNav = ({ views, current }: ViewNavProps) => (
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
