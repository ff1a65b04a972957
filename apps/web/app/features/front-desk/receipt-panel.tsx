import { Check, Printer, UserRoundSearch } from 'lucide-react';
import { HotkeyHint } from '../../admin/keys/hotkey-hint';
import { hotkeys } from '../../admin/keys/hotkeys';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { WhatsAppButton } from '../../admin/whatsapp/whatsapp-button';
import { LoadState } from '../../admin/writes/load-state';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { Button } from '../../ui/button';
import { PrintSheet, usePrintSheet } from '../../ui/print-sheet';
import { ReceiptSheet } from './receipt-sheet';
import { useHotkeys } from './use-hotkeys';

interface ReceiptPanelProps {
  receiptId: number;
  /** Payment received just now. */
  status: string | undefined;
  onNext: () => void;
  /** Refunds or exchanges goods of this receipt, by its number. */
  onRefund?: (receiptNumber: string) => void;
}

/** A receipt on the screen, with a button that prints it. Give it a `key` for another receipt. */
export function ReceiptPanel({ receiptId, status, onNext, onRefund }: ReceiptPanelProps) {
  const { answer, failure, retry } = useAnswer((signal) =>
    api('payments/getReceipt', { query: { id: receiptId }, signal }),
  );
  const { sheet, print } = usePrintSheet();
  useHotkeys({ [hotkeys.print]: answer && print });
  return (
    <section aria-label="Receipt" className="grid grid-cols-1 content-start gap-4">
      <div role="status">
        {status && (
          <p className="flex items-center gap-3 rounded-md bg-lime p-5 text-ink">
            <Check aria-hidden="true" size={28} className="shrink-0" />
            <span className="heading min-w-0 text-xl">{status}</span>
          </p>
        )}
      </div>
      {answer ? (
        <>
          <PrintSheet
            sheet={sheet}
            label={`Receipt ${answer.receiptNumber}`}
            className="rounded-md border border-(--line) p-5 sm:p-6"
          >
            <ReceiptSheet receipt={answer} />
          </PrintSheet>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            <Button
              look="primary"
              className="min-h-16 text-base!"
              aria-keyshortcuts={hotkeys.print}
              onClick={print}
            >
              <Printer aria-hidden="true" size={22} />
              <span>Print receipt</span>
              <HotkeyHint hotkey={hotkeys.print} />
            </Button>
            <Button
              look="outline"
              className="min-h-16 text-base!"
              aria-keyshortcuts={hotkeys.next}
              onClick={onNext}
            >
              <UserRoundSearch aria-hidden="true" size={22} />
              <span>Next member</span>
              <HotkeyHint hotkey="Esc" />
            </Button>
            {onRefund && answer.isCounterSale && answer.kind === 'payment' && answer.reversedBy === null && (
              <IfAllowed permission="sellGoods">
                <Button look="outline" onClick={() => onRefund(answer.receiptNumber)}>
                  Refund or exchange
                </Button>
              </IfAllowed>
            )}
            {answer.subject === 'membership' && typeof answer.id === 'number' && (
              <WhatsAppButton
                kind={answer.duePaise > 0 ? 'slip' : 'receipt'}
                id={answer.id}
                about={answer.duePaise > 0 ? 'the rest' : 'the receipt'}
              />
            )}
          </div>
        </>
      ) : (
        <LoadState failure={failure} onRetry={retry} />
      )}
    </section>
  );
}
