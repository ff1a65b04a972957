import { formatPaise } from '@namma/contract/money';
import { PAYMENT_REASON_MAX_CHARACTERS } from '@namma/contract/payments/rules';
import type { AdminReturn } from '@namma/contract/returns/schemas';
import { ReasonForm } from '../../admin/writes/reason-form';
import { useReversal } from '../../admin/writes/use-reversal';
import { SubjectDialog } from '../../ui/subject-dialog';

interface ReverseRefundProps {
  /** Called once it is reversed, or was by another admin. */
  onReversed: () => Promise<void>;
  onClose: () => void;
}

/** Takes the receipt of a refund back, so that the refund can be made as it should have been. */
export const ReverseRefundDialog = ({
  row,
  ...props
}: ReverseRefundProps & { row: AdminReturn | undefined }) => (
  <SubjectDialog
    subject={row}
    onClose={props.onClose}
    title={({ returnId }) => `Reverse the refund of return ${returnId}?`}
    description={({ refundedPaise, receiptNumber, member }) =>
      `${formatPaise(refundedPaise ?? 0)}, receipt ${receiptNumber}, ${member.name}`
    }
  >
    {(last) => <ReverseForm key={last.receiptId} row={last} {...props} />}
  </SubjectDialog>
);

function ReverseForm({ row, ...props }: ReverseRefundProps & { row: AdminReturn }) {
  const form = useReversal({ receiptId: row.receiptId, ...props });
  return (
    <ReasonForm
      description="Adds a reversal dated today. The order stays out of sales, its credit note stays valid, and the refund can be made again here."
      submitLabel="Reverse the refund"
      maxLength={PAYMENT_REASON_MAX_CHARACTERS}
      onCancel={props.onClose}
      {...form}
    />
  );
}
