import { brand } from '@namma/contract/brand';
import { gymDay } from '@namma/contract/days/dates';
import { financialYear } from '@namma/contract/documents/rules';
import { sql } from 'kysely';
import type { Tx } from '../db/types.ts';

const NUMBER_DIGITS = 6;

/** Each kind has its own series; the mark precedes its digits. */
const marks = { document: '', creditNote: 'C', receipt: 'R' } as const;

/** The data that determines the series of a number. */
export interface Numbered {
  kind: keyof typeof marks;
}

export interface SeriesNumber {
  series: string;
  /** The financial year, `2627` for April 2026 to March 2027. */
  fy: string;
  serial: number;
  /** As printed. */
  number: string;
  /** UTC instant of issue: within a series it never decreases. */
  at: Date;
}

const seriesOf = ({ kind }: Numbered): string =>
  marks[kind] === '' ? brand.documentPrefix : `${brand.documentPrefix}/${marks[kind]}`;

/** `NSG/2627/000123`, `NSG/2627/C00123` for a credit note, `NSG/2627/R00123` for a receipt: at most 16 characters. */
export function formatNumber({ kind }: Numbered, fy: string, serial: number): string {
  const mark = marks[kind];
  return `${brand.documentPrefix}/${fy}/${mark}${String(serial).padStart(NUMBER_DIGITS - mark.length, '0')}`;
}

/**
 * Allocates the next numbers of their series in the caller's transaction. After a rollback the next document gets them,
 * so no series has a gap. Only one transaction at a time allocates numbers: the others wait for its end. Lock the
 * numbered rows first, and none of them afterwards.
 * @param now determines the financial year
 */
export async function allocateNumbers(
  tx: Tx,
  wanted: readonly Numbered[],
  now: Date,
): Promise<SeriesNumber[]> {
  if (wanted.length === 0) return [];
  // One lock for all series: a refund allocates a credit note before its receipt, a reversal the other way round.
  await sql`select pg_advisory_xact_lock(hashtext('numbers'))`.execute(tx);
  const fy = financialYear(gymDay(now));
  const counts = new Map<string, number>();
  for (const each of wanted) counts.set(seriesOf(each), (counts.get(seriesOf(each)) ?? 0) + 1);
  const next = new Map<string, { serial: number; at: Date }>();
  for (const [series, count] of counts) {
    const { last, last_at } = await countOn(tx, { series, fy, count, now });
    next.set(series, { serial: last - count + 1, at: last_at });
  }
  return wanted.map((each) => {
    const series = seriesOf(each);
    const { serial, at } = next.get(series) ?? { serial: 0, at: now };
    next.set(series, { serial: serial + 1, at });
    return { series, fy, serial, number: formatNumber(each, fy, serial), at };
  });
}

/**
 * Advances a series. The caller read the clock before waiting for its turn, and the clocks of two machines differ a
 * little: if the last number was allocated a moment later, its instant is used again. A difference of more than five
 * minutes comes from a wrong clock that has been corrected.
 * @returns the last allocated number, and its instant
 */
const countOn = (
  tx: Tx,
  { series, fy, count, now }: { series: string; fy: string; count: number; now: Date },
) =>
  tx
    .insertInto('document_counters')
    .values({ series, fy, last: count, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['series', 'fy']).doUpdateSet({
        last: sql`document_counters.last + excluded.last`,
        last_at: sql`case when document_counters.last_at <= excluded.last_at + interval '5 minutes'
          then greatest(document_counters.last_at, excluded.last_at) else excluded.last_at end`,
      }),
    )
    .returning(['last', 'last_at'])
    .executeTakeFirstOrThrow();
