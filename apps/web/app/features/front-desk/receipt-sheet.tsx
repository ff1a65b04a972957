import { brand } from '@namma/contract/brand';
import { place } from '@namma/contract/business';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import type { PaymentKind } from '@namma/contract/payments/rules';
import { formatMoment } from '@namma/contract/values/times';
import type { ReactNode } from 'react';
import { modeLabels } from '../../admin/money/mode-labels';
import { useGym } from '../../shared/gym-settings';
import { Price } from '../../ui/price';
import type { ReceiptDetails } from './use-counter';

const titles: Record<PaymentKind, string> = {
  payment: 'Payment receipt',
  reversal: 'Reversal',
  refund: 'Refund',
  opening: 'Paid before',
  credit: 'Credit',
};

/** Printed receipt. */
export function ReceiptSheet({ receipt }: { receipt: ReceiptDetails }) {
  const { street, pincode, phone } = useGym();
  const { receiptNumber, kind, member, title, amountPaise, mode, utr, center, at, duePaise } = receipt;
  const { lines, discount, receivedBy, receivedById, documentNumber, reverses, reversedBy, reason } = receipt;
  return (
    <div className="@container grid grid-cols-1 gap-4 text-sm wrap-anywhere">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-4">
        <div>
          <p className="display text-lg">{brand.name}</p>
          <p>
            <span>{street}</span>
            <br />
            <span>{`${place.city} ${pincode}`}</span>
            <br />
            <span className="figures">{phone}</span>
          </p>
        </div>
        <div>
          <h3 className="heading text-lg">{`${titles[kind]} ${receiptNumber}`}</h3>
          <p className="figures">
            <time dateTime={at}>{formatMoment(at)}</time>
          </p>
        </div>
      </header>
      {reversedBy !== null && (
        <p className="border-2 border-signal p-3 font-semibold">{`Reversed by receipt ${reversedBy}: not valid.`}</p>
      )}
      <p>
        <Price className="display text-2xl">{formatPaise(Math.abs(amountPaise))}</Price>
      </p>
      <dl className="grid grid-cols-1 gap-x-5 gap-y-1.5 @3xs:grid-cols-[auto_minmax(0,1fr)]">
        <Row label={kind === 'payment' ? 'Received from' : 'Returned to'}>{member.name}</Row>
        {member.phone && <Row label="Phone">{member.phone}</Row>}
        <Row label="For">{title}</Row>
        {lines && lines.length > 0 && <Goods lines={lines} />}
        {discount && <Row label="Discount given">{`${formatPaise(discount.paise)}: ${discount.reason}`}</Row>}
        <Row label="Paid">{modeLabels[mode]}</Row>
        {utr && <Row label="UTR">{utr}</Row>}
        {center && <Row label="Center">{centerLabel(center)}</Row>}
        {receivedBy && (
          <Row label={kind === 'payment' ? 'Received by' : 'Returned by'}>
            {receivedById ? `${receivedBy}, staff no. ${receivedById}` : receivedBy}
          </Row>
        )}
        {reverses !== null && <Row label="Reverses">{`Receipt ${reverses}`}</Row>}
        {reason && <Row label="Reason">{reason}</Row>}
        {documentNumber && <Row label="Document">{documentNumber}</Row>}
        <Row label="Still due">
          {duePaise === 0 ? 'nothing: paid in full' : <Price>{formatPaise(duePaise)}</Price>}
        </Row>
      </dl>
      <p className="border-t border-(--line) pt-3 text-xs">Thank you. Please keep this receipt.</p>
    </div>
  );
}

/** `2 × Kaveri Gold Whey 1 kg: ₹4,558` */
const Goods = ({ lines }: Required<Pick<ReceiptDetails, 'lines'>>) => (
  <Row label="Goods">
    <ul className="grid gap-0.5">
      {lines?.map(({ name, quantity, amountPaise }) => (
        <li key={`${name} ${quantity} ${amountPaise}`} className="flex flex-wrap justify-between gap-x-4">
          <span>{`${quantity} × ${name}`}</span>
          <Price>{formatPaise(amountPaise)}</Price>
        </li>
      ))}
    </ul>
  </Row>
);

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-(--soft)">{label}</dt>
    {/* A long name may break; an amount is a `Price`, which does not. */}
    <dd className="font-semibold tabular-nums">{children}</dd>
  </>
);
