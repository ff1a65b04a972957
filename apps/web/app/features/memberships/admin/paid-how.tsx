import { formatRupees } from '@namma/contract/money';
import { type ReceiptMode, receiptModes, UTR_DIGITS } from '@namma/contract/payments/rules';
import { useState } from 'react';
import { modeLabels } from '../../../admin/money/mode-labels';
import { SelectField, TextField } from '../../../ui/field';
import { Options } from '../../../ui/options';

/**
 * The payments in the values of a form: all of the total in one way, or a part and the rest in another way. Nothing without a
 * way. An amount that is none is sent as it is, to be refused at the server.
 * @param total rupees
 */
export function paymentsIn(values: Record<string, FormDataEntryValue>, total: number) {
  const { mode = '', amount = '', utr, restMode = '', restUtr } = values;
  if (mode === '') return [];
  const rupees = String(amount).trim() === '' ? total : Number(String(amount).replaceAll(',', ''));
  const isPart = rupees < total;
  const first = { mode, ...(rupees !== total && { amount: rupees }), ...(mode === 'upi' && { utr }) };
  if (!isPart || restMode === '') return [first];
  return [first, { mode: restMode, ...(restMode === 'upi' && { utr: restUtr }) }];
}

const isMode = (value: string): value is ReceiptMode => receiptModes.some((mode) => mode === value);

interface PaidHowProps {
  /** Rupees. */
  total: number;
  error: string | undefined;
}

/** Payment at the desk: one or two payments with separate receipts, or later. */
export function PaidHow({ total, error }: PaidHowProps) {
  const [mode, setMode] = useState('cash');
  const [amount, setAmount] = useState('');
  const [restMode, setRestMode] = useState('');
  const rupees = amount.trim() === '' ? total : Number(amount.replaceAll(',', ''));
  const rest = total - rupees;
  return (
    <fieldset
      name="payments"
      tabIndex={-1}
      className="grid gap-x-4 gap-y-5 border-y border-(--line) py-4 outline-none sm:col-span-2 sm:grid-cols-2"
    >
      <legend className="sr-only">Paid</legend>
      <SelectField
        label="Paid"
        name="mode"
        value={mode}
        onChange={({ currentTarget }) => setMode(currentTarget.value)}
      >
        <Options of={receiptModes} label={(each) => modeLabels[each]} />
        <option value="">Later, with a slip</option>
      </SelectField>
      {isMode(mode) && (
        <TextField
          label="Amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder={String(total)}
          hint={rest > 0 ? `${formatRupees(rest)} stays` : 'Full amount if empty'}
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      )}
      {mode === 'upi' && <Utr name="utr" />}
      {isMode(mode) && rest > 0 && (
        <SelectField
          label={`The rest, ${formatRupees(rest)}`}
          name="restMode"
          value={restMode}
          onChange={({ currentTarget }) => setRestMode(currentTarget.value)}
        >
          <option value="">Later</option>
          <Options of={receiptModes} label={(each) => modeLabels[each]} />
        </SelectField>
      )}
      {isMode(mode) && rest > 0 && restMode === 'upi' && <Utr name="restUtr" />}
      {error && (
        <p role="alert" className="text-sm font-semibold text-(--alert) sm:col-span-2">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const Utr = ({ name }: { name: string }) => (
  <TextField
    label={name === 'utr' ? 'UTR of the payment' : 'UTR of the rest'}
    name={name}
    inputMode="numeric"
    autoComplete="off"
    required
    hint={`${UTR_DIGITS} digits`}
  />
);
