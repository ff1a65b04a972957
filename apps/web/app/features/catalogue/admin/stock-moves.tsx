import { formatInstant } from '@namma/contract/days/dates';
import type { StockMoveKind } from '@namma/contract/stock/rules';
import type { StockMove } from '@namma/contract/stock/schemas';
import { useState } from 'react';
import { LoadState } from '../../../admin/writes/load-state';
import { api } from '../../../lib/api/api';
import { sentenceOf } from '../../../lib/api/api-error';
import { useAnswer } from '../../../lib/api/use-answer';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';

const kindWords: Record<StockMoveKind, string> = {
  receive: 'Received',
  order: 'Ordered',
  cancel: 'Order cancelled',
  return: 'Returned',
  damage: 'Written off',
  count: 'Counted',
};

/** Every move of a product's stock, newest first. */
export function StockMoves({ productId }: { productId: number }) {
  const read = (page: number, signal?: AbortSignal) =>
    api('stock/getMoves', { query: { productId, page }, ...(signal && { signal }) });
  const { answer, failure, retry } = useAnswer((signal) => read(1, signal));
  const [older, setOlder] = useState<StockMove[]>([]);
  const [page, setPage] = useState(1);
  const [isBusy, setBusy] = useState(false);
  if (!answer) return <LoadState failure={failure} onRetry={retry} />;

  async function showOlder(): Promise<void> {
    setBusy(true);
    try {
      const next = await read(page + 1);
      // An order that came in meanwhile has moved rows to this page.
      setOlder((shown) => [
        ...shown,
        ...next.content.filter(({ id }) => !shown.some((move) => move.id === id)),
      ]);
      setPage(page + 1);
    } catch (error) {
      toast.error(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-label="Moves" className="grid grid-cols-1 gap-3">
      <h3 className="heading text-lg">Moves</h3>
      <ol className="border-t border-(--line) text-sm">
        {[...answer.content, ...older].map((move) => (
          <Move key={move.id} move={move} />
        ))}
      </ol>
      {page < answer.totalPages && (
        <Button look="outline" isBusy={isBusy} onClick={() => void showOlder()}>
          Show older
        </Button>
      )}
    </section>
  );
}

function Move({ move }: { move: StockMove }) {
  const { at, kind, delta, onHand, lot, orderNumber, by, reason } = move;
  const details = [orderNumber && `Order ${orderNumber}`, lot && `Lot ${lot}`, reason, by].filter(Boolean);
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-(--line) py-2">
      <span className="font-semibold">{kindWords[kind]}</span>
      <span className="figures text-right font-semibold">{delta > 0 ? `+${delta}` : delta}</span>
      <span className="text-(--soft) wrap-anywhere">{[formatInstant(at), ...details].join(' · ')}</span>
      <span className="figures text-right text-(--soft)">{`${onHand} on hand`}</span>
    </li>
  );
}
