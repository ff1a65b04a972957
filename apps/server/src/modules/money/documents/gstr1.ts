import { place } from '@namma/contract/business';
import type { Reply } from '@namma/contract/calls';
import { type Day, gymDay } from '@namma/contract/days/dates';
import type { GstTable } from '@namma/contract/documents/rules';
import type { DocumentLine, GstExportQuery, Gstr1, Gstr1Query } from '@namma/contract/documents/schemas';
import { basisPointsToPercent, paiseToRupees } from '@namma/contract/money';
import type { Deps } from '../../../deps.ts';
import type { Cell, CsvFile } from '../../../platform/shared/csv.ts';
import { monthOf, type Scope } from './admin.ts';
import { readSeller } from './issue.ts';
import { type IssuedInSeries, listIssued, listTaxed, type TaxedDocument } from './queries/month.ts';

// GSTR-1 of a month (D144). Buyers with a GSTIN are listed document by document; all others are in the same state as the
// gym, so that their invoices less credit notes are summed by rate, and the table of their credit notes stays empty.

type Sums = Record<'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'totalPaise', number>;
interface RateSums extends Sums {
  rateBasisPoints: number;
}
interface CodeSums extends RateSums {
  code: string;
  unit: DocumentLine['unit'];
  description: string;
  quantity: number;
}

/** Adds the lines with the same key, credited lines negatively. */
function sumBy<K extends object>(
  documents: readonly TaxedDocument[],
  keyOf: (line: DocumentLine) => K,
): (K & Sums & { quantity: number })[] {
  const sums = new Map<string, K & Sums & { quantity: number }>();
  for (const { kind, lines } of documents)
    for (const line of lines) {
      const key = keyOf(line);
      const text = JSON.stringify(key);
      const sum = sums.get(text) ?? {
        ...key,
        taxablePaise: 0,
        cgstPaise: 0,
        sgstPaise: 0,
        totalPaise: 0,
        quantity: 0,
      };
      sums.set(text, sum);
      const sign = kind === 'credit_note' ? -1 : 1;
      sum.taxablePaise += sign * line.taxablePaise;
      sum.cgstPaise += sign * line.cgstPaise;
      sum.sgstPaise += sign * line.sgstPaise;
      sum.totalPaise += sign * line.totalPaise;
      // A line that only credits a share of the fee credits no piece.
      if (line.feePaise < line.totalPaise) sum.quantity += sign * line.quantity;
    }
  return [...sums.values()];
}

const byRate = (documents: readonly TaxedDocument[]): RateSums[] =>
  sumBy(documents, ({ rateBasisPoints }) => ({ rateBasisPoints })).toSorted(
    (one, other) => one.rateBasisPoints - other.rateBasisPoints,
  );

const byCode = (documents: readonly TaxedDocument[]): CodeSums[] =>
  sumBy(documents, ({ code, unit, rateBasisPoints }) => ({
    code: code ?? '',
    unit,
    description: unit === 'NA' ? 'Services' : 'Goods',
    rateBasisPoints,
  })).toSorted(
    (one, other) => one.code.localeCompare(other.code, 'en') || one.rateBasisPoints - other.rateBasisPoints,
  );

/** The sums of one invoice or credit note by rate, positive for both. */
const ratesOf = (document: TaxedDocument): RateSums[] => byRate([{ ...document, kind: 'invoice' }]);

const isOfBusiness = ({ buyer }: TaxedDocument): boolean => buyer.gstin !== undefined;

function sectionsOf(documents: readonly TaxedDocument[]) {
  const business = documents.filter(isOfBusiness);
  const consumers = documents.filter((each) => !isOfBusiness(each));
  return {
    invoices: business.filter(({ kind }) => kind === 'invoice'),
    notes: business.filter(({ kind }) => kind === 'credit_note'),
    consumers: byRate(consumers),
    businessCodes: byCode(business),
    consumerCodes: byCode(consumers),
  };
}

const { state, stateCode } = place;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `03-Apr-2026`, as the offline tool reads days. */
function toolDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}
/** `03-04-2026`, as the portal reads days. */
const portalDay = (day: Day): string => day.split('-').toReversed().join('-');

