import { formatPaise } from '@namma/contract/money';
import { PAYMENT_REASON_MAX_CHARACTERS } from '@namma/contract/payments/rules';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { modeLabels } from '../../../admin/money/mode-labels';
import { ReasonForm } from '../../../admin/writes/reason-form';
import { useReversal } from '../../../admin/writes/use-reversal';
import { api } from '../../../lib/api/api';
import { ApiError, sentenceOf } from '../../../lib/api/api-error';
import { invalidate } from '../../../lib/loading/read-cache';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/field';
import { SubjectDialog } from '../../../ui/subject-dialog';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import type { CashUpRow } from './labels';

interface ReverseDialogProps {
  row: CashUpRow | undefined;
  onClose: () => void;
}

/** Takes a receipt back, with the reason. */
export const ReverseDialog = ({ row, onClose }: ReverseDialogProps) => (
  <SubjectDialog
    subject={row}
    onClose={onClose}
    title={({ receiptNumber }) => `Reverse receipt ${receiptNumber}?`}
    description={({ amountPaise, mode, member, title }) =>
      `${formatPaise(Math.abs(amountPaise))}, ${modeLabels[mode]}, ${member}, ${title}`
    }
  >
    {(last) => <ReverseForm key={last.receiptId} row={last} onClose={onClose} />}
  </SubjectDialog>
);

function ReverseForm({ row, onClose }: { row: CashUpRow; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  // Reason why the receipt cannot be reversed while transferred days are in use.
  const [given, setGiven] = useState<string>();
  const [mode, setMode] = useState('');
  const form = useReversal({
    receiptId: row.receiptId,
    onRefused: (error) => {
      if (!(error instanceof ApiError) || error.details.code !== 'daysTransferred') return false;
      setGiven(error.message);
      return true;
    },
    onReversed: async () => {
      invalidate('payments/', 'membership/', 'orders/', 'admin/');
      await revalidate();
    },
    onClose,
  });
  return (
    <ReasonForm
      description={
        row.kind === 'refund'
          ? 'Adds a reversal dated today. The refund can be made again under Returns; the order stays out of sales.'
          : 'Adds a reversal dated today. The amount is due again.'
      }
      submitLabel="Reverse receipt"
      maxLength={PAYMENT_REASON_MAX_CHARACTERS}
      onCancel={onClose}
      {...form}
    >
      {row.kind === 'payment' && (
        <>
          <SelectField
            label="Paid in another way"
            name="mode"
            hint="If only the mode is wrong, choose the right one. A new receipt replaces this one, and nothing is due."
            value={mode}
            onChange={({ currentTarget }) => setMode(currentTarget.value)}
            error={form.errors.mode}
          >
            <option value="">No, reverse the amount</option>
            {Object.entries(modeLabels)
              .filter(([each]) => each !== row.mode)
              .map(([each, label]) => (
                <option key={each} value={each}>
                  {label}
                </option>
              ))}
          </SelectField>
          {mode === 'upi' && (
            <TextField label="UTR" name="utr" inputMode="numeric" required error={form.errors.utr} />
          )}
        </>
      )}
      {given && row.subject === 'membership' && (
        <GivenDays membershipId={Number(row.id)} reason={given} onRevoked={() => setGiven(undefined)} />
      )}
    </ReasonForm>
  );
}

interface GivenDaysProps {
  membershipId: number;
  reason: string;
  onRevoked: () => void;
}

/** The membership of the receipt has transferred days, which are revoked first. */
function GivenDays({ membershipId, reason, onRevoked }: GivenDaysProps) {
  const [message, setMessage] = useState(reason);
  const [isOverlapAsked, setOverlapAsked] = useState(false);
  const [takeBack, isBusy] = useOneAtATime(async () => {
    try {
      const body = { id: membershipId, ...(isOverlapAsked && { overlaps: true as const }) };
      const { status } = await api('membership/revokeTransfer', { body });
      invalidate('membership/', 'admin/');
      toast.success(status);
      onRevoked();
    } catch (error) {
      setOverlapAsked(error instanceof ApiError && error.details.overlap !== undefined);
      setMessage(sentenceOf(error));
    }
  });
  return (
    <div className="grid justify-items-start gap-3 border-l-4 border-signal bg-paper-sunken p-4 text-sm">
      <p role="alert">{message}</p>
      <Button look="outline" isBusy={isBusy} onClick={() => void takeBack()}>
        {isOverlapAsked ? 'Keep both and take the days back' : 'Take the days back'}
      </Button>
    </div>
  );
}
