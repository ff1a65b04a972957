import type { Reply } from '@namma/contract/calls';
import { addDays, type Day, formatDay, gymDay } from '@namma/contract/days/dates';
import { RENEWAL_DAYS_BEFORE } from '@namma/contract/follow-ups/rules';
import type { Membership } from '@namma/contract/memberships/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import type { Center } from '@namma/contract/values/centers';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { WhatsAppButton } from '../../admin/whatsapp/whatsapp-button';
import { detailFields } from './detail-fields';
import { DueList } from './due-list';

const reachLink = 'inline-flex min-h-7 items-center underline underline-offset-2';

/** Contact details and number of the person. */
export function Contact(person: Reply<'admin/getMember'>) {
  const { email, phone, DOB, gender, address } = person;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2 border-t-2 border-ink pt-3 text-sm wrap-anywhere *:odd:text-(--soft)">
      {email && (
        <>
          <dt>Email</dt>
          <dd>
            <a className={reachLink} href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </>
      )}
      {phone && (
        <>
          <dt>Phone</dt>
          <dd>
            <a className={`figures wrap-anywhere! ${reachLink}`} href={`tel:${phone}`}>
              {phone}
            </a>
          </dd>
        </>
      )}
      {DOB && (
        <>
          <dt>Born</dt>
          <dd>{formatDay(DOB)}</dd>
        </>
      )}
      {gender && (
        <>
          <dt>Gender</dt>
          <dd>{gender}</dd>
        </>
      )}
      {address && (
        <>
          <dt>Address</dt>
          <dd>{address}</dd>
        </>
      )}
      {detailFields.map(
        ({ name, label }) =>
          person[name] && (
            <Fragment key={name}>
              <dt>{label}</dt>
              <dd>{person[name]}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

/** Amounts due. */
export function DuesSection({ dues, duePaise }: Reply<'admin/getMember'>) {
  if (dues.length === 0)
    return <p className="border-t-2 border-ink pt-3 text-sm text-(--soft)">Nothing is due.</p>;
  return (
    <>
      <p className="figures border-t-2 border-ink pt-3 pb-3 text-sm font-semibold">
        {`${formatPaise(duePaise)} in all`}
      </p>
      <DueList dues={dues} />
      <div className="flex flex-wrap gap-2 pt-3">
        {dues.flatMap((due) =>
          due.kind === 'membership'
            ? [<WhatsAppButton key={due.id} kind="slip" id={due.id} about={`${due.type} is due`} />]
            : [],
        )}
      </div>
    </>
  );
}

interface HeldMembershipsProps {
  memberships: readonly Membership[];
  dues: Reply<'admin/getMember'>['dues'];
  /** Remaining days of a membership, with actions. */
  plannerOf: (membership: Membership) => ReactNode;
}

/** The memberships that are paid and have not ended, and the pending ones. */
export function HeldMemberships({ memberships, dues, plannerOf }: HeldMembershipsProps) {
  const today = gymDay(new Date());
  const pending = dues.filter((due) => due.kind === 'membership');
  if (memberships.length === 0 && pending.length === 0)
    return <p className="border-t-2 border-ink pt-3 text-sm text-(--soft)">No membership.</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 border-t-2 border-ink pt-3 @lg:@max-4xl:grid-cols-2">
      {memberships.map((membership) => (
        <li key={membership.id} className="min-w-0">
          <Term {...membership} endDate={membership.effectiveEnd} state={stateOf(membership, today)} />
          {plannerOf(membership)}
          {membership.payment_status === 'payed' && (
            <div className="pt-3">
              <WhatsAppButton {...writtenOf(membership)} />
            </div>
          )}
        </li>
      ))}
      {pending.map(({ id, type, center, startDate, duePaise }) => (
        <li key={`due ${id}`} className="min-w-0">
          <Term
            type={type}
            center={center}
            startDate={startDate}
            state={`Pending, ${formatPaise(duePaise)} due`}
          />
        </li>
      ))}
    </ul>
  );
}

function stateOf({ startDate, pause }: Membership, today: Day): string {
  if (startDate > today) return 'Paid, not started';
  const isPaused = pause !== null && pause.fromDay <= today && today <= pause.toDay;
  return isPaused ? `Paused until ${formatDay(pause.toDay)}` : 'Active';
}

interface TermProps {
  type: string;
  center: Center;
  startDate: Day;
  endDate?: Day;
  state: string;
}

const Term = ({ type, center, startDate, endDate, state }: TermProps) => (
  <p className="text-sm">
    <span className="heading text-lg">{type}</span>
    <span className="block font-semibold">{state}</span>
    <span className="block text-(--soft)">
      {endDate ? `${formatDay(startDate)} to ${formatDay(endDate)}` : `From ${formatDay(startDate)}`}
      {`, ${centerLabel(center)}`}
    </span>
  </p>
);

/** WhatsApp subject: the end if it is within a week, else the payment. */
function writtenOf({ id, type, effectiveEnd }: Membership): ComponentProps<typeof WhatsAppButton> {
  const isEnding = effectiveEnd <= addDays(gymDay(new Date()), RENEWAL_DAYS_BEFORE);
  return isEnding
    ? { kind: 'renewal', id, about: `${type} ends` }
    : { kind: 'receipt', id, about: `${type} is paid` };
}
