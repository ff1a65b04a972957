import type { ClosedTime } from '@namma/contract/centers/schemas';
import { addMonthsWithinCalendar, formatDay, isDay } from '@namma/contract/days/dates';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import type { OfferedTier, Plan } from '@namma/contract/memberships/tiers';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatRupees } from '@namma/contract/money';
import { isOpenCenter, openCenters } from '@namma/contract/values/centers';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as words from '#words/fitness';
import { useGymDay } from '../../lib/loading/use-gym-day';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { useLazy } from '../../lib/loading/use-lazy';
import { useIsAdmin } from '../../lib/session/session';
import { SignInNote } from '../../lib/session/sign-in-note';
import { ClosedCenters } from '../../shared/closed-centers';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { SelectField, TextField } from '../../ui/field';
import { Options } from '../../ui/options';
import { ScriptNeeded } from '../../ui/script-needed';
import { Spinner } from '../../ui/spinner';
import { buyPath } from './buy-path';
import { useOverlap } from './use-overlap';
import { usePurchase } from './use-purchase';

const loadPersonChoice = async () => (await import('../../admin/people/person-choice')).PersonChoice;
const loadFindMembers = async () => (await import('../../admin/people/find-members')).findMembers;

interface PurchaseFormProps {
  tier: OfferedTier;
  plan: Plan;
  /** When centers are closed soon. */
  closed: readonly ClosedTime[];
}

export function PurchaseForm({ tier, plan, closed }: PurchaseFormProps) {
  const { sendAsking, dialog } = useOverlap();
  const isForMember = useIsAdmin();
  const { formProps, errors, isBusy } = usePurchase({ tier, plan, isForMember, sendAsking });
  const asked = useSearchParams()[0].get('center');
  const today = useGymDay();
  const isHydrated = useIsHydrated();
  const [start, setStart] = useState('');
  const startInput = useRef<HTMLInputElement>(null);
  // A day that was chosen before hydration is already in the field.
  useEffect(() => setStart(startInput.current?.value ?? ''), []);

  return (
    <form {...formProps} aria-label={words.getMembershipForm} className="grid content-start gap-6">
      <ScriptNeeded>{words.buyNeedsScript}</ScriptNeeded>
      {isForMember && <ForWhom error={errors.user_id} />}
      <SelectField
        label={words.preferredCenter}
        name="center"
        defaultValue={isOpenCenter(asked) ? asked : ''}
        required
        error={errors.center}
      >
        <option value="" disabled>
          {words.chooseCenter}
        </option>
        <Options of={openCenters()} label={centerLabel} />
      </SelectField>
      <ClosedCenters closed={closed} className="border-l-4 border-(--tier) pl-4" />
      <TextField
        ref={startInput}
        label={words.startDate}
        name="start_Date"
        type="date"
        required
        {...(today ? { min: today } : {})}
        error={errors.start_Date}
        onChange={({ target }) => setStart(target.value)}
      />
      <div className="border-y border-(--line) py-4">
        <p className="text-sm text-(--soft)">{words.endsOn}</p>
        <output className="heading figures block min-h-lh text-xl">
          {isDay(start)
            ? formatDay(addMonthsWithinCalendar(start, plan.months))
            : words.monthsAfterStart(plan.months)}
        </output>
        {plan.benefits.extensionDays > 0 && (
          <p className="mt-1 text-sm text-(--soft)">{words.freeDaysToAdd(plan.benefits.extensionDays)}</p>
        )}
      </div>
      <CheckboxField label={words.toBePaidAtCenter} name="agreed" required error={errors.agreed} />
      {/* At the bottom edge of a phone, where the choice was made. */}
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 -mx-gutter grid gap-2 border-t border-(--line) bg-ink px-gutter py-3 md:static md:mx-0 md:border-0 md:p-0"
      >
        <p className="text-sm font-semibold md:hidden">
          {`${words.planName(tier.name, plan.months)} · ${formatRupees(membershipTotalRupees(plan))}`}
        </p>
        <Button
          type="submit"
          look="primary"
          isBusy={isBusy}
          disabled={!isHydrated}
          className="min-h-14 bg-(--tier)! text-base"
        >
          {words.getMembership}
        </Button>
      </div>
      <SignInNote from={buyPath({ tier: tier.slug, selectedMonths: plan.months })} />
      {dialog}
    </form>
  );
}

/** The member for whom an admin buys the membership. */
function ForWhom({ error }: { error: string | undefined }) {
  const { loaded: PersonChoice } = useLazy(loadPersonChoice);
  if (!PersonChoice) return <Spinner />;
  const find = async (text: string) => (await loadFindMembers())(text);
  return <PersonChoice find={find} name="user_id" error={error} />;
}
