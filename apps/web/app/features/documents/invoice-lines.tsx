import type { DocumentDetails, DocumentLine } from '@namma/contract/documents/schemas';
import type { ReactNode } from 'react';
import { exactRupees, percent } from './amounts';

interface LineColumn {
  title: string;
  isText?: true;
  cell: (line: DocumentLine, index: number) => ReactNode;
  /** Total of all lines. */
  sum?: (document: DocumentDetails) => ReactNode;
}

const half = ({ rateBasisPoints }: DocumentLine) => percent(rateBasisPoints / 2);
const position: LineColumn = { title: 'No.', isText: true, cell: (_, index) => index + 1 };
const description: LineColumn = {
  title: 'Description',
  isText: true,
  cell: ({ description: text }) => <span className="font-semibold">{text}</span>,
};
const code: LineColumn = { title: 'HSN/SAC', isText: true, cell: ({ code: hsn }) => hsn ?? '–' };
const quantity: LineColumn = {
  title: 'Quantity',
  cell: ({ quantity: pieces, unit }) => (unit === 'NOS' ? `${pieces} pcs` : pieces),
};
const total: LineColumn = {
  title: 'Total',
  cell: ({ totalPaise }) => exactRupees(totalPaise),
  sum: ({ totalPaise }) => exactRupees(totalPaise),
};
const taxes: LineColumn[] = [
  {
    title: 'Taxable value',
    cell: ({ taxablePaise }) => exactRupees(taxablePaise),
    sum: ({ taxablePaise }) => exactRupees(taxablePaise),
  },
  {
    title: 'CGST',
    cell: (line) => <WithRate rate={half(line)}>{exactRupees(line.cgstPaise)}</WithRate>,
    sum: ({ cgstPaise }) => exactRupees(cgstPaise),
  },
  {
    title: 'SGST',
    cell: (line) => <WithRate rate={half(line)}>{exactRupees(line.sgstPaise)}</WithRate>,
    sum: ({ sgstPaise }) => exactRupees(sgstPaise),
  },
];

const columnsOf: Record<DocumentDetails['scheme'], readonly LineColumn[]> = {
  none: [position, description, quantity, total],
  composition: [position, description, code, quantity, total],
  regular: [position, description, code, quantity, ...taxes, total],
};

const WithRate = ({ rate, children }: { rate: string; children: ReactNode }) => (
  <>
    <span>{children}</span>
    <span className="block text-xs text-(--soft)">{rate}</span>
  </>
);

/** The lines of a document with their sums, as its tax scheme has them. */
export function InvoiceLines({ document: issued }: { document: DocumentDetails }) {
  const document = withOwnFee(issued);
  const columns = columnsOf[document.scheme];
  const firstSum = columns.findIndex(({ sum }) => sum);
  const cellClass = ({ isText }: LineColumn) =>
    `py-1.5 align-top ${isText ? 'pr-3 text-left' : 'pl-3 text-right figures whitespace-nowrap'}`;
  return (
    // Columns are never narrower than their longest word, in builds whose pages break words, too.
    <table
      className={`w-full wrap-break-word print:min-w-0 ${document.scheme === 'regular' ? 'min-w-160' : ''}`}
    >
      <thead>
        <tr className="border-b border-ink text-xs">
          {columns.map((column) => (
            <th key={column.title} scope="col" className={cellClass(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {document.lines.map((line, index) => (
          <tr key={`${line.orderId ?? index}`} className="border-b border-(--line)">
            {columns.map((column) => (
              <td key={column.title} className={cellClass(column)}>
                {column.cell(line, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-b-2 border-ink font-semibold">
          <th scope="row" colSpan={firstSum} className="py-2 text-left">
            {document.kind === 'credit_note' ? 'Credited in all' : 'Total'}
          </th>
          {columns.slice(firstSum).map((column) => (
            <td key={column.title} className={cellClass(column)}>
              {column.sum?.(document)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/**
 * The fee on a separate line. On a tax invoice it is part of the lines, because it is taxed at their rates; a note explains it.
 */
function withOwnFee(document: DocumentDetails): DocumentDetails {
  const { lines, scheme } = document;
  const feePaise = lines.reduce((sum, line) => sum + line.feePaise, 0);
  const [first] = lines;
  if (feePaise === 0 || scheme === 'regular' || !first) return document;
  const goods = lines.map((line) => ({ ...line, totalPaise: line.totalPaise - line.feePaise }));
  const { orderId: _none, ...shape } = first;
  const fee: DocumentLine = {
    ...shape,
    description: 'Delivery and platform fee',
    code: null,
    quantity: 1,
    unit: 'NA',
    totalPaise: feePaise,
  };
  return { ...document, lines: [...goods, fee] };
}
