import { CANCEL_REASON_MAX_CHARACTERS } from '@namma/contract/orders/rules';
import type { Order } from '@namma/contract/orders/schemas';
import type { FormEvent, RefObject } from 'react';
import * as words from '#words/orders';
import { Dialog } from '../../ui/dialog';
import { TextAreaField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { useLast } from '../../ui/use-last';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

interface CancelProps {
  /** What the reason is for. */
  hint: string;
  /** Shows its own errors. @returns whether the question is settled, so that the dialog can close */
  onCancel: (order: Order, reason: string | undefined) => Promise<boolean>;
  onClose: () => void;
}

interface CancelDialogProps extends CancelProps {
  order: Order | undefined;
  /** Gets the focus afterwards: the button that opened the dialog may be gone. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** Asks before one order is cancelled. Load it when it is first needed. */
export function CancelDialog({ order, focusAfter, ...props }: CancelDialogProps) {
  const shown = useLast(order);
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={props.onClose}
      title={shown ? words.cancelQuestion(shown.quantity, shown.product.name) : ''}
      description={shown && shown.paidPaise > 0 ? words.cancelPaidMeans : words.cancelMeans}
      focusAfter={focusAfter}
    >
      {shown && <Question key={shown.orderId} order={shown} {...props} />}
    </Dialog>
  );
}

function Question({ order, hint, onCancel, onClose }: CancelProps & { order: Order }) {
  const [cancel, isBusy] = useOneAtATime(async (reason: string) => {
    if (await onCancel(order, reason || undefined)) onClose();
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void cancel(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  }
  return (
    <form method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextAreaField
        label={words.reasonOptional}
        name="reason"
        rows={3}
        maxLength={CANCEL_REASON_MAX_CHARACTERS}
        hint={hint}
      />
      <FormButtons
        submitLabel={words.cancelTheOrder}
        look="solid"
        cancelLabel={words.keepIt}
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}
