import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import { displayedPriceRupees, formatRupees } from '@namma/contract/money';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#words/checkout';
import { Price } from '../../../ui/price';
import { Thumbnail } from '../../../ui/thumbnail';
import { type CheckoutLine, isAvailable, sumUp } from './checkout-sum';
import { OutOfStock } from './out-of-stock';

interface OrderSummaryProps {
  lines: readonly CheckoutLine[];
  /** False when the screen lists the lines itself. */
  listsLines: boolean;
}

/** The sum of a checkout: goods, the convenience fee once, the total. */
export function OrderSummary({ lines, listsLines }: OrderSummaryProps) {
  const { pieces, goods, total } = sumUp(lines);
  return (
    <section aria-labelledby="summary" className="mt-10 border-t-2 border-ink pt-4 lg:mt-0">
      <h2 id="summary" className="heading border-b border-(--line) pb-3 text-lg">
        {words.summary}
      </h2>
      {listsLines && <SummaryLines lines={lines} />}
      <dl>
        <Row term={words.goods(pieces)}>{formatRupees(goods)}</Row>
        <Row term={words.convenienceFee}>{formatRupees(pieces === 0 ? 0 : CONVENIENCE_FEE_RUPEES)}</Row>
        <div className="flex items-baseline justify-between gap-4 pt-4">
          <dt className="font-semibold">{words.total}</dt>
          <dd aria-live="polite">
            <Price className="heading text-2xl">{formatRupees(total)}</Price>
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-right text-xs text-(--soft)">{words.pricesIncludeTax}</p>
    </section>
  );
}

/** More lines are folded. */
const MAX_OPEN_LINES = 2;
const MAX_THUMBNAILS = 4;

/** The lines of the order. Many lines are folded, so that the total and the action stay visible. */
function SummaryLines({ lines }: { lines: readonly CheckoutLine[] }) {
  const list = (
    <ul>
      {lines.map((line) => (
        <SummaryLine key={line.product.productId} line={line} />
      ))}
    </ul>
  );
  if (lines.length <= MAX_OPEN_LINES) return list;
  return (
    <details className="group">
      <summary className="flex min-h-16 list-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-(--line) py-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex -space-x-4">
          {lines.slice(0, MAX_THUMBNAILS).map(({ product }) => (
            <Thumbnail
              key={product.productId}
              src={product.image}
              className="size-10 outline-2 outline-paper"
            />
          ))}
        </span>
        <span className="flex-1">{words.productCount(lines.length)}</span>
        <ChevronDown aria-hidden="true" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      {list}
    </details>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-(--line) py-3 text-sm">
      <dt>{term}</dt>
      <dd>
        <Price>{children}</Price>
      </dd>
    </div>
  );
}

function SummaryLine({ line }: { line: CheckoutLine }) {
  const { product, quantity } = line;
  const price = displayedPriceRupees(product.price, product.discount) * quantity;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-(--line) py-3 text-sm">
      <Thumbnail src={product.image} className="size-thumb-small" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-pretty">{product.name}</span>
        <span className="figures text-xs text-(--soft)">{words.quantityOf(quantity)}</span>
      </span>
      {isAvailable(line) ? <Price>{formatRupees(price)}</Price> : <OutOfStock />}
    </li>
  );
}
