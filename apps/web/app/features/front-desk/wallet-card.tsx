import { brand } from '@namma/contract/brand';
import { formatDay } from '@namma/contract/days/dates';
import { IdCard } from 'lucide-react';
import { HotkeyHint } from '../../admin/keys/hotkey-hint';
import { hotkeys } from '../../admin/keys/hotkeys';
import { LoadState } from '../../admin/writes/load-state';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { useGym } from '../../shared/gym-settings';
import { Button } from '../../ui/button';
import { PrintSheet, usePrintSheet } from '../../ui/print-sheet';
import { QrPicture } from '../../ui/qr-picture';
import { useHotkeys } from './use-hotkeys';

/**
 * A card of the size of a bank card, with its print button. The counter finds the member by it, but it is not sufficient
 * to check in. Give it a `key` for another member.
 */
export function WalletCard({ userId }: { userId: number }) {
  const { phone } = useGym();
  const { sheet, print } = usePrintSheet();
  const { answer, failure, retry } = useAnswer((signal) =>
    api('members/getCard', { query: { id: userId }, signal }),
  );
  useHotkeys({ [hotkeys.printCard]: answer && print });
  if (!answer) return <LoadState failure={failure} onRetry={retry} />;
  const { name, number, since, qr } = answer;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <PrintSheet
        sheet={sheet}
        label={`Card of ${name}`}
        className="grid h-[54mm] w-[86mm] max-w-full grid-cols-[minmax(0,1fr)_auto] content-between gap-x-3 rounded-lg border border-ink p-4 wrap-anywhere"
      >
        <p className="display text-lg">{brand.name}</p>
        <QrPicture qr={qr} label="QR code of the member’s number" className="row-span-2 size-28" />
        <div>
          <p className="text-lg leading-tight font-semibold">{name}</p>
          <p translate="no" className="figures">
            {number}
          </p>
        </div>
        <p className="figures col-span-2 text-xs">{`Member since ${formatDay(since)}. Found? ${phone}`}</p>
      </PrintSheet>
      <Button look="outline" aria-keyshortcuts={hotkeys.printCard} onClick={print}>
        <IdCard aria-hidden="true" size={20} />
        <span>Print card</span>
        <HotkeyHint hotkey={hotkeys.printCard} />
      </Button>
    </div>
  );
}
