import type { Order } from '@namma/contract/orders/schemas';
import { RETURN_TEXT_MAX_CHARACTERS } from '@namma/contract/returns/rules';
import type { ReturnRequest } from '@namma/contract/returns/schemas';
import type { RefObject } from 'react';
import * as words from '#words/orders';
import { useForm } from '../../lib/forms/use-form';
import { useKeptForm } from '../../lib/forms/use-kept-form';
import { TextAreaField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { SubjectDialog } from '../../ui/subject-dialog';
import { PiecesField, readPieces } from './pieces-field';

const loadSchema = async () => (await import('@namma/contract/returns/schemas')).returnRequest;

/** Return reason, and the number of pieces if not all. */
export type AskedReturn = Pick<ReturnRequest, 'reason' | 'quantity' | 'ofQuantity'>;

interface ReturnProps {
  description: string;
  /** Hint of the reason field. */
  hint: string;
  /** The label of the button that sends it. */
  action: string;
  /** Shows its own errors. @returns true if the dialog can close */
  onReturn: (order: Order, asked: AskedReturn) => Promise<boolean>;
  onClose: () => void;
}

interface ReturnDialogProps extends ReturnProps {
  order: Order | undefined;
  title: (order: Order) => string;
  /** Gets the focus afterwards, because the button that opened the dialog may have disappeared. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** Asks why an order comes back. Load it when it is first needed. */
export const ReturnDialog = ({ order, title, focusAfter, ...props }: ReturnDialogProps) => (
  <SubjectDialog
    subject={order}
    onClose={props.onClose}
    title={title}
    description={() => props.description}
    focusAfter={focusAfter}
  >
    {(shown) => <Question key={shown.orderId} order={shown} {...props} />}
  </SubjectDialog>
);

function Question({ order, hint, action, onReturn, onClose }: ReturnProps & { order: Order }) {
  const { ref, keepUnlessSent } = useKeptForm(`return ${order.orderId}`);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ reason, quantity }) => ({
      reason,
      orderId: order.orderId,
      ...readPieces(quantity, order.quantity),
    }),
    submit: async ({ reason, quantity, ofQuantity }) => {
      if (await keepUnlessSent(() => onReturn(order, { reason, quantity, ofQuantity }))) onClose();
    },
  });
  return (
    <form {...formProps} ref={ref} method="post" className="grid grid-cols-1 gap-5">
      <PiecesField of={order.quantity} error={errors.quantity} />
      <TextAreaField
        label={words.reason}
        name="reason"
        rows={3}
        required
        maxLength={RETURN_TEXT_MAX_CHARACTERS}
        hint={hint}
        error={errors.reason}
      />
      <FormButtons
        submitLabel={action}
        look="solid"
        cancelLabel={words.close}
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}
