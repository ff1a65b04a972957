import { formatPaise, textOfPaise } from '@namma/contract/money';
import { type ReceiptMode, UTR_DIGITS } from '@namma/contract/payments/rules';
import { useState } from 'react';
import { parsePaise, refuseAmount } from '../../../admin/money/amount';
import { modeLabels } from '../../../admin/money/mode-labels';
import { UtrField } from '../../../admin/money/utr-field';
import { useForm } from '../../../lib/forms/use-form';
import { ChoiceField } from '../../../ui/choice-field';
import { TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { SubjectDialog } from '../../../ui/subject-dialog';
import type { MembershipRow } from './membership-columns';
import type { Part } from './use-payments';

const loadSchema = async () => (await import('@namma/contract/payments/schemas')).paymentReceipt;

export interface OpenedPayment {
  row: MembershipRow;
  mode: ReceiptMode;
}

interface PayDialogProps {
  opened: OpenedPayment | undefined;
  /** @returns whether it was received; errors are shown */
  onPay: (row: MembershipRow, part: Part) => Promise<boolean>;
  onClose: () => void;
}

/** Receives a payment for a membership: the rest or a part of it, by any of the ways. */
export const PayDialog = ({ opened, ...props }: PayDialogProps) => (
  <SubjectDialog
    subject={opened}
    onClose={props.onClose}
    title={() => 'Receive payment'}
    description={({ row }) => `${row.name}, ${row.type}: ${formatPaise(row.duePaise)} due`}
  >
    {(last) => <PayForm key={last.row.id} opened={last} {...props} />}
  </SubjectDialog>
);

function PayForm({
  opened: { row, mode: firstMode },
  onPay,
  onClose,
}: Omit<PayDialogProps, 'opened'> & { opened: OpenedPayment }) {
  const [mode, setMode] = useState<ReceiptMode>(firstMode);
  const [amount, setAmount] = useState(() => textOfPaise(row.duePaise));
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ utr, ...values }) => ({
      ...values,
      subject: 'membership' as const,
      id: row.id,
      amount: (parsePaise(amount) ?? Number.NaN) / 100,
      ...(mode === 'upi' && { utr }),
    }),
    rules: { amount: () => refuseAmount(amount, row.duePaise) },
    submit: async (payment) => {
      const isDone = await onPay(row, {
        mode: payment.mode,
        amountPaise: parsePaise(amount) ?? row.duePaise,
        utr: payment.utr,
      });
      if (isDone) onClose();
    },
  });
  const paise = parsePaise(amount);
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <ChoiceField
          label="Paid"
          name="mode"
          labels={modeLabels}
          value={mode}
          error={errors.mode}
          onChange={setMode}
        />
        <TextField
          label="Amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          error={errors.amount}
          hint={
            paise !== undefined && paise < row.duePaise
              ? `${formatPaise(row.duePaise - paise)} still due`
              : 'All that is due'
          }
        />
      </div>
      {mode === 'upi' && <UtrField of="payment" digits={UTR_DIGITS} error={errors.utr} />}
      <FormButtons submitLabel="Receive" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
