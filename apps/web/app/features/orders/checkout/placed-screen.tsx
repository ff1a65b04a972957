import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import { formatDay } from '@namma/contract/days/dates';
import { messages } from '@namma/contract/messages';
import { formatRupees } from '@namma/contract/money';
import type { Order } from '@namma/contract/orders/schemas';
import * as paths from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import * as words from '#words/checkout';
import { ButtonLink } from '../../../ui/button';
import { Price } from '../../../ui/price';
import { StateScreen } from '../../../ui/state-screen';
import { Thumbnail } from '../../../ui/thumbnail';
import { AddressLines } from './address-lines';

/** @param orders the orders of the checkout; undefined when they could not be read, although the order was placed */
export function PlacedScreen({ orders }: { orders: Order[] | undefined }) {
  if (orders?.length === 0) return <NoSuchCheckout />;
  return (
    <>
      <PlacedHeading orderNumber={orders?.[0]?.orderNumber} />
      {orders && <PlacedOrders orders={orders} />}
    </>
  );
}

function PlacedHeading({ orderNumber }: { orderNumber: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="bg-lime text-ink">
      <div className="page-width grid gap-6 py-14 md:grid-cols-12 md:items-end md:py-24">
        <div className="@container md:col-span-8">
          <h1 ref={heading} tabIndex={-1} className="display text-headline outline-none">
            {messages.orderPlaced}
          </h1>
          {orderNumber && (
            <p className="mt-4">
              <span>{`${words.yourOrderNumber} `}</span>
              <strong translate="no" className="figures heading whitespace-nowrap">
                {orderNumber}
              </strong>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3 md:col-span-4 md:justify-end">
          <ButtonLink to={paths.orders} look="solid">
            {words.seeYourOrders}
          </ButtonLink>
          <ButtonLink to={paths.store} look="outline">
            {words.backToTheStore}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function PlacedOrders({ orders }: { orders: readonly Order[] }) {
  const [first] = orders;
  const total = orders.reduce((sum, { price, quantity }) => sum + price * quantity, CONVENIENCE_FEE_RUPEES);
  return (
    <div className="page-width grid gap-10 py-10 md:grid-cols-12 md:gap-8 md:py-14">
      <section aria-labelledby="to-pay" className="md:col-span-4">
        {first?.arrival && <NextSteps {...first.arrival} />}
        <h2 id="to-pay" className="text-sm text-(--soft)">
          {words.toPayInCash}
        </h2>
        <Price className="heading text-2xl">{formatRupees(total)}</Price>
        {first?.address && (
          <>
            <h2 className="mt-8 mb-1 text-sm text-(--soft)">{words.deliverTo}</h2>
            <AddressLines address={first.address} />
          </>
        )}
      </section>
      <section aria-labelledby="ordered" className="md:col-span-7 md:col-start-6">
        <h2 id="ordered" className="heading border-b-2 border-ink pb-2 text-lg">
          {words.ordered}
        </h2>
        <ul>
          {orders.map(({ orderId, product, quantity, price }) => (
            <li
              key={orderId}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-(--line) py-4 text-sm"
            >
              <Thumbnail src={product.image} className="size-16" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span>{product.name}</span>
                <br />
                <span className="figures text-xs text-(--soft)">{words.quantityOf(quantity)}</span>
              </span>
              <Price>{formatRupees(price * quantity)}</Price>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Next steps with dates. */
function NextSteps({ from, to }: NonNullable<Order['arrival']>) {
  return (
    <>
      <h2 className="heading text-lg">{words.whatHappensNext}</h2>
      <ol className="mt-3 mb-8 grid gap-3 border-l-2 border-ink pl-4 text-sm">
        <li>
          <span className="font-semibold">{words.today}</span>
          <br />
          <span>{words.wePackIt}</span>
        </li>
        <li>
          <span className="font-semibold">
            <time dateTime={from}>{formatDay(from)}</time>
            <span>{words.toDay}</span>
            <time dateTime={to}>{formatDay(to)}</time>
          </span>
          <br />
          <span>{words.itArrives}</span>
        </li>
        <li>
          <span className="font-semibold">{words.afterThat}</span>
          <br />
          <span>{words.youCanRateIt}</span>
        </li>
      </ol>
    </>
  );
}

function NoSuchCheckout() {
  return (
    <StateScreen
      isPage
      picture="error"
      title={words.noSuchOrder}
      link={{ to: paths.orders, children: words.seeYourOrders }}
    >
      {words.noSuchOrderMore}
    </StateScreen>
  );
}
