import * as paths from '@namma/contract/paths';
import { PAYMENT_REASON_MAX_CHARACTERS } from '@namma/contract/payments';
import type { AdminReturn } from '@namma/contract/schemas/returns';
import { isMeanwhile } from '../../lib/admin/refund-amount';
import { api } from '../../lib/api';
import { statusOf } from '../../lib/api-error';
import { formatPaise } from '../../lib/paise';
import { useFailure } from '../../lib/use-failure';
import { useForm } from '../../lib/use-form';
import { Dialog } from '../../ui/dialog';
import { TextAreaField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { toast } from '../../ui/toast';
import { useLast } from '../../ui/use-last';

const loadSchema = async () => (await import('@namma/contract/schemas/payments')).paymentReversal;

interface ReverseRefundProps {
  /** Called once it is reversed, or was by another admin. */
  onReversed: () => Promise<void>;
  onClose: () => void;
}

/** Takes the receipt of a refund back, so that the refund can be made as it should have been. */
export function ReverseRefundDialog({
  row,
  ...props
}: ReverseRefundProps & { row: AdminReturn | undefined }) {
  const last = useLast(row);
  return (
    <Dialog
      isOpen={row !== undefined}
      onClose={props.onClose}
      title={`Reverse the refund of return ${last?.returnId ?? ''}?`}
      {...(last && {
        description: `${formatPaise(last.refundedPaise ?? 0)}, receipt ${last.receiptNumber}, ${last.member.name}`,
      })}
    >
      {last && <ReverseForm key={last.receiptId} row={last} {...props} />}
    </Dialog>
  );
}

function ReverseForm({ row, onReversed, onClose }: ReverseRefundProps & { row: AdminReturn }) {
  const fail = useFailure(paths.adminLogin);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({ ...values, id: row.receiptId }),
    submit: async (reversal) => {
      try {
        toast.success((await api('payments/reverse', { body: reversal })).status);
      } catch (error) {
        if (!isMeanwhile(error) && statusOf(error) !== 401) throw error;
        fail(error);
        if (!isMeanwhile(error)) return;
      }
      onClose();
      await onReversed();
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <p className="text-sm text-(--soft)">
        The refund stays on record, with a reversal of today. The order stays out of the sales, its credit
        note stands, and the refund waits here to be made again.
      </p>
      <TextAreaField
        label="Reason"
        name="reason"
        rows={3}
        required
        maxLength={PAYMENT_REASON_MAX_CHARACTERS}
        error={errors.reason}
      />
      <FormButtons submitLabel="Reverse the refund" look="danger" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
