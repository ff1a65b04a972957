import type { Reply } from '@namma/contract/calls';
import { formatDay } from '@namma/contract/days/dates';
import { type TimelineKind, timelineKinds } from '@namma/contract/members/timeline';
import type { TimelineEntry } from '@namma/contract/members/timeline-schemas';
import type { Membership } from '@namma/contract/memberships/schemas';
import * as paths from '@namma/contract/paths';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FilterSelect } from '../../admin/list/filter-select';
import { ScreenTitle } from '../../admin/list/screen-title';
import { useListAddress } from '../../admin/list/use-list-address';
import { may } from '../../admin/shell/may';
import { permissionOf } from '../../admin/shell/screens';
import { WhatsAppButton } from '../../admin/whatsapp/whatsapp-button';
import { api } from '../../lib/api/api';
import { ShowOlder } from '../../ui/show-older';
import { StateScreen } from '../../ui/state-screen';
import { Agreements } from './agreements';
import { Guardian } from './guardian';
import { Mend } from './mend';
import { Notes } from './notes';
import { Contact, DuesSection, HeldMemberships } from './person-details';
import { kindLabels, Timeline } from './timeline';
import { Unclaimed } from './unclaimed';
import { useTimeline } from './use-timeline';

interface PersonScreenProps {
  person: Reply<'admin/getMember'>;
  first: Reply<'admin/getMemberTimeline'>;
  kind: TimelineKind | undefined;
  /** What is left of a membership, and the steps that take from it. */
  plannerOf: (membership: Membership) => ReactNode;
  /** What is booked, and the no-shows. */
  classes?: ReactNode;
  onChanged: () => void;
}

/** In the size of titles a phone has room for so many letters. */
const TITLE_MOST_LETTERS = 12;
const hasLongWord = (name: string) => name.split(/\s/).some((word) => word.length > TITLE_MOST_LETTERS);

/** One person: who it is, what they owe, and everything between them and the gym. */
export function PersonScreen({ person, first, kind, plannerOf, classes, onChanged }: PersonScreenProps) {
  const { name, userId, registeredOn, role, isDisabled } = person;
  return (
    <>
      <ToMembers />
      <ScreenTitle
        note={
          <>
            <span>{'No. '}</span>
            <span className="figures">{userId}</span>
            <span>{` · ${role === 'ADMIN' ? 'Admin' : 'Member'} since ${formatDay(registeredOn)}`}</span>
            {isDisabled && <span className="text-(--alert)"> · Disabled</span>}
          </>
        }
      >
        <span className={hasLongWord(name) ? 'text-xl wrap-anywhere' : 'wrap-anywhere'}>{name}</span>
      </ScreenTitle>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 @4xl:grid-cols-[var(--spacing-panel)_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 @lg:@max-4xl:grid-cols-2">
            <Part
              title="Contact"
              actions={role === 'user' ? <Mend person={person} onChanged={onChanged} /> : undefined}
            >
              <Contact {...person} />
              {role === 'user' && !isDisabled && (
                <div className="pt-3">
                  <WhatsAppButton kind="member" id={userId} about={name} />
                </div>
              )}
              {person.isUnclaimed && <Unclaimed userId={userId} onChanged={onChanged} />}
            </Part>
            {role === 'user' && (
              <Part title="Notes">
                <Notes key={userId} userId={userId} notes={person.notes} onChanged={onChanged} />
              </Part>
            )}
            {person.offers && (
              <Part title="Offers and nominee">
                <Agreements userId={userId} offers={person.offers} onChanged={onChanged} />
              </Part>
            )}
            {person.guardian && (
              <Part title={person.DOBBefore ? 'Proof of age' : 'Parent or guardian'}>
                <Guardian
                  userId={userId}
                  state={person.guardian}
                  dobBefore={person.DOBBefore}
                  onChanged={onChanged}
                />
              </Part>
            )}
            <Part title="Due">
              <DuesSection {...person} />
            </Part>
            {role === 'user' && classes}
            {person.memberships.length > 0 && (
              <Part title="Memberships" className="@lg:@max-4xl:col-span-2">
                <HeldMemberships memberships={person.memberships} plannerOf={plannerOf} />
              </Part>
            )}
          </div>
          <History key={userId} userId={userId} first={first} kind={kind} />
        </div>
      </div>
    </>
  );
}

const ToMembers = () => (
  <Link
    to={paths.adminMembers}
    className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-sm font-semibold underline-offset-4 hover:underline"
  >
    <ArrowLeft aria-hidden="true" size={16} />
    <span>All members</span>
  </Link>
);

/** For an address that names nobody. */
export const MemberNotFound = () => (
  <StateScreen
    isPage
    title="Member not found"
    link={{ to: paths.adminMembers, children: 'All members', look: 'solid' }}
  />
);

interface PartProps {
  title: string;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

function Part({ title, actions, className = '', children }: PartProps) {
  return (
    <section className={`min-w-0 ${className}`}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 className="heading text-base">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

const kindOptions = [
  { value: '', label: 'Everything' },
  ...timelineKinds.map((value) => ({ value, label: kindLabels[value] })),
];

function History({ userId, first, kind }: Pick<PersonScreenProps, 'first' | 'kind'> & { userId: number }) {
  const { change, isLoading } = useListAddress();
  const { entries, ...older } = useTimeline(
    first,
    (before) => api('admin/getMemberTimeline', { query: { id: userId, before, ...(kind && { kind }) } }),
    paths.adminLogin,
  );
  return (
    <Part
      title="Timeline"
      actions={
        <FilterSelect
          label="Show"
          value={kind ?? ''}
          options={kindOptions}
          onChange={(chosen) => change({ kind: chosen })}
        />
      }
    >
      <div aria-busy={isLoading} className={`transition-opacity ${isLoading ? 'opacity-50' : ''}`}>
        {entries.length === 0 ? (
          <p className="border-t-2 border-ink pt-3 text-sm text-(--soft)">
            {kind ? `No ${kindLabels[kind].toLowerCase()}.` : 'Nothing yet: no membership, order or query.'}
          </p>
        ) : (
          <Timeline entries={entries} pathOf={openPathOf} />
        )}
        <ShowOlder what="entries" end="This is everything." {...older} />
      </div>
    </Part>
  );
}

/** The same for the screens that this person may open. */
function openPathOf(entry: TimelineEntry): string | undefined {
  const path = pathOf(entry);
  const needed = path && permissionOf(path.split('?')[0] ?? '');
  return needed && !may(needed) ? undefined : path;
}

/** The list on which an entry can be acted on, narrowed to it. */
function pathOf(entry: TimelineEntry): string | undefined {
  switch (entry.kind) {
    case 'membership':
      return `${paths.adminMemberships}?q=${entry.id}`;
    case 'membershipEvent':
      return `${paths.adminMemberships}?q=${entry.membershipId}`;
    case 'order':
      return `${paths.adminOrders}?q=${entry.orderNumber}`;
    case 'appointment':
      return `${paths.adminAppointments}?q=${entry.id}&period=all`;
    case 'class':
      return `${paths.adminClasses}?center=${encodeURIComponent(entry.center)}&from=${entry.day}&class=${entry.slotId}`;
    case 'document':
      return paths.invoicePath(entry.number);
    case 'payment':
      return `${paths.adminActivity}?subjectType=payment&subjectId=${entry.id}`;
    case 'query':
      return `${paths.adminQueries}?q=${entry.ticketNumber}`;
    case 'visit':
    case 'whatsApp':
    case 'followUp':
      return undefined;
    case 'mail':
      return `${paths.adminMails}?q=${entry.id}`;
  }
}
