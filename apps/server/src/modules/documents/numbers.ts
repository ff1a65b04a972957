import { brand } from '@namma/contract/business';
import { type Day, gymDay } from '@namma/contract/dates';
import { financialYear } from '@namma/contract/documents';
import type { Tx } from '../../db/types.ts';
import { takeSerials } from './queries/counters.ts';

const DEMO_PREFIX = 'DEMO';
/** Credit notes count on their own: `NSG/2627/C00001`. */
const CREDIT_NOTE_MARK = 'C';
const NUMBER_DIGITS = 6;

export interface DocumentNumber {
  series: string;
  fy: string;
  serial: number;
  /** As printed. */
  number: string;
}

/** What decides the series of a number. */
export interface Numbered {
  isDemo: boolean;
  isCreditNote: boolean;
}

const prefixOf = (isDemo: boolean) => (isDemo ? DEMO_PREFIX : brand.documentPrefix);
const seriesOf = ({ isDemo, isCreditNote }: Numbered): string =>
  isCreditNote ? `${prefixOf(isDemo)}/${CREDIT_NOTE_MARK}` : prefixOf(isDemo);

/** `NSG/2627/000123`, and `NSG/2627/C00123` for a credit note: 16 characters at most. */
export function formatDocumentNumber({ isDemo, isCreditNote }: Numbered, fy: string, serial: number): string {
  const mark = isCreditNote ? CREDIT_NOTE_MARK : '';
  return `${prefixOf(isDemo)}/${fy}/${mark}${String(serial).padStart(NUMBER_DIGITS - mark.length, '0')}`;
}

/**
 * Takes the next numbers of their series, in the caller's transaction: when it is rolled back, the numbers are used by
 * the next document. Other transactions that issue in the same series wait for its end.
 * @param issuedAt decides the financial year
 */
export async function takeNumbers(
  tx: Tx,
  documents: readonly Numbered[],
  issuedAt: Date,
): Promise<DocumentNumber[]> {
  const fy = financialYear(gymDay(issuedAt) satisfies Day);
  const counts = new Map<string, number>();
  for (const each of documents) counts.set(seriesOf(each), (counts.get(seriesOf(each)) ?? 0) + 1);
  const next = new Map<string, number>();
  // In one order, so that two transactions cannot wait for each other.
  for (const [series, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    next.set(series, (await takeSerials(tx, { series, fy, count })) - count + 1);
  return documents.map((each) => {
    const series = seriesOf(each);
    const serial = next.get(series) ?? 0;
    next.set(series, serial + 1);
    return { series, fy, serial, number: formatDocumentNumber(each, fy, serial) };
  });
}
