import { gymDay } from '@namma/contract/days/dates';
import type { RefObject } from 'react';
import { useScanner } from '../../admin/scanner/use-scanner';
import { isDialogOpen } from '../../ui/open-dialog';
import { decideScan, type ScannedInto, whereScanned } from './decide-scan';

interface CounterScanner {
  field: RefObject<HTMLInputElement | null>;
  onFind: (text: string) => void;
  /** Shows why a scan has no effect. */
  onRefuse: (sentence: string) => void;
  /** Sells the product of a barcode; undefined without the permission to sell. */
  onSell: ((barcode: string) => void) | undefined;
}

/** A scanner at the counter, wherever the focus is. */
export function useCounterScanner({ field, onFind, onRefuse, onSell }: CounterScanner): void {
  useScanner((scan) => {
    const into = whereScanned(field.current);
    const decision = decideScan(scan, into, gymDay(new Date()));
    if (decision.kind === 'refuse' && scan.code?.kind === 'barcode' && isFree(into) && onSell) {
      onSell(scan.code.text);
      return 'take';
    }
    if (decision.kind !== 'find') {
      onRefuse(decision.sentence);
      return decision.kind === 'leave' ? 'leave' : 'take';
    }
    // Runs after the fields were restored: this field shows the scan.
    queueMicrotask(() => {
      closeDialog();
      document.getSelection()?.removeAllRanges();
      field.current?.focus({ preventScroll: true });
      onFind(decision.text);
    });
    return 'take';
  });
}

/** Nothing is half written that a sale would hide. */
const isFree = ({ place }: ScannedInto): boolean => place === 'search' || place === 'nowhere';

/** A dialog is about the person before. It asks if something in it is not saved. */
function closeDialog(): void {
  if (!isDialogOpen()) return;
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
