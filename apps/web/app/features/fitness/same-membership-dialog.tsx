import { formatDay } from '@namma/contract/dates';
import { formatRupees } from '@namma/contract/money';
import type { Membership } from '@namma/contract/schemas/memberships';
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
      title="You have this membership already"
      description="Buy the same one a second time?"
      confirmLabel="Buy it again"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {same && (
        <p className="mb-6 border-l-4 border-ink bg-paper-sunken p-4 text-sm">
          <strong className="block text-base">{same.type}</strong>
          {same.center}, {formatDay(same.startDate)} to {formatDay(same.endDate)}
          <br />
          {formatRupees(same.price)}, {same.payment_status}
        </p>
      )}
    </ConfirmDialog>
  );
}
