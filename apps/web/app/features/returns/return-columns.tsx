import { formatPaise } from '@namma/contract/money';
import {
  decisionsFor,
  type ReturnCause,
  type ReturnDecision,
  type ReturnState,
} from '@namma/contract/returns/rules';
import type { AdminReturn } from '@namma/contract/returns/schemas';
import { formatMoment } from '@namma/contract/values/times';
import { StatusMark, type Tone } from '../../admin/list/status-mark';
import { ContactCell } from '../../admin/people/contact-cell';
import { contactOf } from '../../admin/people/member-link';
import type { Column } from '../../ui/data-table';

export const idOf = ({ returnId }: AdminReturn): number => returnId;
export const nameOf = ({ returnId, member }: AdminReturn): string => `return ${returnId}, ${member.name}`;

/** The step that an admin usually takes next; undefined when the return is over. */
export const nextStepOf = ({ state }: AdminReturn): Exclude<ReturnDecision, 'refuse'> | undefined =>
  decisionsFor(state).find((decision) => decision !== 'refuse');
export const canRefuse = ({ state }: AdminReturn): boolean => decisionsFor(state).includes('refuse');

export const stepLabels: Record<ReturnDecision, string> = {
  approve: 'Approve',
  refuse: 'Refuse',
  receive: 'Received',
  refund: 'Refund',
};

const tones: Record<ReturnState, Tone> = {
  requested: 'waiting',
  approved: 'moving',
  received: 'waiting',
  refunded: 'done',
  refused: 'off',
};

const causeLabels: Record<ReturnCause, string> = {
  return: 'Return',
  refusal: 'Delivery refused',
  cancellation: 'Cancelled after payment',
};

export const factsOf = ({ member, state, refundPaise, refundedPaise, product }: AdminReturn) => [
  state !== 'refused' && formatPaise(refundedPaise ?? refundPaise),
  member.name,
  product,
];

export const columns: Column<AdminReturn>[] = [
  {
    title: 'Return',
    isHead: true,
    isSorted: true,
    cell: ({ returnId, orderNumber, orderId, requestedAt }) => (
      <>
        <span className="figures font-semibold">
          <span className="hidden whitespace-pre @max-table/admin-table:inline">Return </span>
          <span>{returnId}</span>
          <span className="text-xs font-normal whitespace-nowrap text-(--soft)">
            {`, ${orderNumber}, order ${orderId}`}
          </span>
        </span>
        <time
          dateTime={requestedAt}
          className="block text-xs font-normal whitespace-nowrap text-(--soft) @max-table/admin-table:hidden!"
        >
          {`Asked ${formatMoment(requestedAt)}`}
        </time>
      </>
    ),
  },
  { title: 'Member', cell: ({ member }) => <ContactCell {...contactOf(member)} /> },
  {
    title: 'Product',
    cell: ({ product, quantity, ofQuantity, isFood, cause }) => (
      <span className="grid max-w-72 wrap-anywhere @table/admin-table:min-w-24 @table/admin-table:line-clamp-2">
        <span>
          <span>{`${product} `}</span>
          <span className="figures whitespace-nowrap text-(--soft)">
            {quantity < ofQuantity ? `${quantity} of ${ofQuantity}` : `× ${quantity}`}
          </span>
        </span>
        {isFood && cause !== 'cancellation' && (
          <span className="text-xs text-(--soft)">Food: not resold</span>
        )}
      </span>
    ),
  },
  {
    title: 'Why',
    cell: ({ cause, reason, note }) => (
      <span className="grid max-w-72 wrap-anywhere @table/admin-table:min-w-40 @table/admin-table:line-clamp-2">
        <span className="text-xs text-(--soft)">{`${causeLabels[cause]} `}</span>
        {reason && (
          <span title={reason} className="whitespace-pre-line">
            {`${reason} `}
          </span>
        )}
        {note && <span className="border-l-4 border-ink pl-2 text-xs whitespace-pre-line">{note}</span>}
      </span>
    ),
  },
  {
    title: 'Refund',
    isNumber: true,
    cell: ({ state, refundPaise, refundedPaise, receiptNumber, goodsPaise }) => (
      <span className="grid justify-items-end gap-0.5 @max-table/admin-table:justify-items-start">
        <span className="font-semibold">
          {state === 'refused' ? '–' : formatPaise(refundedPaise ?? refundPaise)}
        </span>
        <span className="text-xs text-(--soft)">
          {receiptNumber === null ? `Goods ${formatPaise(goodsPaise)}` : `Receipt ${receiptNumber}`}
        </span>
      </span>
    ),
  },
  {
    title: 'State',
    isState: true,
    // As wide as the longest state, so that the columns keep their width when a state changes.
    cell: ({ state, decidedAt }) => (
      <span className="grid @table/admin-table:w-32">
        <StatusMark tone={tones[state]}>{state}</StatusMark>
        {decidedAt && (
          <time dateTime={decidedAt} className="text-xs text-(--soft) @max-table/admin-table:hidden">
            {formatMoment(decidedAt)}
          </time>
        )}
      </span>
    ),
  },
];
