import { type Day, formatDay } from '@namma/contract/days/dates';
import { planOf, planValue, type RenewalPlan } from '@namma/contract/memberships/renewals';
import type { Membership } from '@namma/contract/memberships/schemas';
import { planLengthsMonths, tierNames } from '@namma/contract/memberships/tiers';
import { useState } from 'react';
import * as words from '#words/membership-ends';
import { api } from '../../../lib/api/api';
import { SelectField } from '../../../ui/field';
import { Spinner } from '../../../ui/spinner';
import { type SumLine, SumLines } from './sum-lines';
import { useQuote } from './use-quote';

/** Quotes for ending a membership today or changing to another one. */
export function OwnQuotes({ membership: { id }, today }: { membership: Membership; today: Day }) {
  const [plan, setPlan] = useState<RenewalPlan>();
  const leaving = useQuote(today, (signal) =>
    api('membership/quoteEnd', { query: { id, day: today }, signal }),
  );
  const changing = useQuote(plan && planValue(plan), (signal) =>
    api('membership/quoteChange', { query: { id, type: 'Elite', months: 12, ...plan }, signal }),
  );
  return (
    <div className="mt-4 grid gap-4">
      <p className="text-sm text-(--soft)">{words.leavingIntro}</p>
      <Lines {...leaving} linesOf={linesOfEnd} />
      <SelectField
        label={words.changeTo}
        defaultValue=""
        onChange={({ currentTarget }) => setPlan(planOf(currentTarget.value))}
      >
        <option value="">{words.chooseOther}</option>
        {tierNames.map((type) => (
          <optgroup key={type} label={type}>
            {planLengthsMonths.map((months) => (
              <option key={months} value={planValue({ type, months })}>
                {words.planOf(type, months)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {plan && <Lines {...changing} linesOf={linesOfChange} />}
    </div>
  );
}

interface LinesProps<T> {
  sums: T | undefined;
  failure: string | undefined;
  linesOf: (sums: T) => SumLine[];
}

/** Announced when the sums arrive. */
const Lines = <T,>({ sums, failure, linesOf }: LinesProps<T>) => (
  <div role="status">
    {sums ? (
      <SumLines lines={linesOf(sums)} />
    ) : failure === undefined ? (
      <Spinner label={words.reading} />
    ) : (
      <p className="text-sm">{failure}</p>
    )}
  </div>
);

type EndSums = Awaited<ReturnType<typeof api<'membership/quoteEnd'>>>;
const linesOfEnd = (sums: EndSums): SumLine[] => [
  { label: words.paid, paise: sums.paidPaise },
  { label: words.usedDays(sums.usedDays, sums.termDays), paise: -sums.usedPaise },
  ...(sums.feePaise > 0 ? [{ label: words.exitFee, paise: -sums.feePaise }] : []),
  { label: words.wouldGoBack(formatDay(sums.lastDay)), paise: sums.refundPaise, isTotal: true },
];

type ChangeSums = Awaited<ReturnType<typeof api<'membership/quoteChange'>>>;
const linesOfChange = (sums: ChangeSums): SumLine[] => [
  { label: words.newPrice, paise: sums.totalPaise },
  { label: words.unusedValue, paise: -(sums.creditPaise + sums.refundPaise) },
  sums.refundPaise > 0
    ? { label: words.goesBack, paise: sums.refundPaise, isTotal: true }
    : { label: words.toPay(formatDay(sums.startDate)), paise: sums.duePaise, isTotal: true },
];
