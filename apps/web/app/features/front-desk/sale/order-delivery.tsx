import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import type { Reply } from '@namma/contract/calls';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { formatRupees, paiseToRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { useLayoutEffect, useRef } from 'react';
import { LoadState } from '../../../admin/writes/load-state';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useAnswer } from '../../../lib/api/use-answer';
import { useForm } from '../../../lib/forms/use-form';
import { invalidate } from '../../../lib/loading/read-cache';
import { AddressFields, type AddressStart } from '../../../shared/address-fields';
import { Button, ButtonLink } from '../../../ui/button';
import type { Buyer, SaleState } from './use-sale';

const loadSchema = async () => (await import('@namma/contract/orders/schemas')).orderTaking.shape.address;

export type PlacedOrder = Reply<'orders/take'>;

interface OrderDeliveryProps {
  sale: SaleState;
  caller: Buyer;
  onPlaced: (order: PlacedOrder) => void;
}

/** The total of a caller's order with the fee, and its delivery address (D142). */
export function OrderDelivery({ caller, ...props }: OrderDeliveryProps) {
  const { answer, failure, retry } = useAnswer((signal) =>
    api('orders/getCallerAddress', { query: { userId: caller.userId }, signal }),
  );
  if (!answer) return <LoadState failure={failure} onRetry={retry} />;
  const { name, phone, email } = caller;
  return <DeliveryForm {...props} caller={caller} start={answer.address ?? { name, phone, email }} />;
}

function DeliveryForm({ sale, caller, start, onPlaced }: OrderDeliveryProps & { start: AddressStart }) {
  const total = paiseToRupees(sale.totalPaise) + CONVENIENCE_FEE_RUPEES;
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    submit: async (address) => {
      const body = {
        userId: caller.userId,
        address,
        lines: sale.lines.map(({ product, quantity }) => ({ productId: product.productId, quantity })),
        expectedTotal: total,
      };
      try {
        const placed = await sendWithKey(`take ${JSON.stringify(body)}`, (headers) =>
          api('orders/take', { body, headers }),
        );
        invalidate('orders/', 'product/', 'stock/', 'admin/');
        onPlaced(placed);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (status === 400) throw error;
        sale.refuse(
          error,
          status === 0 ? 'The order may have been placed. Press again: it is placed only once.' : undefined,
        );
        if (status === 409) await sale.readPrices();
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 content-start gap-4">
      <dl className="ground-ink grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-lg p-5">
        <dt className="text-sm text-(--soft)">Convenience fee</dt>
        <dd className="figures text-sm">{formatRupees(CONVENIENCE_FEE_RUPEES)}</dd>
        <dt className="font-semibold">Cash on delivery</dt>
        <dd className="figures font-semibold">
          <span role="status">{formatRupees(total)}</span>
        </dd>
      </dl>
      <AddressFields start={start} errors={errors} emailHint="Optional" />
      <Button type="submit" look="primary" className="min-h-14 text-lg!" isBusy={isBusy}>
        Place order
      </Button>
    </form>
  );
}

/** The placed order. */
export function OrderPlaced({ order, onNext }: { order: PlacedOrder; onNext: () => void }) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus(), []);
  const number = formatOrderNumber(Math.min(...order.orderIds));
  return (
    <section aria-label="Order placed" className="grid max-w-xl grid-cols-1 justify-items-start gap-4">
      <p role="status" className="heading w-full rounded-md bg-lime p-5 text-xl text-ink">
        {`Order ${number} placed, ${formatRupees(order.total)} on delivery`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button ref={next} look="primary" onClick={onNext}>
          Next member
        </Button>
        <ButtonLink look="outline" to={`${paths.adminOrders}?q=${encodeURIComponent(number)}`}>
          Open order
        </ButtonLink>
      </div>
    </section>
  );
}
