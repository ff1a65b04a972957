import { MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import type { ClosedTime } from '@namma/contract/centers/schemas';
import { addDays, addMonthsWithinCalendar, type Day, formatDay } from '@namma/contract/days/dates';
import {
  isRenewableOn,
  lastRenewalDay,
  type RenewalPlan,
  renewalDiscountRupees,
  renewalStart,
  renewalTotalRupees,
} from '@namma/contract/memberships/renewals';
import { selectPlan } from '@namma/contract/memberships/rules';
import type { Membership } from '@namma/contract/memberships/schemas';
import { type Offer, offeredTier } from '@namma/contract/memberships/tiers';
import { renewalMessages } from '@namma/contract/messages/renewals';
import { formatRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import * as words from '#words/fitness';
import { useGymDay } from '../../lib/loading/use-gym-day';
import { WasPrice } from '../../ui/price';
import { StateScreen } from '../../ui/state-screen';
import { RenewalForm } from './renewal-form';
import { tierStyles } from './tier-styles';

interface RenewalScreenProps {
  /** The membership to be renewed; undefined when the member has no such one. */
  held: Membership | undefined;
  /** The one that renews it already. */
  renewal: Membership | undefined;
  /** Prices of today. */
  offer: Offer;
  /** When centers are closed soon. */
  closed: readonly ClosedTime[];
}

/** The registration of a membership that follows a held one. */
export function RenewalScreen({ held, renewal, offer, closed }: RenewalScreenProps) {
  const today = useGymDay();
  if (!today) return null;
  const reason = reasonAgainst(held, renewal, today);
  if (!held || reason !== undefined) {
    return (
      <StateScreen
        title={reason ?? words.noSuchMembership}
        link={{ to: paths.fitness, children: words.seeMemberships }}
      >
        <Link to={paths.profileMembership} className="underline underline-offset-4">
          {words.backToMemberships}
        </Link>
      </StateScreen>
    );
  }
  return <Renewing held={held} today={today} offer={offer} closed={closed} />;
}

function reasonAgainst(
  held: Membership | undefined,
  renewal: Membership | undefined,
  today: Day,
): string | undefined {
  if (!held) return undefined;
  if (renewal) return renewalMessages.renewedAlready(renewal.startDate);
  if (isRenewableOn(today, held)) return undefined;
  if (held.payment_status === 'pending') return words.payFirst;
  if (held.startDate > today) return renewalMessages.renewalNotBegun(held.startDate);
  return renewalMessages.renewalTooLate(lastRenewalDay(held));
}

interface RenewingProps extends Pick<RenewalScreenProps, 'offer' | 'closed'> {
  held: Membership;
  today: Day;
}

function Renewing({ held, today, offer, closed }: RenewingProps) {
  const [chosen, setChosen] = useState<RenewalPlan>({ type: held.type, months: held.months });
  const tier = offeredTier(offer, chosen.type);
  const plan = selectPlan(tier, chosen.months);
  const startDate = renewalStart(held, today);
  const totalRupees = renewalTotalRupees(plan, held);
  const isNextDay = startDate === addDays(held.effectiveEnd, 1);
  return (
    <div className="grid gap-8 xl:grid-cols-2 xl:gap-10">
      <section
        aria-label={words.whatItCosts}
        className={`ground-ink order-first content-start rounded-lg p-5 sm:p-8 xl:order-last ${tierStyles[tier.slug].shade}`}
      >
        <h2 className="display text-2xl text-(--tier)">{tier.name}</h2>
        <p className="mt-2 text-sm text-(--soft)">{tier.access}</p>
        <dl className="figures mt-6 grid gap-3">
          <SumLine label={words.from} value={formatDay(startDate)} />
          <SumLine label={words.to} value={formatDay(addMonthsWithinCalendar(startDate, plan.months))} />
        </dl>
        <p className="mt-3 text-xs text-(--soft)">
          {isNextDay ? words.beginsNextDay : words.beginsToday(formatDay(held.effectiveEnd))}
        </p>
        <dl className="figures mt-6 grid gap-3 border-t border-(--line) pt-6">
          <SumLine
            label={words.listPrice}
            value={<WasPrice>{formatRupees(plan.listPriceRupees)}</WasPrice>}
          />
          <SumLine label={words.discountPrice} value={formatRupees(plan.discountPriceRupees)} />
          <SumLine
            label={words.renewalDiscount}
            value={`−${formatRupees(renewalDiscountRupees(plan, held))}`}
          />
          <SumLine label={words.taxAndFee} value={`+${MEMBERSHIP_FEE_RUPEES}`} />
          <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-(--line) pt-4">
            <dt className="font-semibold">{words.total}</dt>
            <dd translate="no" className="heading text-3xl">
              {formatRupees(totalRupees)}
            </dd>
          </div>
        </dl>
        <p className="mt-3 text-xs text-(--soft)">
          {words.discountUntil(held.type, held.months, formatDay(lastRenewalDay(held)))}
        </p>
      </section>
      <RenewalForm
        held={held}
        offer={offer}
        startDate={startDate}
        totalRupees={totalRupees}
        closed={closed}
        onPlan={setChosen}
      />
    </div>
  );
}

const SumLine = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-(--soft)">{label}</dt>
    <dd translate="no">{value}</dd>
  </div>
);
