import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import { formatPaise, formatRupees } from '@namma/contract/money';
import {
  cancellableBy,
  nextOrderStatus,
  type OrderEvent,
  type OrderHistoryEvent,
  type PaymentState,
  paymentStateOf,
} from '@namma/contract/orders/rules';
import * as paths from '@namma/contract/paths';
import { formatMoment } from '@namma/contract/values/times';
import { Link } from 'react-router';
import type { BulkWords } from '../../../admin/list/bulk-action';
import { StatusMark, type Tone } from '../../../admin/list/status-mark';
import { ContactCell } from '../../../admin/people/contact-cell';
import { contactOf } from '../../../admin/people/member-link';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { returnStateWords } from '../../../shared/return-words';
import type { Column } from '../../../ui/data-table';
import { describeMoves } from './order-moves';

export type AdminOrderRow = Reply<'orders/getAllOrders'>['content'][number];

export const idOf = ({ orderId }: AdminOrderRow): number => orderId;
export const nameOf = ({ orderId, member }: AdminOrderRow): string => `order ${orderId}, ${member.name}`;
export const canMove = (row: AdminOrderRow): boolean =>
  row.cancelledAt === null &&
  row.returnedAt === null &&
  !isReturning(row) &&
  nextOrderStatus(row.orderStatus) !== undefined;

/** Link to the pending refund. */
const returnsOf = ({ member, product }: AdminOrderRow): string =>
  `${paths.adminReturns}?status=received&q=${encodeURIComponent(member.email || product.name)}`;

const isReturning = ({ return: returned }: AdminOrderRow): boolean =>
  returned !== null && returned.state !== 'refused';

/** True if the delivery can be recorded as refused at the door. */
export const canBeRefused = (row: AdminOrderRow): boolean =>
  row.orderStatus === 'Out-For-Delivery' && row.returnedAt === null && !isReturning(row);

/** True if a return can be recorded at the counter or by phone. */
export const canReturn = ({ returnBy }: AdminOrderRow): boolean =>
  returnBy !== null && gymDay(new Date()) <= returnBy;

export const canCancel = ({ orderStatus, cancelledAt }: AdminOrderRow): boolean =>
  cancelledAt === null && cancellableBy.admin.some((status) => status === orderStatus);

const tones: Record<OrderHistoryEvent, Tone> = {
  Pending: 'waiting',
  Transit: 'moving',
  'Out-For-Delivery': 'moving',
  Delivered: 'done',
  Cancelled: 'off',
  Returned: 'off',
  'Address changed': 'moving',
  'Return requested': 'waiting',
  'Return withdrawn': 'off',
  'Return approved': 'moving',
  'Return refused': 'off',
  'Return received': 'moving',
  'Return refunded': 'off',
  'Refund reversed': 'waiting',
};

/** Display status of an order, including cancelled and returned. */
export const shownStatus = ({
  orderStatus,
  cancelledAt,
  returnedAt,
}: Pick<AdminOrderRow, 'orderStatus' | 'cancelledAt' | 'returnedAt'>): OrderEvent => {
  if (cancelledAt !== null) return 'Cancelled';
  return returnedAt === null ? orderStatus : 'Returned';
};

const paymentTones: Record<PaymentState, Tone> = {
  'not paid': 'waiting',
  'paid in part': 'waiting',
  paid: 'done',
  'nothing to pay': 'off',
};

/** Payment status of a checkout, with the amount due if partly paid. */
export function PaidMark(payment: Pick<AdminOrderRow, 'paidPaise' | 'duePaise'>) {
  const state = paymentStateOf(payment);
  return (
    <span className="inline-grid gap-0.5">
      <StatusMark tone={paymentTones[state]}>{state}</StatusMark>
      {state === 'paid in part' && (
        <span className="figures text-xs text-(--soft)">{`${formatPaise(payment.duePaise)} due`}</span>
      )}
    </span>
  );
}

export const OrderStatusMark = ({ status }: { status: OrderHistoryEvent }) => (
  <StatusMark tone={tones[status]}>{status}</StatusMark>
);

export const factsOf = ({ member, price, quantity, product }: AdminOrderRow) => [
  formatRupees(price * quantity),
  member.name,
  `${quantity} × ${product.name}`,
];

export const columnsWith = (onOpen: (orderId: number) => Promise<void>): Column<AdminOrderRow>[] => [
  {
    title: 'Order',
    isHead: true,
    cell: ({ orderId, orderNumber }) => (
      <>
        <button
          type="button"
          aria-label={`Open order ${orderId}`}
          className="figures inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          onClick={() => void onOpen(orderId)}
        >
          <span className="hidden whitespace-pre @max-table/admin-table:inline">Order </span>
          <span>{orderId}</span>
        </button>
        <span className="figures block text-xs font-normal whitespace-nowrap text-(--soft) @max-table/admin-table:hidden!">
          <span className="sr-only">of checkout </span>
          <span translate="no">{orderNumber}</span>
        </span>
      </>
    ),
  },
  {
    title: 'Ordered',
    isSorted: true,
    cell: ({ orderDate, channel }) => (
      <>
        <time dateTime={orderDate}>{formatMoment(orderDate)}</time>
        {channel === 'counter' && <span className="block text-xs text-(--soft)">At the counter</span>}
      </>
    ),
  },
  { title: 'Member', cell: ({ member }) => <ContactCell {...contactOf(member)} /> },
  {
    title: 'Product',
    isLong: true,
    cell: ({ product, quantity }) => (
      <span className="block @table/admin-table:min-w-36 wrap-anywhere">
        <span>{`${product.name} `}</span>
        <span className="figures whitespace-nowrap text-(--soft)">{`× ${quantity}`}</span>
      </span>
    ),
  },
  { title: 'Amount', isNumber: true, cell: ({ price, quantity }) => formatRupees(price * quantity) },
  {
    title: 'Paid',
    cell: (row) => (
      <span className="inline-grid">
        <PaidMark {...row} />
        {row.return?.state === 'received' && (
          <IfAllowed permission="handleReturns">
            <Link to={returnsOf(row)} className="figures text-xs underline underline-offset-4">
              {`${formatPaise(row.refundPaise)} to refund`}
            </Link>
          </IfAllowed>
        )}
        {(row.return?.refundedPaise ?? 0) > 0 && (
          <span className="figures text-xs text-(--soft)">
            {`${formatPaise(row.return?.refundedPaise ?? 0)} refunded`}
          </span>
        )}
      </span>
    ),
  },
  {
    title: 'Status',
    isState: true,
    // As wide as the longest status, so that the columns keep their width when a status changes.
    cell: (row) => (
      <span className="inline-grid">
        <span className="col-start-1 row-start-1">
          <OrderStatusMark status={shownStatus(row)} />
          {row.return && (
            <span className="block text-xs text-(--soft) first-letter:uppercase @max-table/admin-table:hidden">
              {returnStateWords(row.return.state)}
            </span>
          )}
        </span>
        <span
          aria-hidden="true"
          className="invisible col-start-1 row-start-1 h-0 @max-table/admin-table:hidden"
        >
          <OrderStatusMark status="Out-For-Delivery" />
        </span>
      </span>
    ),
  },
];

export const bulkWords: BulkWords<AdminOrderRow> = {
  button: (count) => `Move ${count}`,
  question: (count) => `Move ${count === 1 ? '1 order' : `${count} orders`} to the next status?`,
  effects: describeMoves,
  skippedNote: 'It can be undone for 10 seconds. Orders that moved meanwhile are skipped and listed.',
};
