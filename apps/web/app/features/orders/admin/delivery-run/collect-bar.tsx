import { formatPaise, paiseToRupees } from '@namma/contract/money';
import { type ReceiptMode, receiptModes, UTR_DIGITS } from '@namma/contract/payments/rules';
import { type Center, openCenters } from '@namma/contract/values/centers';
import { type FormEvent, useState } from 'react';
import { parsePaise } from '../../../../admin/money/amount';
import { modeLabels } from '../../../../admin/money/mode-labels';
import { UtrField } from '../../../../admin/money/utr-field';
import { CenterField, useBoundCenter } from '../../../../admin/shell/centers';
import { tabStorage } from '../../../../lib/session/storage';
import { Button } from '../../../../ui/button';
import { SelectField, TextField } from '../../../../ui/field';
import { Options } from '../../../../ui/options';
import { missingWords } from './bag';
import type { Bag } from './use-bag';

export interface Handed {
  mode: ReceiptMode;
  center: Center;
  utr: string | undefined;
  /** Cash that is missing, with its reason. */
  shortage: { amountRupees: number; reason: string } | undefined;
}

interface CollectBarProps {
  bag: Bag;
  isBusy: boolean;
  /** The error of the UTR. */
  error: string | undefined;
  onCollect: (handed: Handed) => void;
}

const STORED_AS = 'cash drawer';
const readCenter = () => openCenters().find((each) => each === tabStorage.read(STORED_AS));

/** Cash received for the chosen orders, compared with the expected total. */
export function CollectBar({ bag, isBusy, error, onCollect }: CollectBarProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [mode, setMode] = useState<ReceiptMode>('cash');
  const [chosenCenter, setChosenCenter] = useState<Center | undefined>(readCenter);
  const center = useBoundCenter() ?? chosenCenter;
  const { chosen, refused, dues, expectedPaise } = bag;
  const handed = parsePaise(typed);
  const missing = handed === undefined ? undefined : missingWords(handed, expectedPaise, dues);
  const shortPaise = mode === 'cash' && handed !== undefined ? Math.max(0, expectedPaise - handed) : 0;
  const isComplete = handed === expectedPaise || (shortPaise > 0 && reason.trim() !== '');
  // Why the button does nothing yet.
  const needed =
    handed === undefined
      ? 'Enter the amount received to collect.'
      : center === undefined
        ? 'Choose the cash drawer to collect.'
        : isComplete
          ? undefined
          : shortPaise > 0
            ? 'Correct the amount, or give the reason of the shortage.'
            : 'Correct the amount to collect.';
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const utr = new FormData(event.currentTarget).get('utr');
    if (!center || needed || isBusy) return;
    onCollect({
      mode,
      center,
      utr: utr === null ? undefined : String(utr),
      shortage:
        shortPaise > 0 ? { amountRupees: paiseToRupees(shortPaise), reason: reason.trim() } : undefined,
    });
  }
  return (
    <form
      method="post"
      aria-label="Collect"
      onSubmit={submit}
      className="ground-paper bottom-0 z-10 mt-8 sm:sticky grid gap-x-4 gap-y-3 border-t-2 border-ink py-4 sm:grid-cols-2 lg:grid-cols-[1fr_auto_auto_auto_auto] lg:items-end print:hidden"
    >
      <p className="grid">
        <span className="text-sm text-(--soft)">
          {`${chosen.length === 1 ? '1 order' : `${chosen.length} orders`}${refused.size > 0 ? `, ${refused.size} refused` : ''}`}
        </span>
        <b className="heading figures text-xl">{`${formatPaise(expectedPaise)} to collect`}</b>
        <span aria-live="polite" className="font-semibold text-(--alert)">
          {missing}
        </span>
        {needed && (
          <span id="collect-needs" className="text-sm">
            {needed}
          </span>
        )}
      </p>
      <TextField
        label={mode === 'cash' ? 'Cash received' : 'Amount received'}
        name="handed"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <SelectField
        label="How"
        name="mode"
        value={mode}
        onChange={({ currentTarget }) =>
          setMode(receiptModes.find((each) => each === currentTarget.value) ?? 'cash')
        }
      >
        <Options of={receiptModes} label={(each) => modeLabels[each]} />
      </SelectField>
      <CenterField
        label="Cash drawer of"
        placeholder="Choose one"
        value={center ?? ''}
        onChange={({ currentTarget }) => {
          const picked = openCenters().find((each) => each === currentTarget.value);
          setChosenCenter(picked);
          if (picked) tabStorage.write(STORED_AS, picked);
        }}
      />
      {shortPaise > 0 && (
        <TextField
          label={`Reason for the missing ${formatPaise(shortPaise)}`}
          name="reason"
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {mode === 'upi' && <UtrField of="payment" digits={UTR_DIGITS} error={error} />}
      <Button
        look="primary"
        type="submit"
        isBusy={isBusy}
        disabled={needed !== undefined}
        aria-describedby={needed && 'collect-needs'}
      >
        Collect
      </Button>
    </form>
  );
}
