import { centers } from '@namma/contract/centers';
import { addMonthsWithinCalendar, formatDay, isDay } from '@namma/contract/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import type { ClosedTime } from '@namma/contract/schemas/closures';
import type { Plan, Tier } from '@namma/contract/tiers';
import { useEffect, useRef, useState } from 'react';
import * as words from '#words/fitness';
import { ClosedCenters } from '../../lib/closed-centers';
import { useIsAdmin } from '../../lib/session';
import { SignInNote } from '../../lib/sign-in-note';
import { useGymDay } from '../../lib/use-gym-day';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useLazy } from '../../lib/use-lazy';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { SelectField, TextField } from '../../ui/field';
import { ScriptNeeded } from '../../ui/script-needed';
import { Spinner } from '../../ui/spinner';
import { buyPath } from './buy-path';
import { useOverlap } from './use-overlap';
import { usePurchase } from './use-purchase';

const loadPersonChoice = async () => (await import('../../ui/admin/person-choice')).PersonChoice;
const loadFindMembers = async () => (await import('../../lib/admin/find-members')).findMembers;

interface PurchaseFormProps {
  tier: Tier;
  plan: Plan;
  /** When centers are closed soon. */
  closed: readonly ClosedTime[];
}

export function PurchaseForm({ tier, plan, closed }: PurchaseFormProps) {
  const { sendAsking, dialog } = useOverlap();
  const isForMember = useIsAdmin();
  const { formProps, errors, isBusy } = usePurchase({ tier, plan, isForMember, sendAsking });
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
      <SelectField label={words.preferredCenter} name="center" defaultValue="" required error={errors.center}>
        <option value="" disabled>
          {words.chooseCenter}
        </option>
        {centers.map((center) => (
          <option key={center} value={center}>
            {centerLabel(center)}
          </option>
        ))}
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
      </div>
      <CheckboxField label={words.toBePaidAtCenter} name="agreed" required error={errors.agreed} />
      <Button
        type="submit"
        look="primary"
        isBusy={isBusy}
        disabled={!isHydrated}
        className="min-h-14 bg-(--tier)! text-base"
      >
        {words.getMembership}
      </Button>
      <SignInNote from={buyPath({ tier: tier.slug, selectedMonths: plan.months })} />
      {dialog}
    </form>
  );
}

/** For whom an admin takes the membership. */
function ForWhom({ error }: { error: string | undefined }) {
  const { loaded: PersonChoice } = useLazy(loadPersonChoice);
  if (!PersonChoice) return <Spinner />;
  const find = async (text: string) => (await loadFindMembers())(text);
  return <PersonChoice find={find} name="user_id" error={error} />;
}
