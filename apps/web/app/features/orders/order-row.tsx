import { formatDay, formatInstant } from '@namma/contract/days/dates';
import { formatRupees } from '@namma/contract/money';
import type { Order } from '@namma/contract/orders/schemas';
import { productPath } from '@namma/contract/paths';
import { useRef } from 'react';
import { Link } from 'react-router';
import * as words from '#words/orders';
import { useGymDay } from '../../lib/loading/use-gym-day';
import { checkoutPath } from '../../shared/checkout-path';
import { useGym } from '../../shared/gym-settings';
import { returnNews } from '../../shared/return-words';
import { Price } from '../../ui/price';
import { Thumbnail } from '../../ui/thumbnail';
import { useAskToCancel } from './cancelling';
import { canBeCancelled, canBeRated, isReturned } from './checkouts';
import { OrderStars } from './order-stars';
import { quietButton } from './quiet-button';
import { useReturning } from './returning';
import { StatusProgress } from './status-progress';

interface OrderRowProps {
  order: Order;
  /** True if the orders of the checkout differ in status. */
  showsStatus: boolean;
  /** Number of orders that remain after cancelling this one. */
  others: number;
}

export function OrderRow({ order, showsStatus, others }: OrderRowProps) {
  const { product, quantity, price, orderStatus, cancelledAt } = order;
  const name = useRef<HTMLAnchorElement>(null);
  const askToCancel = useAskToCancel();
  const { toReturn, toWithdraw } = useReturning();
  const today = useGymDay();
  const isGone = cancelledAt !== null || isReturned(order);
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-4 border-t border-(--line) py-5 lg:grid lg:grid-cols-[auto_1fr_var(--spacing-panel)] lg:gap-x-8">
      <Thumbnail src={product.image} className="size-thumb sm:size-24" />
      <div className="flex min-w-0 flex-1 basis-40 flex-wrap content-start items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 flex-1 basis-36 gap-1 wrap-anywhere">
          <Link
            ref={name}
            to={productPath(product.productId)}
            className="leading-snug font-semibold underline-offset-4 hover:underline"
          >
            {product.name}
          </Link>
          <p className="figures text-sm text-(--soft)">
            {`${formatRupees(price)} · ${words.quantityOf(quantity)}`}
          </p>
        </div>
        <Price className={isGone ? 'text-(--soft) line-through' : 'font-semibold'}>
          {formatRupees(price * quantity)}
        </Price>
      </div>
      <div className="grid min-w-0 basis-full content-start gap-3">
        {cancelledAt ? (
          <p className="text-sm font-semibold">
            <span>{`${words.cancelled} `}</span>
            <span className="font-normal text-(--soft)">
              {(order.return ? words.cancelledOn : words.cancelledOnNotCharged)(formatInstant(cancelledAt))}
            </span>
          </p>
        ) : (
          <>
            {showsStatus && <StatusProgress status={orderStatus} />}
            {canBeRated(order) && <OrderStars order={order} />}
          </>
        )}
        {order.return && <ReturnState {...order.return} />}
        {order.return?.state === 'requested' && (
          <button
            type="button"
            aria-label={words.withdrawReturnOf(product.name)}
            onClick={() => toWithdraw(order, name.current)}
            className={quietButton}
          >
            {words.withdrawTheReturn}
          </button>
        )}
        {today && order.returnBy && today <= order.returnBy && (
          <button
            type="button"
            aria-label={words.returnProduct(product.name)}
            onClick={() => toReturn(order, name.current)}
            className={quietButton}
          >
            {words.returnUntil(formatDay(order.returnBy))}
          </button>
        )}
        {(isGone || orderStatus === 'Delivered') && (
          <Link
            to={checkoutPath('addAddress', { buy: product.productId, ...(quantity > 1 ? { quantity } : {}) })}
            aria-label={words.buyProductAgain(product.name)}
            className={quietButton}
          >
            {words.buyAgain}
          </Link>
        )}
        {canBeCancelled(order) && (
          <button
            type="button"
            aria-label={words.cancelProduct(product.name)}
            onClick={() => askToCancel({ orders: [order], staying: others }, name.current)}
            className={quietButton}
          >
            {words.cancel}
          </button>
        )}
      </div>
    </li>
  );
}

/** State of the return, with the gym's note. */
function ReturnState(returned: NonNullable<Order['return']>) {
  const { title, next } = returnNews(returned, useGym().isSendingMails);
  return (
    <div className="border-l-4 border-ink pl-3 text-sm">
      <p className="font-semibold">{title}</p>
      {next && <p className="text-(--soft)">{next}</p>}
      {returned.note && <p className="mt-1 whitespace-pre-line wrap-anywhere">{returned.note}</p>}
    </div>
  );
}
