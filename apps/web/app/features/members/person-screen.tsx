import type { Reply } from '@namma/contract/calls';
import { formatDay } from '@namma/contract/days/dates';
import { type TimelineKind, timelineKinds } from '@namma/contract/members/timeline';
import type { TimelineEntry } from '@namma/contract/members/timeline-schemas';
import type { Membership } from '@namma/contract/memberships/schemas';
import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FilterSelect } from '../../admin/list/filter-select';
import { ScreenTitle } from '../../admin/list/screen-title';
import { useListAddress } from '../../admin/list/use-list-address';
import { counterFor } from '../../admin/people/counter-for';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { can } from '../../admin/shell/permissions';
import { permissionOf } from '../../admin/shell/screens';
import { WhatsAppButton } from '../../admin/whatsapp/whatsapp-button';
import { api } from '../../lib/api/api';
import { ButtonLink } from '../../ui/button';
import { ShowOlder } from '../../ui/show-older';
import { StateScreen } from '../../ui/state-screen';
import { Agreements } from './agreements';
import { EditMember } from './edit-member';
import { Guardian } from './guardian';
import { Notes } from './notes';
import { Contact, DuesSection, HeldMemberships } from './person-details';
import { kindLabels, Timeline } from './timeline';
import { Unclaimed } from './unclaimed';
import { useTimeline } from './use-timeline';

interface PersonScreenProps {
  person: Reply<'admin/getMember'>;
  first: Reply<'admin/getMemberTimeline'>;
  kind: TimelineKind | undefined;
  /** Remaining days of a membership, with actions. */
  plannerOf: (membership: Membership) => ReactNode;
  /** Bookings and no-shows. */
  classes?: ReactNode;
  /** Lets the person in. */
  checkIn?: ReactNode;
  photo?: ReactNode;
  onChanged: () => void;
}

/** In the size of titles a phone has room for so many letters. */
const TITLE_MOST_LETTERS = 12;
const hasLongWord = (name: string) => name.split(/\s/).some((word) => word.length > TITLE_MOST_LETTERS);

/**
 * One person (D137): identity and actions, memberships and dues, upcoming bookings, then the timeline, notes and details.
 */
export function PersonScreen({
  person,
  first,
  kind,
  plannerOf,
  classes,
  checkIn,
  photo,
  onChanged,
}: PersonScreenProps) {
  const { name, userId, registeredOn, role, isDisabled } = person;
  const isMember = role === 'user';
  return (
    <>
      <ToMembers />
      <ScreenTitle
        actions={isMember && !isDisabled && <Actions person={person} checkIn={checkIn} />}
        note={
          <>
            {isMember && !isDisabled && photo}
            <p>
              <span>{'No. '}</span>
              <span className="figures">{userId}</span>
              <span>{` · ${isMember ? 'Member' : 'Admin'} since ${formatDay(registeredOn)}`}</span>
              {isDisabled && <span className="text-(--alert)"> · Disabled</span>}
              {person.duePaise > 0 && (
                <strong className="figures font-semibold whitespace-nowrap text-(--alert)">
                  {` · ${formatPaise(person.duePaise)} due`}
                </strong>
              )}
            </p>
            {isMember && !isDisabled && <Reach person={person} />}
          </>
        }
      >
        <span className={hasLongWord(name) ? 'text-xl wrap-anywhere' : 'wrap-anywhere'}>{name}</span>
      </ScreenTitle>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 @4xl:grid-cols-[var(--spacing-panel)_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @lg:@max-4xl:grid-cols-2">
            {isMember && (
              <Part id="memberships" title="Memberships" className="@lg:@max-4xl:col-span-2">
                <HeldMemberships {...person} plannerOf={plannerOf} />
              </Part>
            )}
            <Part title="Due">
              <DuesSection {...person} />
            </Part>
            {isMember && classes}
          </div>
          <History key={userId} userId={userId} first={first} kind={kind} />
        </div>
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-10 @lg:grid-cols-2 @4xl:grid-cols-3">
          {isMember && (
            <Part title="Notes">
              <Notes key={userId} userId={userId} notes={person.notes} onChanged={onChanged} />
            </Part>
          )}
          <Part
            title="Contact"
            actions={isMember ? <EditMember person={person} onChanged={onChanged} /> : undefined}
          >
            <Contact {...person} />
            {person.isUnclaimed && <Unclaimed userId={userId} onChanged={onChanged} />}
          </Part>
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
        </div>
      </div>
    </>
  );
}

/** One press to call or to write. */
const Reach = ({ person: { userId, name, phone, email } }: { person: PersonScreenProps['person'] }) => (
  <div className="flex flex-wrap items-center gap-x-4">
    {phone && (
      <a
        className="figures inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-2"
        href={`tel:${phone}`}
      >
        {phone}
      </a>
    )}
    {email && (
      <a
        className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-2"
        href={`mailto:${email}`}
      >
        {email}
      </a>
    )}
    <WhatsAppButton kind="member" id={userId} about={name} />
  </div>
);

/** Main actions for a person. The payment comes first if an amount is due. */
function Actions({ person, checkIn }: { person: PersonScreenProps['person']; checkIn: ReactNode }) {
  const isPaying = person.duePaise > 0;
  const held = person.memberships.length > 0;
  return (
    <>
      {isPaying && (
        <IfAllowed permission="receivePayments">
          <ButtonLink to={counterFor(person.userId)}>Take payment</ButtonLink>
        </IfAllowed>
      )}
      {checkIn}
      <IfAllowed permission="changeMemberships">
        <ButtonLink to={counterFor(person.userId, 'sell')} look="outline">
          {held ? 'Renew or sell' : 'Sell membership'}
        </ButtonLink>
      </IfAllowed>
      <IfAllowed permission="readAppointments">
        <ButtonLink to={`${paths.adminAppointments}?view=day`} look="outline">
          Book
        </ButtonLink>
      </IfAllowed>
      {held && (
        <IfAllowed permission="changeMemberships">
          <ButtonLink to="#memberships" look="outline">
            Pause
          </ButtonLink>
        </IfAllowed>
      )}
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

/** For an address without a known person. */
export const MemberNotFound = () => (
  <StateScreen
    isPage
    title="Member not found"
    link={{ to: paths.adminMembers, children: 'All members', look: 'solid' }}
  />
);

interface PartProps {
  id?: string;
  title: string;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

function Part({ id, title, actions, className = '', children }: PartProps) {
  return (
    <section id={id} className={`min-w-0 scroll-mt-20 ${className}`}>
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
            {kind ? `No ${kindLabels[kind].toLowerCase()}.` : 'No memberships, orders or queries yet.'}
          </p>
        ) : (
          <Timeline entries={entries} pathOf={openPathOf} />
        )}
        <ShowOlder what="entries" end="End of history." {...older} />
      </div>
    </Part>
  );
}

/** The same for the screens that this person may open. */
function openPathOf(entry: TimelineEntry): string | undefined {
  const path = pathOf(entry);
  const needed = path && permissionOf(path.split('?')[0] ?? '');
  return needed && !can(needed) ? undefined : path;
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