const rate = ({ rateBasisPoints }: RateSums): number => basisPointsToPercent(rateBasisPoints);
const rupees = paiseToRupees;
const placeOfSupply = `${stateCode}-${state}`;

type Table = Record<string, Cell>[];

const codeTable = (codes: readonly CodeSums[]): Table =>
  codes.map((row) => ({
    HSN: row.code,
    Description: row.description,
    UQC: row.unit === 'NOS' ? 'NOS-NUMBERS' : row.unit,
    'Total Quantity': row.quantity,
    'Total Value': rupees(row.totalPaise),
    Rate: rate(row),
    'Taxable Value': rupees(row.taxablePaise),
    'Integrated Tax Amount': 0,
    'Central Tax Amount': rupees(row.cgstPaise),
    'State/UT Tax Amount': rupees(row.sgstPaise),
    'Cess Amount': 0,
  }));

const natures = {
  invoice: { number: 1, name: 'Invoices for outward supply' },
  credit_note: { number: 5, name: 'Credit Note' },
} as const;

const issuedOf = (issued: readonly IssuedInSeries[], kind: keyof typeof natures) =>
  issued.filter((series) => series.kind === kind);

const codeTitles = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

/** The titles of each file, which the tool compares letter by letter; a file without rows has them, too. */
const titles: Record<Exclude<GstTable, 'summary'>, readonly string[]> = {
  b2b: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Reverse Charge',
    'Applicable % of Tax Rate',
    'Invoice Type',
    'E-Commerce GSTIN',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  b2cs: [
    'Type',
    'Place Of Supply',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  cdnr: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Reverse Charge',
    'Note Supply Type',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  cdnur: [
    'UR Type',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  hsnB2b: codeTitles,
  hsnB2c: codeTitles,
  docs: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
};

/** Computes one file of the offline tool. */
export function gstTableOf(
  table: Exclude<GstTable, 'summary'>,
  documents: readonly TaxedDocument[],
  issued: readonly IssuedInSeries[],
): { header: readonly string[]; rows: Cell[][] } {
  const sections = sectionsOf(documents);
  const ofBusiness = (document: TaxedDocument) => ({
    'GSTIN/UIN of Recipient': document.buyer.gstin ?? '',
    'Receiver Name': document.buyer.name,
    'Place Of Supply': placeOfSupply,
    'Reverse Charge': 'N',
  });
  const ofRate = (sums: RateSums) => ({
    Rate: rate(sums),
    'Taxable Value': rupees(sums.taxablePaise),
    'Cess Amount': 0,
  });
  const tables: Record<typeof table, () => Table> = {
    b2b: () =>
      sections.invoices.flatMap((document) =>
        ratesOf(document).map((sums) => ({
          ...ofBusiness(document),
          'Invoice Number': document.number,
          'Invoice date': toolDay(gymDay(document.issued_at)),
          'Invoice Value': rupees(document.total_paise),
          'Invoice Type': 'Regular B2B',
          ...ofRate(sums),
        })),
      ),
    b2cs: () =>
      sections.consumers.map((sums) => ({ Type: 'OE', 'Place Of Supply': placeOfSupply, ...ofRate(sums) })),
    cdnr: () =>
      sections.notes.flatMap((document) =>
        ratesOf(document).map((sums) => ({
          ...ofBusiness(document),
          'Note Number': document.number,
          'Note Date': toolDay(gymDay(document.issued_at)),
          'Note Type': 'C',
          'Note Supply Type': 'Regular B2B',
          'Note Value': rupees(document.total_paise),
          ...ofRate(sums),
        })),
      ),
    cdnur: () => [],
    hsnB2b: () => codeTable(sections.businessCodes),
    hsnB2c: () => codeTable(sections.consumerCodes),
    docs: () =>
      (['invoice', 'credit_note'] as const).flatMap((kind) =>
        issuedOf(issued, kind).map((series) => ({
          'Nature of Document': natures[kind].name,
          'Sr. No. From': series.first,
          'Sr. No. To': series.last,
          'Total Number': series.issued,
          Cancelled: series.cancelled,
        })),
      ),
  };
  const header = titles[table];
  return { header, rows: tables[table]().map((row) => header.map((title) => row[title] ?? null)) };
}

const amountsOf = (sums: RateSums) => ({
  rt: rate(sums),
  txval: rupees(sums.taxablePaise),
  camt: rupees(sums.cgstPaise),
  samt: rupees(sums.sgstPaise),
  csamt: 0,
});

/** The portal numbers an item by its rate. */
const itemsOf = (document: TaxedDocument) =>
  ratesOf(document).map((sums) => ({ num: Math.round(rate(sums) * 100) + 1, itm_det: amountsOf(sums) }));

const ofInvoice = (document: TaxedDocument) =>
  ({
    val: rupees(document.total_paise),
    pos: stateCode,
    rchrg: 'N',
    inv_typ: 'R',
    itms: itemsOf(document),
  }) as const;

const byGstin = (documents: readonly TaxedDocument[]) =>
  [...Map.groupBy(documents, ({ buyer }) => buyer.gstin ?? '')].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );

const hsnRows = (codes: readonly CodeSums[]): Gstr1['hsn']['hsn_b2c'] =>
  codes.map((sums, i) => ({
    num: i + 1,
    hsn_sc: sums.code,
    desc: sums.description,
    uqc: sums.unit,
    qty: sums.quantity,
    iamt: 0,
    ...amountsOf(sums),
  }));

/** Computes the JSON of the portal. */
export function gstr1Of(
  { gstin, month }: { gstin: string; month: string },
  documents: readonly TaxedDocument[],
  issued: readonly IssuedInSeries[],
): Gstr1 {
  const sections = sectionsOf(documents);
  const [year = '', inYear = ''] = month.split('-');
  return {
    gstin,
    fp: `${inYear}${year}`,
    b2b: byGstin(sections.invoices).map(([ctin, invoices]) => ({
      ctin,
      inv: invoices.map((document) => ({
        inum: document.number,
        idt: portalDay(gymDay(document.issued_at)),
        ...ofInvoice(document),
      })),
    })),
    b2cs: sections.consumers.map((sums) => ({
      sply_ty: 'INTRA',
      typ: 'OE',
      pos: stateCode,
      ...amountsOf(sums),
    })),
    cdnr: byGstin(sections.notes).map(([ctin, notes]) => ({
      ctin,
      nt: notes.map((document) => ({
        ntty: 'C',
        nt_num: document.number,
        nt_dt: portalDay(gymDay(document.issued_at)),
        ...ofInvoice(document),
      })),
    })),
    hsn: { hsn_b2b: hsnRows(sections.businessCodes), hsn_b2c: hsnRows(sections.consumerCodes) },
    doc_issue: {
      doc_det: (['invoice', 'credit_note'] as const).flatMap((kind) => {
        const series = issuedOf(issued, kind);
        const { number, name } = natures[kind];
        return series.length === 0
          ? []
          : [
              {
                doc_num: number,
                doc_typ: name,
                docs: series.map((each, i) => ({
                  num: i + 1,
                  from: each.first,
                  to: each.last,
                  totnum: each.issued,
                  cancel: each.cancelled,
                  net_issue: each.issued - each.cancelled,
                })),
              },
            ];
      }),
    },
  };
}

/** Exports one file of the offline tool for a month. Staff of one center get that center's data. */
export async function exportGstTable(
  { db, clock }: Deps,
  { month, table, center }: GstExportQuery & Scope,
): Promise<CsvFile> {
  const days = monthOf({ month, ...(center && { center }) });
  const wanted = table === 'summary' ? 'docs' : table;
  const { header, rows } = gstTableOf(wanted, await listTaxed(db, days), await listIssued(db, days));
  async function* pages() {
    yield rows;
  }
  return { name: `${wanted}-${month}`, day: gymDay(clock()), header, pages: pages(), isForProgram: true };
}

/** Returns GSTR-1 of a month in the format of the portal. Staff of one center get that center's data. */
export async function getGstr1(deps: Deps, query: Gstr1Query & Scope): Promise<Reply<'admin/getGstr1'>> {
  const { db, clock } = deps;
  const days = monthOf(query);
  const [seller, documents, issued] = [
    await readSeller(db, deps, gymDay(clock())),
    await listTaxed(db, days),
    await listIssued(db, days),
  ];
  return gstr1Of({ gstin: seller.gstin ?? '', month: query.month }, documents, issued);
}
