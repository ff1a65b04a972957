import { brand } from '@namma/contract/brand';
import { formatDay } from '@namma/contract/days/dates';
import type { QrCode } from '@namma/contract/fields';
import { centerLabel } from '@namma/contract/messages/centers';
import type { Pass } from '@namma/contract/passes/schemas';
import { useLayoutEffect, useRef } from 'react';
import { HotkeyHint } from '../../../admin/keys/hotkey-hint';
import { hotkeys, nameOfKey } from '../../../admin/keys/hotkeys';
import { Button } from '../../../ui/button';
import { PrintSheet, usePrintSheet } from '../../../ui/print-sheet';
import { QrPicture } from '../../../ui/qr-picture';
import { ReceiptPanel } from '../receipt-panel';
import { useHotkeys } from '../use-hotkeys';
import { passKindLabels } from './pass-labels';

interface SoldPassProps {
  sold: { pass: Pass; qr: QrCode; receiptId?: number | undefined };
  onNext: () => void;
}

/** A pass to show or print, with its receipt if it was paid. */
export function SoldPass({ sold: { pass, qr, receiptId }, onNext }: SoldPassProps) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus(), []);
  const { sheet, print } = usePrintSheet();
  useHotkeys({ [hotkeys.printCard]: print });
  return (
    <section aria-label="Pass" className="grid grid-cols-1 gap-5">
      <PrintSheet
        sheet={sheet}
        label={`Pass of ${pass.name}`}
        className="grid max-w-sm grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 rounded-lg border border-ink p-5 wrap-anywhere"
      >
        <div>
          <p className="display text-lg">{brand.name}</p>
          <p className="mt-2 text-lg leading-tight font-semibold">{pass.name}</p>
          <p>{`${passKindLabels[pass.kind]}, ${centerLabel(pass.center)}`}</p>
          <p>{formatDay(pass.day)}</p>
        </div>
        <QrPicture qr={qr} label="QR code of the pass" className="size-32" />
        <p translate="no" className="figures col-span-2 font-semibold">
          {pass.code}
        </p>
      </PrintSheet>
      <div className="flex flex-wrap gap-3">
        <Button ref={next} look="primary" aria-keyshortcuts={hotkeys.next} onClick={onNext}>
          <span>Next pass</span>
          <HotkeyHint hotkey={nameOfKey(hotkeys.next)} />
        </Button>
        <Button look="outline" aria-keyshortcuts={hotkeys.printCard} onClick={print}>
          <span>Print pass</span>
          <HotkeyHint hotkey={hotkeys.printCard} />
        </Button>
      </div>
      {receiptId !== undefined && (
        <ReceiptPanel key={receiptId} receiptId={receiptId} status={undefined} onNext={onNext} />
      )}
    </section>
  );
}
