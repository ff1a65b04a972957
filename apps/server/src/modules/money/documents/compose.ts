import { brand } from '@namma/contract/brand';
import { gymTax, place, UNKNOWN_TAX_BASIS_POINTS } from '@namma/contract/business';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { COMPOSITION_SENTENCE, kindOfScheme } from '@namma/contract/documents/rules';
import type { DocumentDetails, DocumentLine } from '@namma/contract/documents/schemas';
import type { Facts } from '@namma/contract/facts/values';
import { COUNTER_SALE } from '@namma/contract/sales/rules';
import { formatPhone } from '@namma/contract/text/phone';
import type { TaxSettings } from '../../../deps.ts';
import type { DocumentRow } from '../../../platform/db/types.ts';
import type { CheckoutLine, CheckoutSubject, MembershipSubject } from './queries/subjects.ts';
import { splitFee, splitTax, type TaxParts } from './tax.ts';

/** All that is printed on a new document, before it has a number. */
export interface Draft {
  kind: DocumentRow['kind'];
  scheme: DocumentRow['scheme'];
  /** Null for a sale over the counter to nobody whom the gym knows. */
  userId: number | null;
  isDemo: boolean;
  membershipId: number | null;
  checkoutId: string | null;
  against: number | null;
  seller: DocumentDetails['seller'];
  buyer: DocumentDetails['buyer'];
  deliverTo: DocumentDetails['deliverTo'];
  placeOfSupply: string | null;
  declaration: string | null;
  lines: DocumentLine[];
}

const { city, state, stateCode } = place;

/** Who sells: the setting of its taxes, and its address and phone on the day. */
export interface Seller extends TaxSettings {
  gym: Facts;
}

/** What every document of a scheme has in common. */
const frameOf = ({ scheme, legalName, gstin, gym: { address, phone, email } }: Seller) => {
  const isTaxed = scheme !== 'none';
  return {
    kind: kindOfScheme[scheme],
    scheme,
    against: null,
    seller: {
      name: legalName ?? brand.name,
      address: [address.street, `${city} ${address.pincode}`],
      state,
      stateCode: isTaxed ? stateCode : null,
      gstin: isTaxed ? gstin : null,
      phone: formatPhone(phone),
      email,
    },
    // A gym supplies where it stands, and goods are delivered in the same state only.
    placeOfSupply: isTaxed ? `${state} (${stateCode})` : null,
    declaration: scheme === 'composition' ? COMPOSITION_SENTENCE : null,
  };
};

/** The buyer, with the address that the account has, or the delivery's if it has none. */
const buyerOf = (
  row: Pick<MembershipSubject, 'member_email' | 'member_phone' | 'member_address'> & {
    member_name: string | null;
  },
  scheme: TaxSettings['scheme'],
  deliveryAddress: string[] = [],
): Draft['buyer'] => ({
  name: row.member_name ?? COUNTER_SALE,
  address: row.member_address ? [row.member_address] : deliveryAddress,
  state,
  stateCode: scheme === 'none' ? null : stateCode,
  email: row.member_email,
  phone: row.member_phone ?? '',
});

/** A line's amounts: only an invoice shows tax. */
function lineAmounts(scheme: TaxSettings['scheme'], totalPaise: number, rateBasisPoints: number) {
  const rate = scheme === 'regular' ? rateBasisPoints : 0;
  return { rateBasisPoints: rate, ...splitTax(totalPaise, rate), totalPaise };
}

/** Where the goods go; null for what was handed over at the counter. */
const deliveryOf = (
  { recipient, address, town, district, pincode }: CheckoutSubject,
  scheme: TaxSettings['scheme'],
): Draft['deliverTo'] =>
  recipient === null || address === null
    ? null
    : {
        name: recipient,
        address: [address, `${town}, ${district} ${pincode}`],
        state,
        stateCode: scheme === 'none' ? null : stateCode,
      };

/** The document of a checkout: these lines, each with its share of the fee. */
export function composeCheckout(
  seller: Seller,
  checkout: CheckoutSubject,
  lines: readonly CheckoutLine[],
): Draft {
  const { scheme } = seller;
  const deliverTo = deliveryOf(checkout, scheme);
  const values = lines.map(({ unit_price_paise, quantity }) => unit_price_paise * quantity);
  const fees = splitFee(checkout.fee_paise, values);
  return {
    ...frameOf(seller),
    userId: checkout.user_id,
    isDemo: checkout.is_demo ?? false,
    membershipId: null,
    checkoutId: checkout.id,
    buyer: buyerOf(checkout, scheme, deliverTo?.address),
    deliverTo,
    lines: lines.map((line, i) => {
      const feePaise = fees[i] ?? 0;
      return {
        description: line.name,
        code: scheme === 'none' ? null : line.hsn,
        quantity: line.quantity,
        unit: 'NOS' as const,
        ...lineAmounts(scheme, (values[i] ?? 0) + feePaise, line.rate_bp ?? UNKNOWN_TAX_BASIS_POINTS),
        feePaise,
        orderId: line.id,
      };
    }),
  };
}

/** The document of a membership: one line with its whole price, less what was paid before the gym moved in. */
export function composeMembership(seller: Seller, row: MembershipSubject, today: Day): Draft {
  const rule = gymTax.findLast(({ fromDay }) => fromDay <= today) ?? gymTax[0];
  const { scheme } = seller;
  return {
    ...frameOf(seller),
    userId: row.user_id,
    isDemo: row.is_demo,
    membershipId: row.id,
    checkoutId: null,
    buyer: buyerOf(row, scheme),
    deliverTo: null,
    lines: [
      {
        description: `${row.type} membership, ${row.months} months, ${formatDay(row.start_date)} to ${formatDay(row.end_date)}`,
        code: scheme === 'none' ? null : rule.code,
        quantity: 1,
        unit: 'NA',
        ...lineAmounts(scheme, row.billed_paise, rule.rateBasisPoints),
        feePaise: 0,
      },
    ],
  };
}

/** A credit note against a document: its frozen parties, with these lines. */
export const composeCreditNote = (original: DocumentRow, isDemo: boolean, lines: DocumentLine[]): Draft => ({
  kind: 'credit_note',
  scheme: original.scheme,
  userId: original.user_id,
  isDemo,
  membershipId: original.membership_id,
  checkoutId: original.checkout_id,
  against: original.id,
  seller: original.seller,
  buyer: original.buyer,
  deliverTo: original.deliver_to,
  placeOfSupply: original.place_of_supply,
  declaration: original.declaration,
  lines,
});

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

/** The sum of one amount of the lines. */
export const sumOf = (lines: readonly DocumentLine[], field: keyof TaxParts | 'totalPaise'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);
