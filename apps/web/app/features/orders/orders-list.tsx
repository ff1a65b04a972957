import { formatDay, formatDays, formatInstant } from '@namma/contract/days/dates';
import { formatPaise, formatRupees } from '@namma/contract/money';
import { paymentStateOf } from '@namma/contract/orders/rules';
import type { Order } from '@namma/contract/orders/schemas';
import * as paths from '@namma/contract/paths';
import { type ReactNode, useRef } from 'react';
import * as words from '#words/orders';
import { useGymDay } from '../../lib/loading/use-gym-day';
import { DocumentLink } from '../../shared/document-link';
import { useGym } from '../../shared/gym-settings';
import { Price } from '../../ui/price';
import { StateScreen } from '../../ui/state-screen';
import { Cancelling, useAskToCancel } from './cancelling';
import { type Checkout, canBeCancelled, groupByCheckout } from './checkouts';
import { OrderRow } from './order-row';
import { quietButton } from './quiet-button';
import { Returning } from './returning';
import { StatusProgress } from './status-progress';

interface OrdersListProps {
  orders: readonly Order[];
  slipOf: (checkout: Checkout) => ReactNode;
}

/** A member's orders, grouped by checkout. For use below the heading of a screen. */
export function OrdersList({ orders, slipOf }: OrdersListProps) {
  if (orders.length === 0) return <NoOrders />;
  return (
    <Cancelling>
      <Returning>
        <div className="mt-8 grid gap-6">
          {groupByCheckout(orders).map((checkout) => (
            <CheckoutGroup key={checkout.checkoutId} checkout={checkout}>
              {checkout.paymentMode === 'COD' &&
                !checkout.isOver &&
                checkout.duePaise > 0 &&
                slipOf(checkout)}
            </CheckoutGroup>
          ))}
        </div>
      </Returning>
    </Cancelling>
  );
}

/** One checkout: its number, its dates, its status and its products. */
function CheckoutGroup({ checkout, children }: { checkout: Checkout; children: ReactNode }) {
  const { checkoutId, orderNumber, documentNumber, orderDate, arrival, paymentMode } = checkout;
  const { orders, kept, status, isOver } = checkout;
  const heading = useRef<HTMLHeadingElement>(null);
  const askToCancel = useAskToCancel();
  const [first, ...others] = kept;
  const headingId = `checkout-${checkoutId}`;
  return (
    <section
      aria-labelledby={headingId}
      className="min-w-0 rounded-lg border border-(--line) bg-(--raised) px-4 sm:px-6"
    >
      <div className="grid gap-x-8 gap-y-2 pt-4 pb-5 lg:grid-cols-[1fr_var(--spacing-panel)]">
        <div>
          <h2 ref={heading} id={headingId} tabIndex={-1} className="heading text-lg outline-none">
            <span>{`${words.order} `}</span>
            <span translate="no" className="figures whitespace-nowrap">
              {orderNumber}
            </span>
          </h2>
          <p className="text-sm text-(--soft)">
            <span>{`${words.orderedOn} `}</span>
            <time dateTime={orderDate}>{formatInstant(orderDate)}</time>
          </p>
          <p className="flex flex-wrap gap-x-5 text-sm text-(--soft)">
            <span>{paymentMode === null ? words.boughtAtCounter : words.paymentMode(paymentMode)}</span>
            <Paid {...checkout} />
          </p>
          <DocumentLink number={documentNumber} />
        </div>
        <div className="order-first grid content-start gap-2 lg:order-none">
          {arrival && !isOver && <Arrival {...arrival} />}
          {status && <StatusProgress status={status} />}
        </div>
      </div>
      <ul>
        {orders.map((order) => (
          <OrderRow
            key={order.orderId}
            order={order}
            showsStatus={status === undefined}
            others={kept.filter((each) => each !== order).length}
          />
        ))}
      </ul>
      <div className="flex flex-wrap-reverse items-start justify-between gap-x-8 gap-y-2 border-t border-(--line) py-4">
        {first && others.length > 0 && kept.every(canBeCancelled) && (
          <button
            type="button"
            aria-label={words.cancelOrderOf(orderNumber)}
            onClick={() => askToCancel({ orders: [first, ...others], staying: 0 }, heading.current)}
            className={quietButton}
          >
            {words.cancelTheWholeOrder}
          </button>
        )}
        <Sum {...checkout} />
      </div>
      {children}
    </section>
  );
}

/** Total of the checkout, with a separate fee line. */
const Sum = ({ goods, fee, total }: Checkout) => (
  <dl className="ml-auto grid w-panel max-w-full grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm max-sm:w-full">
    {total > 0 && (
      <>
        <dt className="text-(--soft)">{words.products}</dt>
        <dd className="text-right">
          <Price>{formatRupees(goods)}</Price>
        </dd>
        {fee > 0 && (
          <>
            <dt className="text-(--soft)">{words.fee}</dt>
            <dd className="text-right">
              <Price>{formatRupees(fee)}</Price>
            </dd>
          </>
        )}
      </>
    )}
    <dt className="font-semibold">{total === 0 ? words.toPay : words.total}</dt>
    <dd className="text-right font-semibold">
      <Price>{formatRupees(total)}</Price>
    </dd>
  </dl>
);

/** Payment status. Nothing before the first payment. */
function Paid({ paidPaise, duePaise }: Pick<Checkout, 'paidPaise' | 'duePaise'>) {
  const state = paymentStateOf({ paidPaise, duePaise });
  if (state === 'paid') return <span className="font-semibold text-ink">{words.paid}</span>;
  if (state !== 'paid in part') return null;
  return (
    <span className="figures font-semibold text-ink">
      {words.paidInPart(formatPaise(paidPaise), formatPaise(duePaise))}
    </span>
  );
}

/** The expected day; afterwards, the contact for late orders. */
function Arrival({ from, to }: NonNullable<Order['arrival']>) {
  const today = useGymDay();
  const { phone } = useGym();
  if (!today) return null;
  if (today <= to) return <p className="text-lg font-semibold">{words.arrives(formatDays(from, to))}</p>;
  return (
    <p className="text-xs text-(--soft)">
      <span>{`${words.wasDueBy(formatDay(to))} `}</span>
      <span className="whitespace-nowrap">{phone}</span>
    </p>
  );
}

function NoOrders() {
  return (
    <StateScreen title={words.noOrders} link={{ to: paths.store, children: words.toTheStore }}>
      {words.noOrdersMore}
    </StateScreen>
  );
}
