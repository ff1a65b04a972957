import { formatDay, isDay } from '@namma/contract/days/dates';
import { LOT_MAX_CHARACTERS, lastSaleDay, STOCK_REASON_MAX_CHARACTERS } from '@namma/contract/stock/rules';
import type { StockCount, StockDamage, StockReceipt } from '@namma/contract/stock/schemas';
import { useState } from 'react';
import { useSignInAfter401 } from '../../../admin/pictures/use-sign-in-after-401';
import { ChangedMeanwhile } from '../../../admin/writes/changed-meanwhile';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useForm } from '../../../lib/forms/use-form';
import { useGym } from '../../../shared/gym-settings';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/field';
import { Options } from '../../../ui/options';
import { toast } from '../../../ui/toast';
import { numberIn } from './product-fields';

const actions = { receive: 'Receive', count: 'Count', damage: 'Write off' } as const;
type Action = keyof typeof actions;

interface StockFormProps {
  productId: number;
  /** As shown above the form; null while the product is not counted. */
  onHand: number | null;
  /** The pieces in stock. */
  lots: readonly string[];
  onChanged: () => void;
  /** The stock is another one by now than is shown above the form. */
  onMeanwhile: () => void;
}

/** Receives, counts or writes off pieces of one product. */
export function StockForm(props: StockFormProps) {
  const [action, setAction] = useState<Action>('receive');
  const Form = forms[action];
  return (
    <section aria-label="Change stock" className="grid grid-cols-1 gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Action</legend>
        {(Object.keys(actions) as Action[]).map((each) => (
          <label
            key={each}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-(--line) px-4 text-sm font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="stock-action"
              className="sr-only"
              checked={each === action}
              onChange={() => setAction(each)}
            />
            <span>{actions[each]}</span>
          </label>
        ))}
      </fieldset>
      <Form key={action} {...props} />
    </section>
  );
}

const grid = 'grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2';
const orUndefined = (text: FormDataEntryValue | undefined) => (text === '' ? undefined : text);

function ReceiveForm({ productId, onChanged }: StockFormProps) {
  const signInAfter401 = useSignInAfter401();
  const { deliveryDays } = useGym();
  const [days, setDays] = useState({ bestBefore: '', madeOn: '' });
  const { formProps, errors, isBusy } = useForm({
    schema: async () => (await import('@namma/contract/stock/schemas')).stockReceipt,
    prepare: ({ quantity, lot, bestBefore, madeOn }) => ({
      productId,
      quantity: numberIn(quantity),
      lot: orUndefined(lot),
      bestBefore: orUndefined(bestBefore),
      madeOn: orUndefined(madeOn),
    }),
    submit: async (receipt: StockReceipt) => {
      const { status } = await signInAfter401(
        sendWithKey(`stock ${JSON.stringify(receipt)}`, (headers) =>
          api('stock/receive', { headers, body: receipt }),
        ),
      );
      toast.success(status);
      onChanged();
    },
  });
  const until =
    isDay(days.bestBefore) && (days.madeOn === '' || (isDay(days.madeOn) && days.madeOn < days.bestBefore))
      ? lastSaleDay(days.bestBefore, days.madeOn || null, deliveryDays.to)
      : undefined;
  return (
    <form {...formProps} method="post" className={grid}>
      <Pieces label="Pieces" name="quantity" error={errors.quantity} />
      <TextField
        label="Lot"
        name="lot"
        autoComplete="off"
        maxLength={LOT_MAX_CHARACTERS}
        hint="As printed on the pack (optional)"
        error={errors.lot}
      />
      <TextField
        label="Best before"
        name="bestBefore"
        type="date"
        hint={until === undefined ? 'Optional' : `Sold until ${formatDay(until)}`}
        onChange={({ target }) => setDays({ ...days, bestBefore: target.value })}
        error={errors.bestBefore}
      />
      <TextField
        label="Made on"
        name="madeOn"
        type="date"
        hint="Sold until 30 % of its life is left, or 45 days"
        onChange={({ target }) => setDays({ ...days, madeOn: target.value })}
        error={errors.madeOn}
      />
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-13 sm:col-span-2">
        Receive
      </Button>
    </form>
  );
}

function CountForm({ productId, onHand: opened, onChanged, onMeanwhile }: StockFormProps) {
  const signInAfter401 = useSignInAfter401();
  // Current stock, if it changed since the dialog was opened.
  const [now, setNow] = useState<number>();
  const { formProps, errors, isBusy } = useForm({
    schema: async () => (await import('@namma/contract/stock/schemas')).stockCount,
    prepare: ({ onHand, reason }) => ({
      productId,
      onHand: numberIn(onHand),
      reason,
      shownOnHand: now ?? opened,
    }),
    submit: async (body: StockCount) => {
      try {
        const { status } = await signInAfter401(api('stock/count', { body }));
        toast.success(status);
        onChanged();
      } catch (error) {
        if (!(error instanceof ApiError) || error.details.code !== 'stockChanged') throw error;
        setNow(Number(error.details.params?.[0]));
        onMeanwhile();
      }
    },
  });
  return (
    <form {...formProps} method="post" className={grid}>
      {now !== undefined && (
        <ChangedMeanwhile
          key={now}
          sentence="The stock has changed: something was sold, or someone else changed it."
          rows={[['On hand', String(now)]]}
        />
      )}
      <Pieces label="Counted pieces" name="onHand" hint="All that are on hand now" error={errors.onHand} />
      <Reason error={errors.reason} />
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-13 sm:col-span-2">
        Save count
      </Button>
    </form>
  );
}

function DamageForm({ productId, lots, onChanged }: StockFormProps) {
  const signInAfter401 = useSignInAfter401();
  const { formProps, errors, isBusy } = useForm({
    schema: async () => (await import('@namma/contract/stock/schemas')).stockDamage,
    prepare: ({ quantity, reason, lot }) => ({
      productId,
      quantity: numberIn(quantity),
      reason,
      lot: orUndefined(lot),
    }),
    submit: async (body: StockDamage) => {
      const { status } = await signInAfter401(
        sendWithKey(`stock ${JSON.stringify(body)}`, (headers) => api('stock/damage', { headers, body })),
      );
      toast.success(status);
      onChanged();
    },
  });
  return (
    <form {...formProps} method="post" className={grid}>
      <Pieces label="Pieces" name="quantity" error={errors.quantity} />
      <SelectField label="Lot" name="lot" error={errors.lot}>
        <option value="">Earliest best-before first</option>
        <Options of={[...new Set(lots)]} />
      </SelectField>
      <Reason error={errors.reason} className="sm:col-span-2" />
      <Button type="submit" look="danger" isBusy={isBusy} className="min-h-13 sm:col-span-2">
        Write off
      </Button>
    </form>
  );
}

interface PiecesProps {
  label: string;
  name: string;
  hint?: string;
  error: string | undefined;
}

const Pieces = (props: PiecesProps) => (
  <TextField {...props} inputMode="numeric" autoComplete="off" required />
);

const Reason = ({ error, className }: { error: string | undefined; className?: string }) => (
  <TextField
    label="Reason"
    name="reason"
    autoComplete="off"
    required
    maxLength={STOCK_REASON_MAX_CHARACTERS}
    error={error}
    {...(className && { className })}
  />
);

const forms = { receive: ReceiveForm, count: CountForm, damage: DamageForm } as const;
