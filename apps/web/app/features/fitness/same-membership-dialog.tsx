import { formatDay } from '@namma/contract/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { paymentStatusLabel } from '@namma/contract/messages/payment-statuses';
import { formatRupees } from '@namma/contract/money';
import type { Membership } from '@namma/contract/schemas/memberships';
import * as words from '#words/fitness';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface SameMembershipDialogProps {
  same: Membership | undefined;
  onAnswer: (isMeant: boolean) => void;
}

/** Asks before the same membership is bought a second time. */
export function SameMembershipDialog({ same, onAnswer }: SameMembershipDialogProps) {
  return (
    <ConfirmDialog
      isOpen={same !== undefined}
      title={words.haveAlready}
      description={words.buySameAgain}
      confirmLabel={words.buyAgain}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {same && (
        <p className="mb-6 border-l-4 border-ink bg-paper-sunken p-4 text-sm">
          <strong className="block text-base">{same.type}</strong>
          <span>
            {words.centerAndDays(
              centerLabel(same.center),
              formatDay(same.startDate),
              formatDay(same.endDate),
            )}
          </span>
          <br />
          <span>{`${formatRupees(same.price)}, ${paymentStatusLabel(same.payment_status)}`}</span>
        </p>
      )}
    </ConfirmDialog>
  );
}
