import type { Reply } from '@namma/contract/calls';
import { formatRupees } from '@namma/contract/money';
import {
  cancellableBy,
  nextOrderStatus,
  type OrderEvent,
  type OrderHistoryEvent,
} from '@namma/contract/orders';
import { reachOf } from '../../../lib/admin/member-link';
import { formatMoment } from '../../../lib/admin/moment';
import { returnStateWords } from '../../../lib/return-words';
import type { BulkWords } from '../../../ui/admin/bulk-action';
import type { Column } from '../../../ui/admin/data-table';
import { Reach } from '../../../ui/admin/reach';
import { StatusMark, type Tone } from '../../../ui/admin/status-mark';
import { describeMoves } from './order-moves';

export type AdminOrderRow = Reply<'orders/getAllOrders'>['content'][number];

export const idOf = ({ orderId }: AdminOrderRow): number => orderId;
export const nameOf = ({ orderId, member }: AdminOrderRow): string => `order ${orderId}, ${member.name}`;
export const canMove = (row: AdminOrderRow): boolean =>
  row.cancelledAt === null && !isReturning(row) && nextOrderStatus(row.orderStatus) !== undefined;

const isReturning = ({ return: returned }: AdminOrderRow): boolean =>
  returned !== null && returned.state !== 'refused';

/** Whether the delivery can be recorded as refused at the door. */
export const canBeRefused = ({ orderStatus }: AdminOrderRow): boolean => orderStatus === 'Out-For-Delivery';

export const canCancel = ({ orderStatus, cancelledAt }: AdminOrderRow): boolean =>
  cancelledAt === null && cancellableBy.admin.some((status) => status === orderStatus);

const tones: Record<OrderHistoryEvent, Tone> = {
  Pending: 'waiting',
  Transit: 'moving',
  'Out-For-Delivery': 'moving',
  Delivered: 'done',
  Cancelled: 'off',
  'Return requested': 'waiting',
  'Return approved': 'moving',
  'Return refused': 'off',
  'Return received': 'moving',
  'Return refunded': 'off',
};

/** What a list shows of an order: its status, or that it is cancelled. */
export const shownStatus = ({
  orderStatus,
  cancelledAt,
}: Pick<AdminOrderRow, 'orderStatus' | 'cancelledAt'>): OrderEvent =>
  cancelledAt === null ? orderStatus : 'Cancelled';

export const OrderStatusMark = ({ status }: { status: OrderHistoryEvent }) => (
  <StatusMark tone={tones[status]}>{status}</StatusMark>
);

export const columnsWith = (onOpen: (orderId: number) => Promise<void>): Column<AdminOrderRow>[] => [
  {
    title: 'Order',
    isHead: true,
    cell: ({ orderId, orderNumber }) => (
      <>
        <button
          type="button"
          aria-label={`Open order ${orderId}`}
          className="figures -mx-2 inline-flex min-h-11 min-w-11 items-center px-2 font-semibold underline underline-offset-4"
          onClick={() => void onOpen(orderId)}
        >
          <span className="hidden whitespace-pre @max-table/admin-table:inline">Order </span>
          <span>{orderId}</span>
        </button>
        <span className="figures block text-xs font-normal whitespace-nowrap text-(--soft)">
          <span className="sr-only">of checkout </span>
          <span translate="no">{orderNumber}</span>
        </span>
      </>
    ),
  },
  {
    title: 'Ordered',
    isSorted: true,
    cell: ({ orderDate }) => <time dateTime={orderDate}>{formatMoment(orderDate)}</time>,
  },
  { title: 'Member', cell: ({ member }) => <Reach {...reachOf(member)} /> },
  {
    title: 'Product',
    cell: ({ product, quantity }) => (
      <span className="block @table/admin-table:min-w-36 wrap-anywhere">
        <span>{`${product.name} `}</span>
        <span className="figures whitespace-nowrap text-(--soft)">{`× ${quantity}`}</span>
      </span>
    ),
  },
  { title: 'Amount', isNumber: true, cell: ({ price, quantity }) => formatRupees(price * quantity) },
  {
    title: 'Status',
    // As wide as the longest status, so that the columns do not change when a row moves on.
    cell: (row) => (
      <span className="inline-grid">
        <span className="col-start-1 row-start-1">
          <OrderStatusMark status={shownStatus(row)} />
          {row.return && (
            <span className="block text-xs text-(--soft) first-letter:uppercase">
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
  leftAlone: 'It can be undone for 10 seconds. Orders that moved meanwhile are left alone and named.',
};
