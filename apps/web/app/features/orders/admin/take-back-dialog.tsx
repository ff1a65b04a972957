import { formatPaise } from '@namma/contract/money';
import { CANCEL_REASON_MAX_CHARACTERS } from '@namma/contract/orders/rules';
import type { PaidBy } from '@namma/contract/payments/schemas';
import type { FC } from 'react';
import { useRefundAmount } from '../../../admin/money/refund-amount';
import { readRefund } from '../../../admin/money/refund-form';
import { useMailWords } from '../../../admin/writes/mail-state';
import { useForm } from '../../../lib/forms/use-form';
import { Dialog } from '../../../ui/dialog';
import { TextAreaField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { useLast } from '../../../ui/use-last';
import type { AdminOrderRow } from './order-columns';
import { sendTakeBack, type TakeBack } from './take-back';

const loadCancellation = async () => (await import('@namma/contract/orders/schemas')).orderCancellation;
const loadRequest = async () => (await import('@namma/contract/returns/schemas')).returnRequest;

interface TakeBackProps {
  /** The fields that say how money goes back. */
  RefundFields: FC<{
    paidBy: readonly PaidBy[];
    errors: Partial<Record<string, string>>;
    canWait?: boolean;
  }>;
  /** Shows its own errors unless it throws them. @returns whether the question is settled */
  onSend: (row: AdminOrderRow, send: () => Promise<string>) => Promise<boolean>;
  onClose: () => void;
}

/** Cancels an order, or records that it was refused at the door, and refunds what was paid for it in the same step. */
export function TakeBackDialog({ asked, ...props }: TakeBackProps & { asked: TakeBack | undefined }) {
  const shown = useLast(asked);
  return (
    <Dialog
      isOpen={asked !== undefined}
      onClose={props.onClose}
      title={shown ? titleOf(shown) : ''}
      description={
        shown?.does === 'cancel'
          ? 'It is not charged, and cannot be brought back.'
          : 'It comes back to the shop in this step: into the stock unless it is food, and out of the sales. This cannot be undone.'
      }
    >
      {shown && <TakeBackForm key={`${shown.does} ${shown.row.orderId}`} asked={shown} {...props} />}
    </Dialog>
  );
}

const titleOf = ({ does, row: { orderId, quantity, product } }: TakeBack): string =>
  does === 'cancel' ? `Cancel ${quantity} × ${product.name}?` : `Order ${orderId}: refused at the door?`;

function TakeBackForm({
  asked: { does, row },
  RefundFields,
  onSend,
  onClose,
}: TakeBackProps & { asked: TakeBack }) {
  const { refundPaise, follow } = useRefundAmount(row.refundPaise);
  const isCancel = does === 'cancel';
  const mailWords = useMailWords();
  const { formProps, errors, isBusy } = useForm({
    schema: async () => (isCancel ? loadCancellation() : loadRequest()),
    prepare: (values) => ({
      ...(isCancel ? { id: row.orderId } : { orderId: row.orderId, cause: 'refusal' }),
      ...(!(isCancel && String(values.reason).trim() === '') && { reason: values.reason }),
      ...readRefund(values, refundPaise),
    }),
    submit: async (form) => {
      try {
        if (await onSend(row, () => sendTakeBack(form))) onClose();
      } catch (error) {
        follow(error);
        throw error;
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      {refundPaise > 0 ? (
        <>
          <p className="border-l-4 border-signal pl-3 font-semibold">
            {`${formatPaise(refundPaise)} was paid: refund it`}
          </p>
          <RefundFields paidBy={row.paidBy} errors={errors} canWait />
        </>
      ) : (
        <p className="text-sm text-(--soft)">Nothing was paid for it, so nothing goes back.</p>
      )}
      <TextAreaField
        label={isCancel ? 'Reason (optional)' : 'Reason'}
        name="reason"
        rows={3}
        required={!isCancel}
        maxLength={CANCEL_REASON_MAX_CHARACTERS}
        hint={
          isCancel
            ? mailWords(`Goes by mail to ${row.member.name}`, `No mail can be sent: call ${row.member.name}`)
            : 'For the record, and for the member.'
        }
        error={errors.reason}
      />
      <FormButtons
        submitLabel={isCancel ? 'Cancel the order' : 'Record it'}
        look="solid"
        cancelLabel={isCancel ? 'Keep it' : 'Close'}
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}
