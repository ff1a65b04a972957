import { formatInstant } from '@namma/contract/days/dates';
import type { TimelineKind } from '@namma/contract/members/timeline';
import type { TimelineEntry } from '@namma/contract/members/timeline-schemas';
import { formatPaise } from '@namma/contract/money';
import { formatTime24 } from '@namma/contract/values/times';
import {
  CalendarClock,
  CalendarDays,
  DoorOpen,
  Dumbbell,
  FileText,
  IdCard,
  IndianRupee,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquare,
  Package,
  Phone,
  Ticket,
} from 'lucide-react';
import { Link } from 'react-router';
import { Price } from '../../ui/price';
import { describeEntry } from './describe-entry';

export const kindLabels: Record<TimelineKind, string> = {
  mail: 'Mails',
  whatsApp: 'WhatsApp',
  followUp: 'Calls',
  document: 'Documents',
  payment: 'Payments',
  visit: 'Visits',
  pass: 'Passes',
  query: 'Queries',
  appointment: 'Appointments',
  class: 'Classes',
  order: 'Orders',
  membership: 'Memberships',
  membershipEvent: 'Membership changes',
};

const icons: Record<TimelineKind, LucideIcon> = {
  mail: Mail,
  whatsApp: MessageCircle,
  followUp: Phone,
  document: FileText,
  payment: IndianRupee,
  visit: DoorOpen,
  pass: Ticket,
  query: MessageSquare,
  appointment: CalendarDays,
  class: Dumbbell,
  order: Package,
  membership: IdCard,
  membershipEvent: CalendarClock,
};

interface TimelineProps<Entry extends TimelineEntry> {
  entries: readonly Entry[];
  /** Link of a timeline entry. */
  pathOf: (entry: Entry) => string | undefined;
}

/** Entries grouped by day, in the given order. */
export function Timeline<Entry extends TimelineEntry>({ entries, pathOf }: TimelineProps<Entry>) {
  return (
    <div className="grid gap-6">
      {groupByDay(entries).map(({ day, entries: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className="figures border-b-2 border-ink pb-2 text-sm font-semibold">
            {day}
          </h3>
          <ol>
            {ofDay.map((entry) => (
              <Entry key={`${entry.kind} ${entry.id}`} entry={entry} path={pathOf(entry)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface OfDay<Entry> {
  /** The displayed text. */
  day: string;
  entries: Entry[];
}

/** Groups entries by day at the gym, in the given order. */
export function groupByDay<Entry extends Pick<TimelineEntry, 'at'>>(
  entries: readonly Entry[],
): OfDay<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = formatInstant(entry.at);
    groups.set(day, [...(groups.get(day) ?? []), entry]);
  }
  return [...groups].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

function Entry({ entry, path }: { entry: TimelineEntry; path: string | undefined }) {
  const Icon = icons[entry.kind];
  const { title, details, amountPaise, state } = describeEntry(entry);
  return (
    <li className="flex gap-3 border-b border-(--line) py-3 text-sm sm:gap-4">
      <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-(--soft)" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="font-semibold wrap-anywhere">
          {path ? (
            <Link
              to={path}
              className="underline decoration-(--line) underline-offset-4 hover:decoration-current"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3 sm:justify-end">
          {amountPaise !== undefined && <Price className="font-semibold">{formatPaise(amountPaise)}</Price>}
          {state && <span>{state}</span>}
        </p>
        <div className="text-(--soft) wrap-anywhere">{details}</div>
        <p className="text-xs text-(--soft) sm:text-right">
          <time dateTime={entry.at} className="figures">
            {formatTime24(new Date(entry.at))}
          </time>
        </p>
      </div>
    </li>
  );
}
