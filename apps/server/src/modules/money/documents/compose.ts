import { gymTax, place, UNKNOWN_TAX_BASIS_POINTS } from '@namma/contract/business';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { COMPOSITION_SENTENCE, kindOfScheme } from '@namma/contract/documents/rules';
import type { DocumentDetails, DocumentLine } from '@namma/contract/documents/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { type PassKind, passKindTitles } from '@namma/contract/passes/rules';
import { COUNTER_SALE } from '@namma/contract/sales/rules';
import type { Settings } from '@namma/contract/settings/values';
import { formatPhone } from '@namma/contract/text/phone';
import type { Center } from '@namma/contract/values/centers';
import type { TaxSettings } from '../../../deps.ts';
import type { DocumentRow } from '../../../platform/db/types.ts';
import type { CheckoutLine, CheckoutSubject, MembershipSubject } from './queries/subjects.ts';
import { splitFee, splitTax, type TaxParts } from './tax.ts';

/** The printed content of a new document, before it has a number. */
export interface Draft {
  kind: DocumentRow['kind'];
  scheme: DocumentRow['scheme'];
  /** Null for a counter sale to an unregistered buyer. */
  userId: number | null;
  membershipId: number | null;
  checkoutId: string | null;
  passId: number | null;
  against: number | null;
  seller: DocumentDetails['seller'];
  buyer: DocumentDetails['buyer'];
  deliverTo: DocumentDetails['deliverTo'];
  placeOfSupply: string | null;
  declaration: string | null;
  lines: DocumentLine[];
}

const { city, state, stateCode } = place;

/** The seller: tax settings, and the address and phone of the day. */
export interface Seller extends TaxSettings {
  gym: Settings;
}

/** The tax on training on a day (IST). */
const gymTaxOn = (today: Day) => gymTax.findLast(({ fromDay }) => fromDay <= today) ?? gymTax[0];

/** The fields that every document of a scheme has in common. */
const frameOf = ({ scheme, legalName, gstin, gym: { brand, address, phone, email } }: Seller) => {
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
    // A gym supplies its services on site, and goods are delivered only in the same state.
    placeOfSupply: isTaxed ? `${state} (${stateCode})` : null,
    declaration: scheme === 'composition' ? COMPOSITION_SENTENCE : null,
  };
};

/** The buyer, with the account's address, or the delivery address without one. */
const buyerOf = (
  row: Pick<MembershipSubject, 'member_email' | 'member_phone' | 'member_address' | 'member_gstin'> & {
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
  ...(scheme === 'regular' && row.member_gstin !== null && { gstin: row.member_gstin }),
});

/** A line's amounts: only an invoice shows tax. */
function lineAmounts(scheme: TaxSettings['scheme'], totalPaise: number, rateBasisPoints: number) {
  const rate = scheme === 'regular' ? rateBasisPoints : 0;
  return { rateBasisPoints: rate, ...splitTax(totalPaise, rate), totalPaise };
}

/** The delivery address; null for goods handed over at the counter. */
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

/** Composes the document of a checkout from these lines, each with its share of the fee. */
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
    membershipId: null,
    checkoutId: checkout.id,
    passId: null,
    buyer: buyerOf(checkout, scheme, deliverTo?.address),
    deliverTo,
    lines: lines.map((line, i) => {
      const feePaise = fees[i] ?? 0;
      return {
        // A discount of the time of supply is named in the invoice; the amounts are those after it.
        description:
          line.discount_percent > 0 ? `${line.name} (after ${line.discount_percent}% discount)` : line.name,
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

/** The data of a pass that its document shows. */
export interface PassSubject {
  id: number;
  kind: PassKind;
  name: string;
  center: Center;
  day: Day;
  price_paise: number | null;
}

/** Composes the document of a pass: one line with its price. Shows only the holder's name. */
export function composePass(seller: Seller, row: PassSubject, today: Day): Draft {
  const { scheme } = seller;
  const { code, rateBasisPoints } = gymTaxOn(today);
  return {
    ...frameOf(seller),
    userId: null,
    membershipId: null,
    checkoutId: null,
    passId: row.id,
    buyer: {
      name: row.name,
      address: [],
      state,
      stateCode: scheme === 'none' ? null : stateCode,
      email: '',
      phone: '',
    },
    deliverTo: null,
    lines: [
      {
        description: `${passKindTitles[row.kind]}, ${formatDay(row.day)}, ${centerLabel(row.center)}`,
        code: scheme === 'none' ? null : code,
        quantity: 1,
        unit: 'NA',
        ...lineAmounts(scheme, row.price_paise ?? 0, rateBasisPoints),
        feePaise: 0,
      },
    ],
  };
}

/**
 * Composes the document of a membership: one line with its whole price, less what was paid before the gym started using
 * this system.
 */
export function composeMembership(seller: Seller, row: MembershipSubject, today: Day): Draft {
  const rule = gymTaxOn(today);
  const { scheme } = seller;
  return {
    ...frameOf(seller),
    userId: row.user_id,
    membershipId: row.id,
    checkoutId: null,
    passId: null,
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

/** Composes a credit note against a document: the same parties, with these lines. */
export const composeCreditNote = (original: DocumentRow, lines: DocumentLine[]): Draft => ({
  kind: 'credit_note',
  scheme: original.scheme,
  userId: original.user_id,
  membershipId: original.membership_id,
  checkoutId: original.checkout_id,
  passId: original.pass_id,
  against: original.id,
  seller: original.seller,
  buyer: original.buyer,
  deliverTo: original.deliver_to,
  placeOfSupply: original.place_of_supply,
  declaration: original.declaration,
  lines,
});

/** Sums one amount over the lines. */
export const sumOf = (lines: readonly DocumentLine[], field: keyof TaxParts | 'totalPaise'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);
