import { type Day, daysBetween, formatDay, gymDay } from '@namma/contract/days/dates';
import { isRenewableOn } from '@namma/contract/memberships/renewals';
import type { Membership } from '@namma/contract/memberships/schemas';
import type { TierName } from '@namma/contract/memberships/tiers';
import { centerLabel } from '@namma/contract/messages/centers';
import { paymentStatusLabel } from '@namma/contract/messages/payment-statuses';
import { formatPaise, formatRupees } from '@namma/contract/money';
import { renewPath } from '@namma/contract/paths';
import type { ReactNode } from 'react';
import * as ends from '#words/membership-ends';
import * as words from '#words/users';
import { useGymDay } from '../../lib/loading/use-gym-day';
import { DocumentLink } from '../../shared/document-link';
import { ButtonLink } from '../../ui/button';
import { type Term, termOn } from './day-count';

/** A shade of lime for each tier. */
const shades: Record<TierName, string> = {
  Elite: '[--tier:var(--color-elite)]',
  'Elite Pro': '[--tier:var(--color-elite-pro)]',
  'Elite Plus': '[--tier:var(--color-elite-plus)]',
};

interface MembershipCardProps {
  membership: Membership;
  /** The membership that follows it. */
  renewal?: Membership | undefined;
  /** Shown below the details: the payment slip of a pending membership. */
  children?: ReactNode;
}

/** A membership as a card: its tier, its center and its days. */
export function MembershipCard({ membership, renewal, children }: MembershipCardProps) {
  const { id, type, price, center, startDate, endDate, effectiveEnd, payment_status, documentNumber } =
    membership;
  const { renewalDiscountPaise } = membership;
  const isPending = payment_status === 'pending';
  const today = useGymDay();
  const term = today && !membership.withdrawnAt ? termOn(today, membership) : undefined;
  return (
    <article className={`ground-ink rounded-lg p-5 sm:p-8 ${shades[type]}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div>
          <h2 className="display text-2xl text-(--tier)">{type}</h2>
          <p className="mt-2 text-sm text-(--soft)">{nextStep(membership, term, today)}</p>
        </div>
        {term && <DaysLeft term={term} />}
      </div>
      <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(32)),1fr))] gap-x-6 gap-y-5">
        <Detail label={words.price}>
          <span translate="no" className="figures">
            {formatRupees(price)}
          </span>
          {renewalDiscountPaise > 0 && (
            <span className="figures block text-xs font-normal text-(--soft)">
              {words.offAsRenewal(formatPaise(renewalDiscountPaise))}
            </span>
          )}
        </Detail>
        <Detail label={words.center}>{centerLabel(center)}</Detail>
        <Detail label={words.expiry}>
          <time dateTime={effectiveEnd}>{formatDay(effectiveEnd)}</time>
          <span className="block text-xs font-normal text-(--soft)">
            {words.fromDay(formatDay(startDate))}
          </span>
          {effectiveEnd !== endDate && (
            <span className="block text-xs font-normal text-(--soft)">
              {words.insteadOf(formatDay(endDate))}
            </span>
          )}
        </Detail>
        <Detail label={words.paymentStatus}>
          <span
            className={`inline-block rounded-full px-2.5 ${isPending ? 'border border-signal-bright text-signal-bright' : 'bg-lime text-ink'}`}
          >
            {paymentStatusLabel(payment_status)}
          </span>
        </Detail>
      </dl>
      {renewal && <Renewal {...renewal} />}
      {today && !renewal && isRenewableOn(today, membership) && (
        <RenewLink id={id} isSoon={daysBetween(today, effectiveEnd) <= RENEW_SOON_DAYS} />
      )}
      <DocumentLink number={documentNumber} className="mt-4" />
      {children}
    </article>
  );
}

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-(--soft)">{label}</dt>
    <dd className="mt-1 text-sm font-semibold wrap-anywhere">{children}</dd>
  </div>
);

/** Next step for the holder. */
function nextStep(
  { payment_status, duePaise, center, pause, sold, withdrawnAt, endedAt, effectiveEnd }: Membership,
  term: Term | undefined,
  today: Day | undefined,
): string {
  if (withdrawnAt) return ends.withdrawnOn(formatDay(gymDay(new Date(withdrawnAt))));
  if (endedAt) return ends.lastDayIs(formatDay(effectiveEnd));
  if (term && term.days === undefined) return words.membershipOver;
  if (payment_status === 'pending') return words.payToStart(formatPaise(duePaise), centerLabel(center));
  if (today && pause && today <= pause.toDay) {
    const label = pause.fromDay <= today ? words.pausedFrom : words.paidAndPausedFrom;
    return label(formatDay(pause.fromDay), formatDay(pause.toDay));
  }
  return sold.opensAllCenters ? words.paidForAllCenters : words.paidFor(centerLabel(center));
}

/** So many days before the end, renewing is the main action of the card. */
const RENEW_SOON_DAYS = 30;

const RenewLink = ({ id, isSoon }: { id: number; isSoon: boolean }) => (
  <ButtonLink to={renewPath(id)} look={isSoon ? 'primary' : 'outline'} className="mt-6 mr-6">
    {words.renew}
  </ButtonLink>
);

const Renewal = ({ type, startDate, payment_status }: Membership) => (
  <p className="mt-6 border-l-4 border-(--tier) pl-3 text-sm">
    <span>{`${words.renewedBefore} `}</span>
    <strong>{type}</strong>
    <span>{` ${words.renewedAfter(formatDay(startDate), payment_status === 'pending')}`}</span>
  </p>
);

/** The days left, above a bar of the elapsed time. */
function DaysLeft({ term: { days, label, used } }: { term: Term }) {
  return (
    <div className="w-full lg:w-60">
      <p className="flex items-baseline gap-2">
        {days !== undefined && <span className="display figures text-3xl">{days}</span>}
        <span className={days === undefined ? 'heading text-xl text-(--soft)' : 'text-sm'}>{label}</span>
      </p>
      <div aria-hidden="true" className="bar-track mt-3 h-1 overflow-hidden rounded-full bg-ink-line">
        <div className="bar h-full bg-(--tier)" style={{ width: `${(1 - used) * 100}%` }} />
      </div>
    </div>
  );
}
