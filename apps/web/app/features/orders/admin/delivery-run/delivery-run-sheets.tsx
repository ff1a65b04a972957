import { brand } from '@namma/contract/brand';
import { type Day, formatDay } from '@namma/contract/days/dates';
import type { DocumentDetails } from '@namma/contract/documents/schemas';
import { formatPaise } from '@namma/contract/money';
import type { Stop } from '@namma/contract/orders/delivery-run-schemas';
import { formatPhone } from '@namma/contract/text/phone';
import type { FC, RefObject } from 'react';
import { PrintSheet } from '../../../../ui/print-sheet';
import { type Area, sumOf } from './bag';

type Sheet = RefObject<HTMLElement | null>;

/** The printed list for the rider, with space for collected amounts. */
export function ListSheet({ sheet, day, areas }: { sheet: Sheet; day: Day; areas: readonly Area[] }) {
  const stops = areas.flatMap((area) => area.stops);
  return (
    <PrintSheet sheet={sheet} isMain label="Delivery run" className="hidden text-xs print:block">
      <header className="flex items-end justify-between gap-6 border-b-2 border-ink pb-2">
        <p className="heading text-xl">{`Delivery run of ${formatDay(day)}`}</p>
        <p className="text-right">{`${brand.name}: ${stops.length} stops, ${formatPaise(sumOf(stops))} to collect`}</p>
      </header>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-ink text-left">
            <th className="py-1">Order</th>
            <th className="py-1">For</th>
            <th className="py-1">What</th>
            <th className="py-1 text-right">To collect</th>
            <th className="py-1 pl-3">Collected</th>
          </tr>
        </thead>
        {areas.map((area) => (
          <tbody key={area.pincode}>
            <tr>
              <th colSpan={5} scope="rowgroup" className="pt-3 text-left text-sm">
                {`${area.pincode} ${area.town}: ${formatPaise(area.duePaise)}`}
              </th>
            </tr>
            {area.stops.map(({ checkoutId, orderNumber, address, lines, duePaise }) => (
              <tr key={checkoutId} className="border-b border-(--line) align-top">
                <td className="figures py-1 pr-2 font-semibold whitespace-nowrap">{orderNumber}</td>
                <td className="py-1 pr-2">
                  <p className="font-semibold">{address.name}</p>
                  <p>{`${address.address}, ${address.town}`}</p>
                  <p className="figures">{formatPhone(address.phone)}</p>
                </td>
                <td className="py-1 pr-2">
                  {lines.map(({ orderId, quantity, product }) => (
                    <p key={orderId}>{`${quantity} × ${product}`}</p>
                  ))}
                </td>
                <td translate="no" className="figures py-1 text-right font-semibold whitespace-nowrap">
                  {formatPaise(duePaise)}
                </td>
                <td className="w-24 border-b border-ink py-1" />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </PrintSheet>
  );
}

/** A label for each parcel, two beside each other. */
export const LabelSheet = ({ sheet, stops }: { sheet: Sheet; stops: readonly Stop[] }) => (
  <PrintSheet sheet={sheet} label="Labels" className="hidden print:block">
    <ul className="grid grid-cols-2 gap-3 text-sm">
      {stops.map(({ checkoutId, orderNumber, address, duePaise }) => (
        <li key={checkoutId} className="grid content-start gap-0.5 border border-ink p-3">
          <p className="figures flex justify-between font-semibold">
            <span>{orderNumber}</span>
            <span>{duePaise === 0 ? 'Paid' : `Collect ${formatPaise(duePaise)}`}</span>
          </p>
          <p className="heading text-base">{address.name}</p>
          <p>{address.address}</p>
          <p>{`${address.town}, ${address.district} ${address.pincode}`}</p>
          <p className="figures">{formatPhone(address.phone)}</p>
        </li>
      ))}
    </ul>
  </PrintSheet>
);

interface InvoicesSheetProps {
  sheet: Sheet;
  documents: readonly DocumentDetails[];
  Invoice: FC<{ document: DocumentDetails }>;
}

/** The documents of all stops, each from a new page on. */
export const InvoicesSheet = ({ sheet, documents, Invoice }: InvoicesSheetProps) => (
  <PrintSheet sheet={sheet} label="Invoices" className="hidden print:block">
    {documents.map((document) => (
      <div key={document.number} className="break-after-page">
        <Invoice document={document} />
      </div>
    ))}
  </PrintSheet>
);
