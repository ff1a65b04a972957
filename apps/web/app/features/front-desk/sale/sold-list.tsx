import { formatPaise } from '@namma/contract/money';
import { formatTime24 } from '@namma/contract/values/times';
import { modeLabels } from '../../../admin/money/mode-labels';
import { usePermission } from '../../../admin/shell/permissions';
import { Button } from '../../../ui/button';
import { returnableLines } from './refund-form';
import type { Sold } from './use-sold';

type Sale = Sold['sales'][number];

interface SoldListProps {
  sold: Sold;
  /** The number by which one sale was found; undefined for all of today. */
  sought: string | undefined;
  onReceipt: (receiptId: number) => void;
  onRefund: (sale: Sale) => void;
  onToday: () => void;
}

/** Counter sales, with reprints and returns, also for unnamed buyers (D80). */
export function SoldList({ sold: { sales, isMore }, sought, onReceipt, onRefund, onToday }: SoldListProps) {
  return (
    <section aria-labelledby="sold" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id="sold" className="heading text-xl">
          {sought === undefined ? 'Sold today' : `Sale ${sought}`}
        </h3>
        {sought !== undefined && (
          <button
            type="button"
            className="min-h-11 text-sm underline underline-offset-4 hover:no-underline"
            onClick={onToday}
          >
            Sold today
          </button>
        )}
      </div>
      {sales.length === 0 && <p className="text-sm text-(--soft)">Nothing yet.</p>}
      <ul className="grid grid-cols-1">
        {sales.map((sale) => (
          <SoldRow
            key={sale.receiptId}
            sale={sale}
            onReceipt={() => onReceipt(sale.receiptId)}
            onRefund={() => onRefund(sale)}
          />
        ))}
      </ul>
      <p className="text-sm text-(--soft)">
        {isMore
          ? 'Find earlier sales by receipt, document or order number.'
          : 'Find sales of other days by receipt, document or order number.'}
      </p>
    </section>
  );
}

interface SoldRowProps {
  sale: Sale;
  onReceipt: () => void;
  onRefund: () => void;
}

function SoldRow({ sale, onReceipt, onRefund }: SoldRowProps) {
  const can = usePermission();
  const { orderNumber, receiptNumber, at, totalPaise, mode, buyer, isUndone, lines } = sale;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-(--line) py-3 text-sm">
      <time dateTime={at} className="figures font-semibold">
        {formatTime24(new Date(at))}
      </time>
      <span className="grid min-w-0 flex-1 basis-48 gap-0.5 wrap-anywhere">
        <span className="font-semibold">{lines.map(sayLine).join(', ')}</span>
        <span className="text-(--soft)">
          <span translate="no" className="figures">
            {receiptNumber}
          </span>
          <span>{`, ${buyer}, ${modeLabels[mode]}${isUndone ? ', undone' : ''}`}</span>
        </span>
      </span>
      <b className={`figures ${isUndone ? 'text-(--soft) line-through' : ''}`}>{formatPaise(totalPaise)}</b>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {can('printReceipts') && (
          <Button look="outline" aria-label={`Receipt ${receiptNumber}`} onClick={onReceipt}>
            Receipt
          </Button>
        )}
        {returnableLines(sale).length > 0 && (
          <Button look="outline" aria-label={`Refund or exchange ${orderNumber}`} onClick={onRefund}>
            Refund or exchange
          </Button>
        )}
      </span>
    </li>
  );
}

const sayLine = ({ product, quantity, isReturned }: Sale['lines'][number]): string =>
  `${quantity} × ${product}${isReturned ? ' (returned)' : ''}`;
