import './invoice-sheet.css';
import { brand } from '@namma/contract/brand';
import { documentTitles } from '@namma/contract/documents/rules';
import type { DocumentDetails } from '@namma/contract/documents/schemas';
import type { ReactNode } from 'react';
import { exactRupees } from './amounts';
import { InvoiceLines } from './invoice-lines';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as `21 Nov 2026`, in every language of the site: documents are records in English. */
function englishDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** A printable document with all details of rule 46 (invoices) and rule 49 (bills of supply) of the CGST Rules. */
export function InvoiceSheet({ document }: { document: DocumentDetails }) {
  const { kind, number, cancelledAt, declaration, seller, buyer, deliverTo } = document;
  return (
    // The document as issued, in English in every language of the site.
    <article lang="en-IN" className="document-sheet grid grid-cols-[minmax(0,1fr)] gap-6 text-sm">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-4">
        <div>
          <p translate="no" className="display mb-4 flex items-center gap-2 text-brand">
            {brand.logo && (
              <img src={brand.logo} alt="" width="40" height="40" className="size-10 rounded-md" />
            )}
            {brand.name}
          </p>
          <h1 className="heading text-2xl">{documentTitles[kind]}</h1>
          {declaration && <p className="mt-1 max-w-text font-semibold">{declaration}</p>}
          {cancelledAt && (
            <p role="note" className="mt-1 font-semibold text-(--alert)">
              Cancelled: this document is no longer valid.
            </p>
          )}
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,auto)] gap-x-4">
          <Detail label="Number">
            <span translate="no" className="figures font-semibold wrap-anywhere sm:whitespace-nowrap">
              {number}
            </span>
          </Detail>
          <Origin {...document} />
        </dl>
      </header>
      <div data-kept-together className="grid gap-6 sm:grid-cols-3 print:grid-cols-3">
        <Party title="From" {...seller}>
          {seller.gstin && <p className="figures">{`GSTIN ${seller.gstin}`}</p>}
          <p className="figures">{seller.phone}</p>
          <p>{seller.email}</p>
        </Party>
        <Party title="To" {...buyer}>
          {buyer.gstin && <p className="figures">{`GSTIN ${buyer.gstin}`}</p>}
          {buyer.phone && <p className="figures">{buyer.phone}</p>}
          <p>{buyer.email}</p>
        </Party>
        {deliverTo && <Party title="Delivered to" {...deliverTo} />}
      </div>
      {/* On a phone the table is wider than the screen and moves by itself. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the arrow keys */}
      <section aria-label="Lines" tabIndex={0} className="overflow-x-auto print:overflow-visible">
        <InvoiceLines document={document} />
      </section>
      <Payment {...document} />
      <footer data-kept-together className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Terms {...document} />
        <div className="grid content-end gap-10 justify-self-end text-right">
          <p className="text-xs text-(--soft)">{`For ${seller.name}`}</p>
          {kind !== 'receipt' && <p className="border-t border-ink pt-1 text-xs">Authorised signatory</p>}
        </div>
      </footer>
    </article>
  );
}

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-(--soft)">{label}</dt>
    <dd className="text-right">{children}</dd>
  </>
);

function Origin({ issuedOn, orderNumber, against, againstIssuedOn }: DocumentDetails) {
  return (
    <>
      <Detail label="Date">
        <time dateTime={issuedOn}>{englishDay(issuedOn)}</time>
      </Detail>
      {orderNumber && (
        <Detail label="Order">
          <span translate="no" className="figures wrap-anywhere sm:whitespace-nowrap">
            {orderNumber}
          </span>
        </Detail>
      )}
      {against && (
        <Detail label="Against">
          <span className="figures wrap-anywhere sm:whitespace-nowrap">{against}</span>
          {againstIssuedOn && <span>{` of ${englishDay(againstIssuedOn)}`}</span>}
        </Detail>
      )}
    </>
  );
}

interface PartyProps {
  title: string;
  name: string;
  address: readonly string[];
  state: string;
  stateCode: string | null;
  children?: ReactNode;
}

function Party({ title, name, address, state, stateCode, children }: PartyProps) {
  return (
    <section className="wrap-anywhere">
      <h2 className="eyebrow mb-1">{title}</h2>
      <p className="font-semibold">{name}</p>
      <address className="not-italic">
        {address.map((line) => (
          <p key={line} className="whitespace-pre-line">
            {line}
          </p>
        ))}
        <p>{`${state}${stateCode ? ` (${stateCode})` : ''}`}</p>
      </address>
      {children}
    </section>
  );
}

/** Payment status as text. */
function Payment({ payment, checkoutId }: DocumentDetails) {
  if (!payment) return null;
  const { duePaise, by, credit } = payment;
  const where = checkoutId === null ? 'at the center' : 'on delivery (COD)';
  return (
    <div role="note" aria-label="Payment" className="justify-self-end text-right font-semibold">
      {by.map(({ mode, amountPaise }) => (
        <p key={mode}>{`Paid ${ways[mode]}: ${exactRupees(amountPaise)}`}</p>
      ))}
      {credit && (
        <p>{`Credit from the previous membership${credit.creditNote ? `, credit note ${credit.creditNote}` : ''}: ${exactRupees(credit.amountPaise)}`}</p>
      )}
      {duePaise > 0 && <p>{`To pay ${where}: ${exactRupees(duePaise)}`}</p>}
      {duePaise === 0 && by.length === 0 && !credit && <p>Nothing to pay.</p>}
    </div>
  );
}

const ways = { cash: 'in cash', upi: 'by UPI', card: 'by card' } as const;

function Terms({ scheme, placeOfSupply, reverseCharge, lines }: DocumentDetails) {
  const feePaise = lines.reduce((sum, line) => sum + line.feePaise, 0);
  return (
    <div className="grid content-start gap-1 text-xs">
      {placeOfSupply && <p>{`Place of supply: ${placeOfSupply}`}</p>}
      {reverseCharge !== null && <p>{`Tax payable on reverse charge: ${reverseCharge ? 'Yes' : 'No'}`}</p>}
      {feePaise > 0 && scheme === 'regular' && (
        <p>{`Includes ${exactRupees(feePaise)} delivery and platform fee, split over the lines by value.`}</p>
      )}
      {scheme === 'regular' && <p>Prices include GST, half of it CGST and half SGST.</p>}
      {scheme === 'none' && <p>Thank you.</p>}
    </div>
  );
}
