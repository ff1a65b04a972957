import type { DocumentLine } from '@namma/contract/documents/schemas';
import { splitTax } from './tax.ts';

/** What is known of the orders of a document, once some of them are cancelled or taken back. */
export interface OrdersLeft {
  /** How many pieces stand of each order that stands. */
  pieces: ReadonlyMap<number, number>;
  /** The rows that pieces of an order have got just now, by the order that they were placed with. */
  parts: ReadonlyMap<number, number>;
}

/**
 * The lines of a credit note for orders, or some of their pieces, that were just cancelled or returned; none when there is no
 * money to credit. The fee stays due while any piece of the document stands: pieces are credited without its share, and the
 * last ones with all that is left. The credit notes of a document sum to it in every column.
 * @param credited the lines of earlier credit notes against the same document
 */
export function creditedLines(
  original: readonly DocumentLine[],
  credited: readonly DocumentLine[],
  { pieces, parts }: OrdersLeft,
): DocumentLine[] {
  const goneOf = ({ orderId, quantity }: DocumentLine) =>
    orderId === undefined ? 0 : quantity - (pieces.get(orderId) ?? 0);
  const isAllGone = original.every((line) => goneOf(line) === line.quantity);
  const lines = original.map((line) => {
    const earlier = credited.filter(({ orderId }) => orderId === line.orderId);
    const partId = parts.get(line.orderId ?? 0);
    const rest = isAllGone ? uncreditedRest(line, earlier) : uncreditedPieces(line, earlier, goneOf(line));
    return { ...rest, ...(partId === undefined ? {} : { partId }) };
  });
  return lines.filter(({ totalPaise }) => totalPaise > 0);
}

/** How many pieces these credit notes took back; a line that holds nothing but the fee took back none. */
const piecesIn = (credited: readonly DocumentLine[]): number =>
  credited.reduce(
    (sum, { quantity, totalPaise, feePaise }) => sum + (feePaise >= totalPaise ? 0 : quantity),
    0,
  );

const amounts = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'totalPaise', 'feePaise'] as const;

/** A line less what credit notes have taken back of it. */
const lessCredited = (line: DocumentLine, credited: readonly DocumentLine[]) => {
  const left = { ...line };
  for (const { ...each } of credited) for (const amount of amounts) left[amount] -= each[amount];
  return left;
};

/** The goods of those pieces of a line that are gone and that no credit note has taken back, without the fee. */
function uncreditedPieces(line: DocumentLine, credited: readonly DocumentLine[], gone: number): DocumentLine {
  const goods = withoutFee(line);
  const half = Math.floor((goods.cgstPaise * gone) / line.quantity);
  // All pieces of a line cost the same.
  const totalPaise = (goods.totalPaise / line.quantity) * gone;
  const soFar = {
    ...goods,
    taxablePaise: totalPaise - 2 * half,
    cgstPaise: half,
    sgstPaise: half,
    totalPaise,
  };
  return { ...lessCredited(soFar, credited), quantity: Math.max(1, gone - piecesIn(credited)) };
}

/** A line without its share of the fee. Its tax leaves to the share no more than the share has room for, and no less than 0. */
function withoutFee(line: DocumentLine): DocumentLine {
  const totalPaise = line.totalPaise - line.feePaise;
  const { cgstPaise: wanted } = splitTax(totalPaise, line.rateBasisPoints);
  const least = line.cgstPaise - Math.floor(line.feePaise / 2);
  const half = Math.min(Math.max(wanted, least), line.cgstPaise);
  return {
    ...line,
    taxablePaise: totalPaise - 2 * half,
    cgstPaise: half,
    sgstPaise: half,
    totalPaise,
    feePaise: 0,
  };
}

/** The part of a line that no credit note has taken back. */
function uncreditedRest(line: DocumentLine, credited: readonly DocumentLine[]): DocumentLine {
  const pieces = line.quantity - piecesIn(credited);
  const left = lessCredited(line, credited);
  if (pieces > 0) return { ...left, quantity: pieces };
  return { ...left, description: `${line.description} (share of the fee)` };
}

/**
 * The line of a membership, as far as an amount of it is credited: the whole line for its whole price or more, none for nothing.
 * A part has the tax of its own amount, which is never more than the line has.
 */
export function partOfLines(
  original: readonly DocumentLine[],
  creditPaise: number,
  description: string,
): DocumentLine[] {
  const [line] = original;
  if (!line || creditPaise <= 0 || line.totalPaise === 0) return [];
  if (creditPaise >= line.totalPaise) return [...original];
  return [
    {
      ...line,
      description: `${line.description}: ${description}`,
      ...splitTax(creditPaise, line.rateBasisPoints),
      totalPaise: creditPaise,
    },
  ];
}
