import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import { type ReceiptMode, UTR_DIGITS } from '@namma/contract/payments/rules';
import type { PaidBy } from '@namma/contract/payments/schemas';
import { useState } from 'react';
import { modeLabels } from '../../admin/money/mode-labels';
import { UtrField } from '../../admin/money/utr-field';
import { CenterField } from '../../admin/shell/centers';
import { ChoiceField } from '../../ui/choice-field';

export interface RefundFieldsProps {
  /** Payments, largest first. They preset the mode and center of the refund. */
  paidBy: readonly PaidBy[];
  errors: Partial<Record<string, string>>;
  /** True if the refund may be left for later. */
  canWait?: boolean;
}

const labelsWithLater: Record<ReceiptMode | 'later', string> = {
  ...modeLabels,
  later: 'Later, under Returns',
};

/** Refund fields: mode, center, and UTR for UPI. Read by `readRefund`. */
export function RefundFields({ paidBy, errors, canWait = false }: RefundFieldsProps) {
  const [first] = paidBy;
  const [mode, setMode] = useState<ReceiptMode | 'later'>(first?.mode ?? 'cash');
  return (
    <>
      {paidBy.length > 0 && (
        <p className="text-sm text-(--soft)">{`Paid: ${paidBy.map(wayOf).join('; ')}`}</p>
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {canWait ? (
          <ChoiceField
            label="Refund by"
            name="mode"
            labels={labelsWithLater}
            value={mode}
            error={errors.mode}
            onChange={setMode}
          />
        ) : (
          <ChoiceField
            label="Refunded by"
            name="mode"
            labels={modeLabels}
            value={mode === 'later' ? 'cash' : mode}
            error={errors.mode}
            onChange={setMode}
          />
        )}
        {mode !== 'later' && (
          <CenterField none="At the door" defaultValue={first?.center ?? ''} error={errors.center} />
        )}
      </div>
      {mode === 'upi' && <UtrField of="refund" digits={UTR_DIGITS} error={errors.utr} />}
    </>
  );
}

/** `₹277 by UPI at kormangla` */
const wayOf = ({ mode, center, amountPaise }: PaidBy): string =>
  `${formatPaise(amountPaise)} by ${mode === 'upi' ? 'UPI' : modeLabels[mode].toLowerCase()}${center ? ` at ${centerLabel(center)}` : ''}`;
