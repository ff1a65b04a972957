import type { DocumentKind } from '@namma/contract/documents/rules';
import type { DocumentDetails, DocumentLine } from '@namma/contract/documents/schemas';
import type { Center } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import { isDocumentAt } from '../../../../platform/db/row-centers.ts';
import type { Db } from '../../../../platform/db/types.ts';

/** The UTC instants that bound a month in IST; the second one is excluded. */
export interface Month {
  from: Date;
  to: Date;
  /** Excludes the documents of other centers. */
  center: Center | undefined;
}

const inMonth = ({ from, to, center }: Month) =>
  sql`issued_at >= ${from} and issued_at < ${to}
    ${center === undefined ? sql`` : sql`and ${isDocumentAt(center)}`}`;

/** Credit notes count in the month in which they are issued. */
const signed = (field: string) =>
  sql`sum(case kind when 'credit_note' then -line.${sql.ref(field)} else line.${sql.ref(field)} end)`;

const taxedLines = (month: Month) => sql`
  documents cross join lateral jsonb_to_recordset(lines) as line (
    code text, unit text, quantity integer, "rateBasisPoints" integer, "totalPaise" bigint, "taxablePaise" bigint,
    "cgstPaise" bigint, "sgstPaise" bigint, "feePaise" bigint)
  where ${inMonth(month)} and scheme = 'regular' and cancelled_at is null`;

export interface TaxedDocument {
  kind: 'invoice' | 'credit_note';
  number: string;
  issued_at: Date;
  buyer: DocumentDetails['buyer'];
  lines: DocumentLine[];
  total_paise: number;
}

/** Lists the invoices and credit notes of a month that are valid, in the order of their numbers. */
export async function listTaxed(db: Db, month: Month): Promise<TaxedDocument[]> {
  const { rows } = await sql<TaxedDocument>`
    select kind, number, issued_at, buyer, lines, total_paise from documents
    where ${inMonth(month)} and scheme = 'regular' and cancelled_at is null order by series, fy, serial`.execute(
    db,
  );
  return rows;
}

export interface TaxedSum {
  rate_bp: number;
  total_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
}

const sums = sql`
  ${signed('totalPaise')} as total_paise, ${signed('taxablePaise')} as taxable_paise,
  ${signed('cgstPaise')} as cgst_paise, ${signed('sgstPaise')} as sgst_paise`;

/** Sums invoices less credit notes, by rate. */
export async function listSumsByRate(db: Db, month: Month): Promise<TaxedSum[]> {
  const { rows } = await sql<TaxedSum>`
    select "rateBasisPoints" as rate_bp, ${sums} from ${taxedLines(month)} group by 1 order by 1`.execute(db);
  return rows;
}

export interface SumOfCode extends TaxedSum {
  code: string | null;
  unit: string;
  quantity: number;
}

/** Sums by HSN or SAC. Ignores lines that only credit a share of the fee. */
export async function listSumsByCode(db: Db, month: Month): Promise<SumOfCode[]> {
  const { rows } = await sql<SumOfCode>`
    select code, unit, "rateBasisPoints" as rate_bp, ${sums},
      sum(case when line."feePaise" >= line."totalPaise" then 0
        when kind = 'credit_note' then -quantity else quantity end) as quantity
    from ${taxedLines(month)} group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

export interface IssuedInSeries {
  kind: DocumentKind;
  series: string;
  fy: string;
  first: string;
  last: string;
  issued: number;
  cancelled: number;
  /** Without cancelled documents. */
  total_paise: number;
}

/** Lists the documents of each kind and series. */
export async function listIssued(db: Db, month: Month): Promise<IssuedInSeries[]> {
  const { rows } = await sql<IssuedInSeries>`
    select kind, series, fy, count(*) as issued, count(cancelled_at) as cancelled,
      (array_agg(number order by serial))[1] as first, (array_agg(number order by serial desc))[1] as last,
      coalesce(sum(total_paise) filter (where cancelled_at is null), 0) as total_paise
    from documents where ${inMonth(month)} group by 1, 2, 3 order by 2, 3, 1`.execute(db);
  return rows;
}
