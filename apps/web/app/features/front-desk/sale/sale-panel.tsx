import type { Center } from '@namma/contract/centers/rules';
import { gymDay } from '@namma/contract/days/dates';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { HotkeyHint } from '../../../admin/keys/hotkey-hint';
import { hotkeys } from '../../../admin/keys/hotkeys';
import { useScanner } from '../../../admin/scanner/use-scanner';
import { api } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { decideScan, type ScannedInto } from '../decide-scan';
import { ReceiptPanel } from '../receipt-panel';
import { RefusalNote } from '../refusal-note';
import { useHotkeys } from '../use-hotkeys';
import { SaleChoices } from './sale-choices';
import { SaleLines } from './sale-lines';
import { SalePayment } from './sale-payment';
import { type Buyer, useSale } from './use-sale';

interface SalePanelProps {
  /** The field of the counter, which stands here while goods are sold. */
  field: RefObject<HTMLInputElement | null>;
  center: Center | undefined;
  /** Who stood on the screen when the sale began. */
  buyer: Buyer | undefined;
  /** What was scanned to begin it. */
  scanned: string | undefined;
  onClose: () => void;
}

/** Goods over the counter: by barcode or name, paid at once (D80). Everything works by keys and scanner. */
export function SalePanel({ field, center, buyer, scanned, onClose }: SalePanelProps) {
  const sale = useSale(center, buyer);
  const id = useId();
  useLayoutEffect(() => field.current?.focus(), [field]);

  const begun = useRef(false);
  const { enter } = sale;
  useEffect(() => {
    if (begun.current || scanned === undefined) return;
    begun.current = true;
    void enter(scanned);
  });

  async function search(text: string): Promise<void> {
    const input = field.current;
    if (!input || text === '') return;
    const isDone = await sale.enter(text);
    if (input.value.trim() !== text) return;
    if (isDone) input.value = '';
    else input.select();
  }

  async function nameBuyer(code: string): Promise<void> {
    try {
      const { people } = await api('payments/find', { query: { code, ...(center && { center }) } });
      const [person, ...others] = people;
      if (person && others.length === 0) sale.setBuyer(person);
      else sale.refuse('More than one person is found by that.');
    } catch (error) {
      sale.refuse(error);
    }
  }

  useScanner((scan) => {
    const into = whereIs(field.current);
    if (scan.code?.kind === 'barcode' && into !== 'utr') {
      void sale.enter(scan.text);
      return 'take';
    }
    const decision = decideScan(scan, into, gymDay(new Date()));
    if (decision.kind === 'find') {
      if (scan.code) void nameBuyer(decision.text);
      else void sale.enter(decision.text);
      return 'take';
    }
    sale.refuse(decision.sentence);
    return decision.kind === 'leave' ? 'leave' : 'take';
  });
  useHotkeys({ [hotkeys.next]: sale.choice ? sale.dropChoice : onClose });

  if (sale.sold?.receiptId !== undefined)
    return (
      <div className="grid max-w-xl grid-cols-1 gap-4">
        <h2 className="heading text-2xl">Sold</h2>
        <ReceiptPanel
          key={sale.sold.receiptId}
          receiptId={sale.sold.receiptId}
          status={`${sale.sold.status}, document ${sale.sold.documentNumber}`}
          onNext={onClose}
        />
      </div>
    );
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`} className="heading text-2xl">
          Sell goods
        </h2>
        <Button look="outline" aria-keyshortcuts={hotkeys.next} onClick={onClose}>
          <span>Back to the counter</span>
          <HotkeyHint hotkey="Esc" />
        </Button>
      </div>
      <div>
        <search>
          <form
            className="grid grid-cols-1 gap-2"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void search(field.current?.value.trim() ?? '');
            }}
          >
            <label htmlFor={id} className="text-sm font-semibold">
              Barcode or name of a product
            </label>
            <div className="flex flex-wrap gap-3">
              <input
                ref={field}
                id={id}
                name="product"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="search"
                aria-describedby={`${id}-hint`}
                className="figures min-h-16 min-w-0 flex-1 basis-56 rounded-md border-2 border-ink bg-paper-raised px-4 text-xl font-semibold"
              />
              <Button type="submit" look="solid" className="min-h-16 px-6 text-lg! max-sm:w-full">
                <span>Add</span>
                <ArrowRight aria-hidden="true" size={20} />
              </Button>
            </div>
            <p id={`${id}-hint`} className="text-sm text-(--soft)">
              Scan each piece, or scan one and type how many. A member’s card puts their name on the document.
            </p>
          </form>
        </search>
        <RefusalNote refusal={sale.refusal} />
      </div>
      {sale.isLooking && <Spinner label="Looking up" />}
      {sale.choice && <SaleChoices choice={sale.choice} onChoose={sale.choose} onCancel={sale.dropChoice} />}
      {sale.lines.length > 0 && (
        <div className="@container">
          <div className="grid grid-cols-1 gap-6 @text:grid-cols-[minmax(0,1fr)_--spacing(80)]">
            <SaleLines sale={sale} />
            <SalePayment sale={sale} />
          </div>
        </div>
      )}
    </section>
  );
}

function whereIs(search: HTMLElement | null): ScannedInto {
  const { activeElement } = document;
  if (activeElement === search) return 'search';
  if (activeElement instanceof HTMLInputElement && activeElement.name === 'utr') return 'utr';
  return activeElement?.matches('input, textarea, select') ? 'field' : 'nowhere';
}
