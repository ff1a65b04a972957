import { formatDay, formatInstant } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import { StatusMark } from '../../admin/list/status-mark';
import type { Payable } from './use-counter';

/** Content of a payable: membership days or order products. */
export function PayableDetails({ payable }: { payable: Payable }) {
  const { membership, lines, center, code, totalPaise, paidPaise, at } = payable;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(40)),1fr))] gap-x-6 gap-y-4 wrap-anywhere">
      {membership && (
        <Detail label="Valid">
          <span className="whitespace-nowrap">{`${formatDay(membership.startDate)} to`}</span>
          <span> </span>
          <span className="whitespace-nowrap">{formatDay(membership.endDate)}</span>
        </Detail>
      )}
      {center && <Detail label="Center">{centerLabel(center)}</Detail>}
      {lines && (
        <Detail label="Products">
          <ul>
            {lines.map(({ orderId, name, quantity, status, isCancelled }) => (
              <li key={orderId}>
                <span>{`${quantity} × ${name}`}</span>
                <span className="text-(--soft)">{`, ${isCancelled ? 'cancelled' : status}`}</span>
              </li>
            ))}
          </ul>
        </Detail>
      )}
      <Detail label={membership ? 'Registered' : 'Ordered'}>{formatInstant(at)}</Detail>
      <Detail label="Paid so far">
        <span className="figures">{`${formatPaise(paidPaise)} of ${formatPaise(totalPaise)}`}</span>
      </Detail>
      {code && (
        <Detail label="Slip">
          <span translate="no" className="figures">
            {code}
          </span>
        </Detail>
      )}
    </dl>
  );
}

const Detail = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-(--soft)">{label}</dt>
    <dd className="mt-0.5 font-semibold">{children}</dd>
  </div>
);

/** In one word: whether money is due. Nothing is due of a cancelled order, although nothing was paid. */
export function PayableMark({ payable: { duePaise, paidPaise, membership } }: { payable: Payable }) {
  if (duePaise > 0) return <StatusMark tone="waiting">due</StatusMark>;
  if (paidPaise === 0) return <StatusMark tone="moving">cancelled</StatusMark>;
  return <StatusMark tone="done">{membership ? 'payed' : 'paid'}</StatusMark>;
}
