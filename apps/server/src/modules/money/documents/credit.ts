import type { DocumentLine } from '@namma/contract/documents/schemas';
import { splitTax } from './tax.ts';

/** The state of a document's orders after some were cancelled or returned. */
export interface OrdersLeft {
  /** The remaining pieces of each remaining order. */
  pieces: ReadonlyMap<number, number>;
  /** The new rows of split-off pieces, by the order they were placed with. */
  parts: ReadonlyMap<number, number>;
}

/**
 * Builds the lines of a credit note for orders, or some of their pieces, that were just cancelled or returned; empty
 * when there is no money to credit. The fee stays due while any piece of the document remains: pieces are credited
 * without their share of it, and the last ones with the whole rest. The credit notes of a document sum to it in every
 * column.
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

/** Counts the pieces credited by these credit notes; none for a line that only credits the fee. */
const piecesIn = (credited: readonly DocumentLine[]): number =>
  credited.reduce(
    (sum, { quantity, totalPaise, feePaise }) => sum + (feePaise >= totalPaise ? 0 : quantity),
    0,
  );

const amounts = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'totalPaise', 'feePaise'] as const;

/** A line less the amounts already credited. */
const lessCredited = (line: DocumentLine, credited: readonly DocumentLine[]) => {
  const left = { ...line };
  for (const { ...each } of credited) for (const amount of amounts) left[amount] -= each[amount];
  return left;
};

/** The gone and not yet credited pieces of a line, without the fee. */
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

/** A line without its share of the fee. The tax of the fee share stays between 0 and the share's amount. */
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

/** The part of a line that no credit note has credited. */
function uncreditedRest(line: DocumentLine, credited: readonly DocumentLine[]): DocumentLine {
  const pieces = line.quantity - piecesIn(credited);
  const left = lessCredited(line, credited);
  if (pieces > 0) return { ...left, quantity: pieces };
  return { ...left, description: `${line.description} (share of the fee)` };
}

/**
 * Returns the credited part of a membership's line: the whole line for its full price or more, none for 0. A part has
 * the tax of its own amount, which never exceeds the line's.
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
