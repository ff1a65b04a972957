import { formatPaise, rupeesToPaise } from '@namma/contract/money';
import { CANCEL_REASON_MAX_CHARACTERS } from '@namma/contract/orders/rules';
import type { PaidBy } from '@namma/contract/payments/schemas';
import { type FC, useState } from 'react';
import { useRefundAmount } from '../../../admin/money/refund-amount';
import { readRefund } from '../../../admin/money/refund-form';
import { useMailWords } from '../../../admin/writes/mail-state';
import { useForm } from '../../../lib/forms/use-form';
import { TextAreaField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { QuantityField } from '../../../ui/quantity-field';
import { SubjectDialog } from '../../../ui/subject-dialog';
import type { AdminOrderRow } from './order-columns';
import { type OrderReversal, sendReversal } from './order-reversal';

const loadCancellation = async () => (await import('@namma/contract/orders/schemas')).orderCancellation;
const loadRequest = async () => (await import('@namma/contract/returns/schemas')).returnRequest;

interface ReversalProps {
  /** The fields of the refund. */
  RefundFields: FC<{
    paidBy: readonly PaidBy[];
    errors: Partial<Record<string, string>>;
    canWait?: boolean;
  }>;
  /** Shows its own errors unless it throws them. @returns true if the dialog can close */
  onSend: (row: AdminOrderRow, send: () => Promise<string>, pieces: number) => Promise<boolean>;
  onClose: () => void;
}

/**
 * Cancels an order, or records a refused delivery, and refunds the payment in the same step; or requests its return.
 */
export const ReversalDialog = ({ asked, ...props }: ReversalProps & { asked: OrderReversal | undefined }) => (
  <SubjectDialog
    subject={asked}
    onClose={props.onClose}
    title={titleOf}
    description={({ does, row }) =>
      does === 'cancel' && row.refundPaise > 0 ? cancelledPaid : effects[does]
    }
  >
    {(shown) => <ReversalForm key={`${shown.does} ${shown.row.orderId}`} asked={shown} {...props} />}
  </SubjectDialog>
);

/** The refund is named below. */
const cancelledPaid = "The order won't be delivered. This can't be undone.";

const effects: Record<OrderReversal['does'], string> = {
  cancel: "You won't be charged. This can't be undone.",
  refuse: "Returns the product to stock unless it is food, and removes it from sales. This can't be undone.",
  return: 'Use this for requests at the counter or by phone. Receive and refund the return under Returns.',
};

/** Refund for some pieces. The fee stays due while other pieces remain. */
const refundOfSome = ({ price, duePaise }: AdminOrderRow, pieces: number): number =>
  Math.max(0, pieces * rupeesToPaise(price) - duePaise);

const cancelLabel = (pieces: number, { quantity }: AdminOrderRow): string =>
  pieces < quantity ? `Cancel ${pieces} of ${quantity}` : 'Cancel order';

function titleOf({ does, row: { orderId, quantity, product } }: OrderReversal): string {
  if (does === 'cancel') return `Cancel ${quantity} × ${product.name}?`;
  return does === 'return' ? `Return ${quantity} × ${product.name}?` : `Order ${orderId}: delivery refused?`;
}

function ReversalForm({
  asked: { does, row },
  RefundFields,
  onSend,
  onClose,
}: ReversalProps & { asked: OrderReversal }) {
  const [pieces, setPieces] = useState(row.quantity);
  const { refundPaise: refundOfAll, follow } = useRefundAmount(row.refundPaise);
  const refundPaise = pieces < row.quantity ? refundOfSome(row, pieces) : refundOfAll;
  const isCancel = does === 'cancel';
  const mailWords = useMailWords();
  const { formProps, errors, isBusy } = useForm({
    schema: async () => (isCancel ? loadCancellation() : loadRequest()),
    prepare: (values) => ({
      ...(isCancel ? { id: row.orderId } : { orderId: row.orderId }),
      ...(does === 'refuse' && { cause: 'refusal' }),
      ...(!(isCancel && String(values.reason).trim() === '') && { reason: values.reason }),
      ...(pieces < row.quantity && { quantity: pieces, ofQuantity: row.quantity }),
      ...(does === 'return' ? {} : readRefund(values, refundPaise)),
    }),
    submit: async (form) => {
      try {
        if (await onSend(row, () => sendReversal(form), pieces)) onClose();
      } catch (error) {
        follow(error);
        throw error;
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      {row.quantity > 1 && (
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">{`How many of the ${row.quantity} pieces`}</p>
          <QuantityField
            name={row.product.name}
            quantity={pieces}
            min={1}
            max={row.quantity}
            boundsMessage={`1 to ${row.quantity}`}
            onChange={setPieces}
          />
        </div>
      )}
      {does !== 'return' &&
        (refundPaise > 0 ? (
          <>
            <p className="border-l-4 border-signal pl-3 font-semibold">
              {`Refund ${formatPaise(refundPaise)}`}
            </p>
            <RefundFields paidBy={row.paidBy} errors={errors} canWait />
          </>
        ) : (
          <p className="text-sm text-(--soft)">Nothing was paid, so there is nothing to refund.</p>
        ))}
      <TextAreaField
        label={isCancel ? 'Reason (optional)' : 'Reason'}
        name="reason"
        rows={3}
        required={!isCancel}
        maxLength={CANCEL_REASON_MAX_CHARACTERS}
        hint={
          isCancel
            ? mailWords(`Emailed to ${row.member.name}`, `Email isn't set up: call ${row.member.name}`)
            : 'Saved, and shown to the member.'
        }
        error={errors.reason}
      />
      <FormButtons
        submitLabel={isCancel ? cancelLabel(pieces, row) : does === 'return' ? 'Take it back' : 'Record it'}
        look="solid"
        cancelLabel={isCancel ? 'Keep order' : 'Close'}
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}
