import { CANCEL_REASON_MAX_CHARACTERS } from '@namma/contract/orders/rules';
import type { Order } from '@namma/contract/orders/schemas';
import { type FormEvent, type RefObject, useState } from 'react';
import * as words from '#words/orders';
import { useKeptForm } from '../../lib/forms/use-kept-form';
import { TextAreaField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { SubjectDialog } from '../../ui/subject-dialog';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import type { AskedCancellation } from './api';
import { PiecesField, readPieces } from './pieces-field';

/** Cancellation of one order or of the whole checkout. */
export interface CancelSubject {
  orders: readonly [Order, ...Order[]];
  /** Number of remaining orders of the checkout. */
  staying: number;
}

interface CancelProps {
  /** Hint of the reason field. */
  hint: string;
  /** Shows its own errors. @returns true if the dialog can close */
  onCancel: (subject: CancelSubject, asked: AskedCancellation) => Promise<boolean>;
  onClose: () => void;
}

interface CancelDialogProps extends CancelProps {
  subject: CancelSubject | undefined;
  /** Gets the focus afterwards, because the button that opened the dialog may have disappeared. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** Asks before orders are cancelled, and names them. Load it when it is first needed. */
export const CancelDialog = ({ subject, focusAfter, ...props }: CancelDialogProps) => (
  <SubjectDialog
    subject={subject}
    onClose={props.onClose}
    title={titleOf}
    description={meaningOf}
    focusAfter={focusAfter}
  >
    {(shown) => <Question key={shown.orders[0].orderId} subject={shown} {...props} />}
  </SubjectDialog>
);

const titleOf = ({ orders: [first, ...others] }: CancelSubject): string =>
  others.length > 0
    ? words.cancelAllQuestion(first.orderNumber)
    : words.cancelQuestion(first.quantity, first.product.name);

function meaningOf({ orders: [first], staying }: CancelSubject): string {
  const means = first.paidPaise > 0 ? words.cancelPaidMeans : words.cancelMeans;
  return staying > 0 ? `${means} ${words.othersStay(staying)}` : means;
}

function labelOf({ orders, staying }: CancelSubject): string {
  if (orders.length > 1) return words.cancelTheWholeOrder;
  return staying > 0 ? words.cancelThisProduct : words.cancelTheOrder;
}

function Question({ subject, hint, onCancel, onClose }: CancelProps & { subject: CancelSubject }) {
  const { orders } = subject;
  const { ref, keepUnlessSent } = useKeptForm(`cancel ${orders.map(({ orderId }) => orderId).join(' ')}`);
  const [error, setError] = useState<string>();
  const [first, ...others] = orders;
  const [cancel, isBusy] = useOneAtATime(async (asked: AskedCancellation) => {
    if (await keepUnlessSent(() => onCancel(subject, asked))) onClose();
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = String(form.get('reason') ?? '').trim();
    const asked = others.length > 0 ? {} : readPieces(form.get('quantity') ?? undefined, first.quantity);
    const { quantity = first.quantity } = asked;
    const isPossible = Number.isInteger(quantity) && quantity >= 1 && quantity <= first.quantity;
    setError(isPossible ? undefined : words.ofPieces(first.quantity));
    if (isPossible) void cancel({ ...(reason && { reason }), ...asked });
  }
  return (
    <form ref={ref} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {orders.length > 1 && (
        <ul className="grid gap-1 border-l-4 border-ink pl-3 text-sm">
          {orders.map(({ orderId, quantity, product }) => (
            <li key={orderId} className="wrap-anywhere">
              {words.quantityAndName(quantity, product.name)}
            </li>
          ))}
        </ul>
      )}
      {others.length === 0 && <PiecesField of={first.quantity} error={error} />}
      <TextAreaField
        label={words.reasonOptional}
        name="reason"
        rows={3}
        maxLength={CANCEL_REASON_MAX_CHARACTERS}
        hint={hint}
      />
      <FormButtons
        submitLabel={labelOf(subject)}
        look="solid"
        cancelLabel={words.keepIt}
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}
