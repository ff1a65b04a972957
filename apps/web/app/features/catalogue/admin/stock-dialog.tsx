import { formatDay } from '@namma/contract/days/dates';
import { LOW_STOCK } from '@namma/contract/stock/rules';
import type { ProductStock } from '@namma/contract/stock/schemas';
import { useState } from 'react';
import { LoadState } from '../../../admin/writes/load-state';
import { api } from '../../../lib/api/api';
import { useAnswer } from '../../../lib/api/use-answer';
import { type Column, DataTable } from '../../../ui/data-table';
import { SubjectDialog } from '../../../ui/subject-dialog';
import { StockForm } from './stock-form';
import { StockMoves } from './stock-moves';
import { invalidateProducts } from './use-product-writes';

/** The product whose stock is open. */
export interface StockedProduct {
  productId: number;
  name: string;
}

interface StockDialogProps {
  product: StockedProduct | undefined;
  onClose: () => void;
  /** Called after each change of the stock. */
  onChanged: (productId: number) => void;
}

/** Stock of a product, with a form and the history. */
export function StockDialog({ product, onClose, onChanged }: StockDialogProps) {
  const [changes, setChanges] = useState(0);
  return (
    <SubjectDialog subject={product} onClose={onClose} title={() => 'Stock'} description={({ name }) => name}>
      {({ productId }) => (
        <Opened
          key={`${productId} ${changes}`}
          productId={productId}
          onChanged={() => {
            invalidateProducts();
            setChanges(changes + 1);
            onChanged(productId);
          }}
        />
      )}
    </SubjectDialog>
  );
}

function Opened({ productId, onChanged }: { productId: number; onChanged: () => void }) {
  const { answer, failure, retry } = useAnswer((signal) =>
    api('stock/getDetails', { query: { productId }, signal }),
  );
  // Reads again while the form keeps its values.
  const [newer, setNewer] = useState<typeof answer>();
  if (!answer) return <LoadState failure={failure} onRetry={retry} />;
  const { stock } = newer ?? answer;
  return (
    <div className="grid grid-cols-1 gap-6">
      {stock ? <OnHand stock={stock} /> : <NotCounted />}
      <StockForm
        productId={productId}
        onHand={stock?.onHand ?? null}
        lots={stock?.batches.flatMap(({ lot }) => lot ?? []) ?? []}
        onChanged={onChanged}
        onMeanwhile={() =>
          void api('stock/getDetails', { query: { productId } }).then(setNewer, () => {
            // The form has shown the available pieces already.
          })
        }
      />
      {stock && <StockMoves key={stock.onHand} productId={productId} />}
    </div>
  );
}

function NotCounted() {
  return (
    <p className="text-sm text-(--soft)">
      Stock isn't counted, so the store sells this product without limit. Receive or count pieces to start
      counting.
    </p>
  );
}

function OnHand({ stock }: { stock: ProductStock }) {
  return (
    <section aria-label="On hand" className="grid grid-cols-1 gap-3">
      <dl className="figures grid grid-cols-3 gap-3 border-y border-(--line) py-3 text-sm">
        <Figure title="On hand" value={stock.onHand} />
        <Figure title="Can be sold" value={stock.sellable} isLow={stock.sellable <= LOW_STOCK} />
        <Figure title="Sold in 28 days" value={stock.soldLately} />
      </dl>
      {stock.batches.length > 0 && (
        <DataTable
          caption="Batches, earliest best-before date first"
          columns={batchColumns}
          rows={stock.batches}
          idOf={(batch) => stock.batches.indexOf(batch)}
        />
      )}
    </section>
  );
}

function Figure({ title, value, isLow }: { title: string; value: number; isLow?: boolean }) {
  return (
    <div>
      <dt className="text-(--soft)">{title}</dt>
      <dd className={`text-xl font-semibold ${isLow ? 'text-signal' : ''}`}>{value}</dd>
    </div>
  );
}

type Batch = ProductStock['batches'][number];
const batchColumns: Column<Batch>[] = [
  { title: 'Lot', isHead: true, cell: ({ lot }) => lot ?? 'No lot' },
  { title: 'Best before', cell: ({ bestBefore }) => (bestBefore ? formatDay(bestBefore) : 'Not given') },
  { title: 'Sold until', cell: ({ sellUntil }) => (sellUntil ? formatDay(sellUntil) : 'No end') },
  { title: 'Pieces', isNumber: true, cell: ({ onHand }) => onHand },
];
