import { type CodeKind, type KnownCode, namesSomebody } from '@namma/contract/codes/scans';
import type { Day } from '@namma/contract/days/dates';
import { UTR_DIGITS } from '@namma/contract/payments/rules';
import { isUtrOfDays } from '@namma/contract/payments/utr';

/** Focused field: search, UTR, another one or none. */
export type ScannedInto =
  | { place: 'utr' | 'field' | 'nowhere' }
  /** `text` is the whole text of the field, with the scan. */
  | { place: 'search'; text: string };

/** @param search the lookup field, if it is shown */
export function whereScanned(search: HTMLInputElement | null): ScannedInto {
  const { activeElement } = document;
  if (search && activeElement === search) return { place: 'search', text: search.value.trim() };
  if (activeElement instanceof HTMLInputElement && activeElement.name === 'utr') return { place: 'utr' };
  return { place: activeElement?.matches('input, textarea, select') ? 'field' : 'nowhere' };
}

/** `find` looks up a person, `refuse` only shows the reason, `leave` keeps the digits of a UTR in their field. */
export type ScanDecision =
  | { kind: 'find'; text: string }
  | { kind: 'refuse'; sentence: string }
  | { kind: 'leave'; sentence: string };

const withoutPerson: Record<
  Exclude<CodeKind, 'card' | 'pass' | 'slip' | 'member' | 'order' | 'phone'>,
  string
> = {
  ticket: 'This is a query number. Find it under Queries.',
  barcode: 'This is a product barcode, not a member.',
  upi: 'This is a UPI QR code. The member scans it with a phone.',
};

const hasNoPerson = (kind: CodeKind): kind is keyof typeof withoutPerson => kind in withoutPerson;

/**
 * Decides what a scan does (D81). A code of a person starts a search wherever it was typed, and discards unfinished input about
 * the previous person. Unknown codes change nothing. Other text in the search field is searched as a whole, because text
 * expanders and slow computers can type as fast as a scanner.
 * @param today the day in IST, to tell a UTR from a product barcode
 */
export function decideScan(
  { text, code }: { text: string; code: KnownCode | undefined },
  into: ScannedInto,
  today: Day,
): ScanDecision {
  const canBeUtr = into.place === 'utr' && new RegExp(`^\\d{${UTR_DIGITS}}$`).test(text);
  if (canBeUtr && (!code || isUtrOfDays(text, today)))
    return { kind: 'leave', sentence: 'These digits were scanned. If they are the UTR, press Receive.' };
  if (code && namesSomebody(code)) return { kind: 'find', text: code.kind === 'phone' ? code.text : text };
  if (code && hasNoPerson(code.kind)) return { kind: 'refuse', sentence: withoutPerson[code.kind] };
  if (into.place === 'search') return { kind: 'find', text: into.text };
  if (into.place !== 'nowhere')
    return {
      kind: 'refuse',
      sentence: "This isn't a card, slip, phone number or order number.",
    };
  return { kind: 'find', text };
}
