import type { CodeKind } from '@namma/contract/codes/scans';
import { gymDay } from '@namma/contract/days/dates';
import { UTR_DIGITS } from '@namma/contract/payments/rules';
import { isUtrOfDays } from '@namma/contract/payments/utr';
import { toast } from '../../ui/toast';
import { type FieldScan, type ScanOutcome, useScanner } from '../scanner/use-scanner';

/** Codes for the counter. Order and query numbers may also be scanned into text fields. */
const ofTheCounter = new Set<CodeKind>(['card', 'slip', 'upi']);

/**
 * On screens without a scanner of their own, a scan does no damage (D81): outside of fields it presses nothing, and a card or
 * a slip is taken out of the field, unless that is a search, which understands it.
 */
export const useScanGuard = (): void => useScanner(guard, true);

function guard(scan: FieldScan): ScanOutcome {
  const { activeElement } = document;
  if (!activeElement?.matches('input, textarea')) {
    toast.error("Scanning doesn't work here. Scan cards and slips at the counter.");
    return 'take';
  }
  if (activeElement.matches('[type="search"]')) return 'pass';
  const isUtr = activeElement instanceof HTMLInputElement && activeElement.name === 'utr';
  if (isUtr) return guardUtr(scan);
  if (!scan.code || !ofTheCounter.has(scan.code.kind)) return 'pass';
  return refuse();
}

function guardUtr({ text, code }: FieldScan): ScanOutcome {
  const canBeUtr = text.length === UTR_DIGITS && /^\d+$/.test(text);
  if (canBeUtr && (!code || isUtrOfDays(text, gymDay(new Date())))) return 'leave';
  return refuse();
}

function refuse(): ScanOutcome {
  toast.error('The scan was removed from the field. Scan cards and slips at the counter.');
  return 'take';
}
