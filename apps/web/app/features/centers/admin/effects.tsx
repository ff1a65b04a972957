import type { AdminBooking } from '@namma/contract/appointments/schemas';
import type { Reply } from '@namma/contract/calls';
import type { DoubledDays } from '@namma/contract/centers/schemas';
import { formatDay } from '@namma/contract/days/dates';
import { memberPath } from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import { Link } from 'react-router';
import { describeTime } from '../../../admin/time/describe-time';
import { useMailWords } from '../../../admin/writes/mail-state';
import { formatDays } from '../../../shared/membership-event';

/** Follow-up work after closing or reopening a center. */
export interface ClosureResult {
  bookings: readonly (Pick<AdminBooking, 'id' | 'date' | 'startsAt'> & {
    memberId: number;
    name: string;
    type: string;
  })[];
  doubled: readonly DoubledDays[];
  passes?: AffectedPasses;
}

type AffectedPasses = Reply<'centers/getAffected'>['passes'];

export function ClosureResultList({ bookings, doubled, passes = [] }: ClosureResult) {
  const mailWords = useMailWords();
  return (
    <>
      {bookings.length > 0 && (
        <section aria-labelledby="affected-title" className="border-l-4 border-signal pl-4">
          <h3 id="affected-title" className="text-sm font-semibold">
            {mailWords(
              'Affected appointments. Their members get an email.',
              "Affected appointments. Email isn't set up, so call their members.",
            )}
          </h3>
          <ul className="text-sm">
            {bookings.map(({ id, memberId, name, type, ...time }) => (
              <MemberRow key={id} memberId={memberId} name={name} what={`${type}, ${describeTime(time)}`} />
            ))}
          </ul>
        </section>
      )}
      {passes.length > 0 && (
        <section aria-labelledby="passes-title" className="border-l-4 border-signal pl-4">
          <h3 id="passes-title" className="text-sm font-semibold">
            Affected passes. Their holders appear in Follow-ups: offer another day or a refund.
          </h3>
          <PassRows passes={passes} />
        </section>
      )}
      {doubled.length > 0 && (
        <section aria-labelledby="doubled-title" className="border-l-4 border-signal pl-4">
          <h3 id="doubled-title" className="text-sm font-semibold">
            Memberships that now overlap with another one of the same member. Ask these members.
          </h3>
          <ul className="text-sm">
            {doubled.map(({ memberId, name, memberships, days }) => (
              <MemberRow
                key={memberships.map(({ id }) => id).join()}
                memberId={memberId}
                name={name}
                what={`${memberships
                  .map(
                    ({ type, startDate, effectiveEnd }) => `${type}, ${formatDays(startDate, effectiveEnd)}`,
                  )
                  .join(' and ')}: ${days === 1 ? '1 day' : `${days} days`} on both`}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const MemberRow = ({ memberId, name, what }: { memberId: number; name: string; what: string }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4">
    <Link
      to={memberPath(memberId)}
      className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
    >
      {name}
    </Link>
    <span className="figures text-(--soft)">{what}</span>
  </li>
);

const PassRows = ({ passes }: { passes: AffectedPasses }) => (
  <ul className="grid gap-1 text-sm">
    {passes.map(({ id, kind, isRequest, name, phone, day }) => (
      <li key={id} className="flex flex-wrap justify-between gap-x-4">
        <span className="wrap-anywhere">{name}</span>
        <span className="figures text-(--soft)">
          {`${kind === 'day' ? 'Day pass' : isRequest ? 'Trial requested' : 'Trial'}, ${formatDay(day)}, ${formatPhone(phone)}`}
        </span>
      </li>
    ))}
  </ul>
);

/** Preview of a closure's effects. */
export interface Effect {
  /** Number of extended memberships. Undefined for hours. */
  memberships: number | undefined;
  bookings: readonly AdminBooking[];
  passes?: AffectedPasses;
}

export function ClosurePreview({ effect }: { effect: Effect | undefined }) {
  return (
    <div role="status" className="grid gap-2 border-l-4 border-ink bg-paper-sunken p-4 text-sm empty:hidden">
      {effect && (
        <>
          <p>{sayMemberships(effect.memberships)}</p>
          <p>{sayBookings(effect.bookings.length)}</p>
          {effect.bookings.length > 0 && (
            <ul className="grid gap-1">
              {effect.bookings.map((row) => (
                <li key={row.id}>{`${describeTime(row)}: ${row.member.name}`}</li>
              ))}
            </ul>
          )}
          {effect.passes && effect.passes.length > 0 && (
            <>
              <p>
                {effect.passes.length === 1
                  ? '1 pass is for these days:'
                  : `${effect.passes.length} passes are for these days:`}
              </p>
              <PassRows passes={effect.passes} />
            </>
          )}
        </>
      )}
    </div>
  );
}

const sayMemberships = (count: number | undefined): string =>
  count === undefined
    ? 'Memberships are not extended for hours.'
    : count === 0
      ? 'No active memberships.'
      : `${count === 1 ? '1 membership gets' : `${count} memberships get`} these days back.`;

const sayBookings = (count: number): string =>
  count === 0
    ? 'No appointment is affected.'
    : `${count === 1 ? '1 appointment is' : `${count} appointments are`} affected:`;
