import type { Reply } from '@namma/contract/calls';
import { isDeletedMember } from '@namma/contract/members/rules';
import { formatPaise, formatRupees } from '@namma/contract/money';
import { formatMoment } from '@namma/contract/values/times';
import type { ReactNode } from 'react';
import { modeLabels } from '../../../admin/money/mode-labels';
import { MemberLink } from '../../../admin/people/member-link';
import { DocumentLink } from '../../../shared/document-link';
import { returnStateWords } from '../../../shared/return-words';
import { Price } from '../../../ui/price';
import { Thumbnail } from '../../../ui/thumbnail';
import { DeliveryAddress } from './delivery-address';
import { OrderStatusMark, PaidMark, shownStatus } from './order-columns';

type Details = Reply<'admin/getOrder'>;

/** @param onChanged called when the address was changed, to read the order again */
export function OrderDetails({ order, onChanged }: { order: Details; onChanged: () => void }) {
  const { member, address, orderDate, orderNumber } = order;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 text-sm wrap-anywhere">
      <p className="-mt-3 text-(--soft)">
        <span translate="no" className="figures whitespace-nowrap">
          {orderNumber}
        </span>
        <span>{` · ${formatMoment(orderDate)} · ${describePayment(order)}`}</span>
      </p>
      <DocumentLink
        className="-my-5 justify-self-start"
        number={order.lines.find(({ documentNumber }) => documentNumber !== null)?.documentNumber ?? null}
      />
      <Part title={order.lines.length === 1 ? 'Product' : `${order.lines.length} products of one checkout`}>
        <Lines order={order} />
      </Part>
      <Part title="Paid">
        <Payment order={order} />
      </Part>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 sm:grid-cols-2">
        <Part title={address ? 'Ordered by' : 'Sold to'}>
          <p className="font-semibold">
            <MemberLink member={member} className="underline underline-offset-4" />
          </p>
          {!isDeletedMember(member) && <p>{member.email}</p>}
          {member.phone && <p className="figures">{member.phone}</p>}
        </Part>
        {address && (
          <Part title={`Deliver to (${address.addressType})`}>
            <DeliveryAddress
              key={JSON.stringify(address)}
              order={order}
              address={address}
              onChanged={onChanged}
            />
          </Part>
        )}
      </div>
      <Part title="History">
        <ol>
          {order.history.map(({ at, status, by, reason, quantity }) => (
            <li
              key={at + status}
              className="flex flex-wrap justify-between gap-x-4 border-b border-(--line) py-2"
            >
              <span className="flex flex-wrap gap-x-2">
                <OrderStatusMark status={status} />
                {quantity !== undefined && (
                  <span className="figures text-(--soft)">
                    {quantity === 1 ? '1 piece' : `${quantity} pieces`}
                  </span>
                )}
              </span>
              <span className="text-(--soft)">
                <span>{`${by}, `}</span>
                <time dateTime={at}>{formatMoment(at)}</time>
              </span>
              {reason && <span className="basis-full whitespace-pre-line">{reason}</span>}
            </li>
          ))}
        </ol>
      </Part>
    </div>
  );
}

const describePayment = ({ paymentMode }: Details): string =>
  paymentMode === null ? 'Sold at the counter' : `Payment mode ${paymentMode}`;

const kinds = {
  payment: 'Payment',
  refund: 'Refund',
  reversal: 'Reversal',
  opening: 'Paid before',
  credit: 'Credit',
} as const;

/** Payment status of the checkout, with receipts. */
function Payment({ order: { paidPaise, duePaise, receipts } }: { order: Details }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
        <PaidMark paidPaise={paidPaise} duePaise={duePaise} />
        <span className="figures">{`${formatPaise(paidPaise)} paid, ${formatPaise(duePaise)} due`}</span>
      </p>
      <ul>
        {receipts.map(({ receiptId, receiptNumber, kind, mode, at, amountPaise, reversedBy, reason }) => (
          <li
            key={receiptId}
            className="flex flex-wrap justify-between gap-x-4 border-t border-(--line) py-2 text-(--soft)"
          >
            <span>
              <span className="figures">{receiptNumber}</span>
              <span>{`, ${kinds[kind]}, ${modeLabels[mode]}, ${formatMoment(at)}`}</span>
              {reversedBy !== null && <span>{`, reversed by ${reversedBy}`}</span>}
            </span>
            <span className={`figures ${reversedBy === null ? '' : 'line-through'}`}>
              {formatPaise(amountPaise)}
            </span>
            {reason && <span className="basis-full text-xs">{reason}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="eyebrow mb-2 border-b-2 border-ink pb-2">{title}</h3>
      {children}
    </section>
  );
}

function Lines({ order: { orderId, lines, channel, goods, fee, total } }: { order: Details }) {
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li
            key={line.orderId}
            className="flex flex-wrap items-center gap-3 border-b border-(--line) py-2.5"
          >
            <Thumbnail src={line.product.image} className="size-14" />
            <span className="grid min-w-0 flex-1 basis-28 gap-0.5">
              <span className="font-semibold">{line.product.name}</span>
              <span className="flex flex-wrap gap-x-3 text-(--soft)">
                <span className="figures">{`${formatRupees(line.price)} × ${line.quantity}`}</span>
                <span>{line.orderId === orderId ? 'This order' : `Order ${line.orderId}`}</span>
                {line.splitFrom !== null && <span>{`of order ${line.splitFrom}`}</span>}
                <OrderStatusMark status={shownStatus(line)} />
                {line.return && <span>{returnStateWords(line.return.state)}</span>}
              </span>
            </span>
            <Price
              className={`ml-auto ${line.cancelledAt || line.returnedAt ? 'text-(--soft) line-through' : 'font-semibold'}`}
            >
              {formatRupees(line.price * line.quantity)}
            </Price>
          </li>
        ))}
      </ul>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-right">
        <dt className="text-(--soft)">Goods</dt>
        <dd translate="no" className="figures">
          {formatRupees(goods)}
        </dd>
        {channel === 'online' && (
          <>
            <dt className="text-(--soft)">Convenience fee</dt>
            <dd translate="no" className="figures">
              {formatRupees(fee)}
            </dd>
          </>
        )}
        <dt className="font-semibold">Total</dt>
        <dd translate="no" className="figures font-semibold">
          {formatRupees(total)}
        </dd>
      </dl>
    </>
  );
}
