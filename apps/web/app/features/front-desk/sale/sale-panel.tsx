import { gymDay } from '@namma/contract/days/dates';
import type { SaleRefundReply, SoldCheckout } from '@namma/contract/sales/schemas';
import type { Center } from '@namma/contract/values/centers';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { HotkeyHint } from '../../../admin/keys/hotkey-hint';
import { hotkeys } from '../../../admin/keys/hotkeys';
import { useScanner } from '../../../admin/scanner/use-scanner';
import { api } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { decideScan, whereScanned } from '../decide-scan';
import { LookupField } from '../lookup-field';
import { ReceiptPanel } from '../receipt-panel';
import { RefusalNote } from '../refusal-note';
import { useHotkeys } from '../use-hotkeys';
import { OrderDelivery, OrderPlaced, type PlacedOrder } from './order-delivery';
import { RefundForm } from './refund-form';
import { SaleChoices } from './sale-choices';
import { SaleLines } from './sale-lines';
import { SalePayment } from './sale-payment';
import { SoldList } from './sold-list';
import { type Buyer, useSale } from './use-sale';
import { namesSale, useSold } from './use-sold';

interface SalePanelProps {
  /** The lookup field of the counter, shown here while goods are sold. */
  field: RefObject<HTMLInputElement | null>;
  center: Center | undefined;
  /** Person shown when the sale started. */
  buyer: Buyer | undefined;
  /** Code that started the sale. */
  scanned: string | undefined;
  /** Takes an order of the buyer, to be delivered, instead of selling over the counter. */
  isOrder?: boolean | undefined;
  onClose: () => void;
}

