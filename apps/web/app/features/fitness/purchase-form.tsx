import { centers } from '@namma/contract/centers';
import { addMonths, formatDay, isDay } from '@namma/contract/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import type { Membership } from '@namma/contract/schemas/memberships';
import type { Plan, Tier } from '@namma/contract/tiers';
import { useEffect, useRef, useState } from 'react';
import * as words from '#words/fitness';
import { SignInNote } from '../../lib/sign-in-note';
import { useGymDay } from '../../lib/use-gym-day';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { SelectField, TextField } from '../../ui/field';
import { ScriptNeeded } from '../../ui/script-needed';
import { buyPath } from './buy-path';
import { usePurchase } from './use-purchase';
import { useQuestion } from './use-question';

const loadDialog = async () => (await import('./same-membership-dialog')).SameMembershipDialog;

export function PurchaseForm({ tier, plan }: { tier: Tier; plan: Plan }) {
  const { question, ask } = useQuestion<Membership>();
  // Loaded when it is first needed.
  const [SameDialog, setSameDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const { formProps, errors, isBusy } = usePurchase({
    tier,
    plan,
    askAboutSame: async (same) => {
      const loaded = await loadDialog();
      setSameDialog(() => loaded);
      return ask(same);
    },
  });
  const today = useGymDay();
  const isHydrated = useIsHydrated();
  const [start, setStart] = useState('');
  const startInput = useRef<HTMLInputElement>(null);
  // A day that was chosen before hydration is already in the field.
  useEffect(() => setStart(startInput.current?.value ?? ''), []);

  return (
    <form {...formProps} aria-label={words.getMembershipForm} className="grid content-start gap-6">
      <ScriptNeeded>{words.buyNeedsScript}</ScriptNeeded>
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
          {isDay(start) ? formatDay(addMonths(start, plan.months)) : words.monthsAfterStart(plan.months)}
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
      {SameDialog && <SameDialog same={question?.about} onAnswer={(isMeant) => question?.answer(isMeant)} />}
    </form>
  );
}
