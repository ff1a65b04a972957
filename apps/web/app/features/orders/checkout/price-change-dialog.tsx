import { formatRupees } from '@namma/contract/money';
import * as words from '#words/checkout';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Price } from '../../../ui/price';
import type { PriceChange } from './use-place-order';

interface PriceChangeDialogProps {
  change: PriceChange | undefined;
  onAccept: (change: PriceChange) => void;
  onDecline: () => void;
}

/** Asks before ordering at a total that differs from the one that was shown (D34). */
export function PriceChangeDialog({ change, onAccept, onDecline }: PriceChangeDialogProps) {
  return (
    <Dialog
      isOpen={change !== undefined}
      onClose={onDecline}
      title={words.priceHasChanged}
      description={words.orderAtNewTotal}
    >
      {change && (
        <>
          <dl className="border-t-2 border-ink">
            <div className="flex items-baseline justify-between border-b border-(--line) py-3">
              <dt className="text-(--soft)">{words.oldTotal}</dt>
              <dd>
                <Price className="text-(--soft) line-through">{formatRupees(change.shown)}</Price>
              </dd>
            </div>
            <div className="flex items-baseline justify-between py-3">
              <dt className="font-semibold">{words.newTotal}</dt>
              <dd>
                <Price className="heading text-2xl">{formatRupees(change.now)}</Price>
              </dd>
            </div>
          </dl>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={onDecline}>
              {words.notNow}
            </Button>
            <Button look="primary" onClick={() => onAccept(change)}>
              {words.orderFor(formatRupees(change.now))}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