/** Goods over the counter: by barcode or name, paid at once (D80). Everything works by keys and scanner. */
export function SalePanel({ field, center, buyer, scanned, isOrder, onClose }: SalePanelProps) {
  const sale = useSale(center, buyer);
  const sold = useSold(center);
  /** The receipt of an earlier sale. */
  const [shownId, setShownId] = useState<number>();
  /** The sale whose goods are returned. */
  const [returning, setReturning] = useState<SoldCheckout>();
  const [refunded, setRefunded] = useState<SaleRefundReply>();
  const [placed, setPlaced] = useState<PlacedOrder>();
  const id = useId();
  useLayoutEffect(() => field.current?.focus(), [field]);

  const begun = useRef(false);
  const { enter } = sale;
  useEffect(() => {
    if (begun.current || scanned === undefined) return;
    begun.current = true;
    void (namesSale(scanned) ? findSold(scanned) : enter(scanned));
  });

  /** @returns whether the text is done with */
  async function findSold(text: string): Promise<boolean> {
    try {
      if (await sold.find(text)) return true;
      sale.refuse(`No counter sale has the number ${text}.`);
    } catch (error) {
      sale.refuse(error);
    }
    return false;
  }

  async function search(text: string): Promise<void> {
    const input = field.current;
    if (!input || text === '') return;
    const isDone = await (namesSale(text) ? findSold(text) : sale.enter(text));
    if (input.value.trim() !== text) return;
    if (isDone) input.value = '';
    else input.select();
  }

  async function nameBuyer(code: string): Promise<void> {
    try {
      const { people } = await api('payments/find', { query: { code, ...(center && { center }) } });
      const [person, ...others] = people;
      if (person && others.length === 0) sale.setBuyer(person);
      else sale.refuse('More than one person found.');
    } catch (error) {
      sale.refuse(error);
    }
  }

  useScanner((scan) => {
    const into = whereScanned(field.current);
    if (scan.code?.kind === 'barcode' && into.place !== 'utr') {
      void sale.enter(scan.text);
      return 'take';
    }
    const decision = decideScan(scan, into, gymDay(new Date()));
    if (decision.kind === 'find') {
      if (scan.code?.kind === 'order') void findSold(decision.text);
      else if (scan.code) void nameBuyer(decision.text);
      else void sale.enter(decision.text);
      return 'take';
    }
    sale.refuse(decision.sentence);
    return decision.kind === 'leave' ? 'leave' : 'take';
  });
  useHotkeys({ [hotkeys.next]: sale.choice ? sale.dropChoice : onClose });

  function titleOf(): string {
    if (returning) return `Refund or exchange ${returning.orderNumber}`;
    return isOrder && buyer ? `Order for ${buyer.name}` : 'Sell goods';
  }
  /** Shows the sale of a receipt, for a refund. */
  async function refundReceipt(number: string): Promise<void> {
    const [found] = (await api('sales/getSold', { query: { q: number } })).sales;
    setShownId(undefined);
    setReturning(found);
  }

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
  if (refunded && shownId === undefined)
    return (
      <div className="grid max-w-xl grid-cols-1 gap-4">
        <h2 className="heading text-2xl">{refunded.sale ? 'Exchanged' : 'Refunded'}</h2>
        <RefundReceipts reply={refunded} onNext={onClose} onReceipt={setShownId} />
      </div>
    );
  if (shownId !== undefined)
    return (
      <div className="grid max-w-xl grid-cols-1 gap-4">
        <h2 className="heading text-2xl">Sold before</h2>
        <ReceiptPanel
          key={shownId}
          receiptId={shownId}
          status={undefined}
          onNext={onClose}
          onRefund={(number) => void refundReceipt(number).catch(sale.refuse)}
        />
      </div>
    );
  if (placed) return <OrderPlaced order={placed} onNext={onClose} />;
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`} className="heading text-2xl">
          {titleOf()}
        </h2>
        <Button look="outline" aria-keyshortcuts={hotkeys.next} onClick={onClose}>
          <span>Back to counter</span>
          <HotkeyHint hotkey="Esc" />
        </Button>
      </div>
      <div>
        <LookupField
          field={field}
          name="product"
          label={returning ? 'Exchange for: barcode or name of a product' : 'Barcode or name of a product'}
          hint={
            isOrder || returning
              ? 'Enter a name, then the quantity.'
              : 'Scan each piece, or scan one and enter the quantity. Scan a member’s card to add their name to the document.'
          }
          submitLabel="Add"
          onSearch={(text) => void search(text)}
        />
        <RefusalNote refusal={sale.refusal} />
      </div>
      {sale.isLooking && <Spinner label="Looking up" />}
      {sale.choice && <SaleChoices choice={sale.choice} onChoose={sale.choose} onCancel={sale.dropChoice} />}
      {(sale.lines.length > 0 || returning) && (
        <div className="@container">
          <div className="grid grid-cols-1 gap-6 @text:grid-cols-[minmax(0,1fr)_--spacing(80)]">
            {sale.lines.length > 0 ? <SaleLines sale={sale} /> : <p>Choose other goods, or refund only.</p>}
            {returning ? (
              <RefundForm sold={returning} sale={sale} center={center} onDone={setRefunded} />
            ) : isOrder && buyer ? (
              <OrderDelivery sale={sale} caller={buyer} onPlaced={setPlaced} />
            ) : (
              <SalePayment sale={sale} />
            )}
          </div>
        </div>
      )}
      {!sold.shown && sold.refusal !== undefined && <p role="status">{sold.refusal}</p>}
      {sold.shown &&
        !isOrder &&
        !returning &&
        !sale.choice &&
        (sale.lines.length === 0 || sold.sought !== undefined) && (
          <SoldList
            sold={sold.shown}
            sought={sold.sought}
            onReceipt={setShownId}
            onRefund={setReturning}
            onToday={sold.showToday}
          />
        )}
    </section>
  );
}

interface RefundReceiptsProps {
  reply: SaleRefundReply;
  onNext: () => void;
  onReceipt: (receiptId: number) => void;
}

/** Receipts of a refund, and of the goods given in exchange. */
function RefundReceipts({ reply: { status, receiptId, sale }, onNext, onReceipt }: RefundReceiptsProps) {
  const shown = sale?.receiptId ?? receiptId;
  if (shown === undefined)
    return (
      <>
        <p role="status">{status}</p>
        <Button look="primary" className="justify-self-start" onClick={onNext}>
          Next member
        </Button>
      </>
    );
  return (
    <>
      <ReceiptPanel key={shown} receiptId={shown} status={status} onNext={onNext} />
      {receiptId !== undefined && receiptId !== shown && (
        <Button look="outline" className="justify-self-start" onClick={() => onReceipt(receiptId)}>
          Refund receipt
        </Button>
      )}
    </>
  );
}
