import { formatInstant } from '@namma/contract/dates';
import { formatRupees } from '@namma/contract/money';
import { ButtonLink } from '../../ui/button';
import { Price } from '../../ui/price';
import { StateScreen } from '../../ui/state-screen';
import type { Order } from './api';
import { type Checkout, groupByCheckout } from './checkouts';
import { OrderRow } from './order-row';

/** A member's orders, as they were placed. Stands beneath the heading of whatever screen shows it. */
export function OrdersList({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return <NoOrders />;
  return (
    <div className="mt-8 grid gap-12">
      {groupByCheckout(orders).map((checkout) => (
        <CheckoutGroup key={checkout.checkoutId} checkout={checkout} />
      ))}
    </div>
  );
}

function CheckoutGroup({ checkout }: { checkout: Checkout }) {
  const { checkoutId, orderDate, paymentMode, orders, total } = checkout;
  const headingId = `checkout-${checkoutId}`;
  return (
    <section aria-labelledby={headingId} className="border-t-2 border-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
        <h2 id={headingId} className="heading text-lg">
          <span className="sr-only">Ordered on </span>
          <time dateTime={orderDate}>{formatInstant(orderDate)}</time>
        </h2>
        <p className="flex flex-wrap gap-x-5 text-sm text-(--soft)">
          <span>Payment mode {paymentMode}</span>
          <span>
            Total <Price className="font-semibold text-ink">{formatRupees(total)}</Price> with fee
          </span>
        </p>
      </div>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </ul>
    </section>
  );
}

function NoOrders() {
  return (
    <StateScreen
      title="No orders yet"
      action={
        <ButtonLink to="/store" look="primary">
          To the store
        </ButtonLink>
      }
    >
      What you order stands here, with its way to you.
    </StateScreen>
  );
}
