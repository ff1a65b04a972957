import { toAsciiDigits } from '../text/digits.ts';
import { gtinIn } from './barcodes.ts';
import { formatCardCode, parseCardCode } from './card.ts';
import { parseReadings, readingsOf, withoutSymbology } from './keyboards.ts';
import { formatMemberNumber, parseMemberNumber } from './member-number.ts';
import { formatOrderNumber, parseOrderNumber } from './order-number.ts';
import { formatPassCode, parsePassCode } from './pass-code.ts';
import { formatSlipCode, parseSlipCode } from './slips.ts';
import { formatTicketNumber, parseTicketNumber } from './ticket-number.ts';

/** Kinds recognizable by format: our own codes, a phone number, a product barcode, a text for UPI apps. */
export const codeKinds = [
  'card',
  'pass',
  'slip',
  'member',
  'order',
  'ticket',
  'phone',
  'barcode',
  'upi',
] as const;
export type CodeKind = (typeof codeKinds)[number];

export interface KnownCode {
  kind: CodeKind;
  /** As written without a scanner: without a prefix, and by a US keyboard. */
  text: string;
}

/** True for a code that identifies a person at the counter. */
export const namesSomebody = ({ kind }: KnownCode): boolean =>
  kind === 'card' ||
  kind === 'pass' ||
  kind === 'slip' ||
  kind === 'member' ||
  kind === 'order' ||
  kind === 'phone';

/**
 * Recognizes a scanned, typed or pasted code, whatever the keyboard layout and the scanner's additions. Undefined for
 * anything else, such as a name or a UTR; twelve digits are also a product barcode when their check digit is valid, so
 * check `isUtrOfDays` first.
 */
export function readCode(written: string): KnownCode | undefined {
  const card = parseCardCode(written);
  if (card) return { kind: 'card', text: formatCardCode(card) };
  const pass = parsePassCode(written);
  if (pass !== undefined) return { kind: 'pass', text: formatPassCode(pass) };
  const slip = parseSlipCode(written);
  if (typeof slip === 'object') return { kind: 'slip', text: formatSlipCode(slip.code) };
  const member = parseMemberNumber(written);
  if (member !== undefined) return { kind: 'member', text: formatMemberNumber(member) };
  const order = parseOrderNumber(written);
  if (order !== undefined) return { kind: 'order', text: formatOrderNumber(order) };
  const ticket = parseTicketNumber(written);
  if (ticket !== undefined) return { kind: 'ticket', text: formatTicketNumber(ticket) };
  const upi = parseReadings(written, (text) => (/^upi:\/\//i.test(text) ? text : undefined));
  if (upi !== undefined) return { kind: 'upi', text: upi };
  const [asTyped = ''] = readingsOf(written);
  const text = withoutSymbology(asTyped);
  const phone = readPhone(text);
  if (phone !== undefined) return { kind: 'phone', text: phone };
  const barcode = parseReadings(written, (reading) => (gtinIn(reading) === undefined ? undefined : reading));
  return barcode === undefined ? undefined : { kind: 'barcode', text: barcode };
}

const phoneForm = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/;

/** The ten digits of an Indian mobile number, with or without its country code. */
function readPhone(text: string): string | undefined {
  const [, digits] = phoneForm.exec(toAsciiDigits(text).replace(/[\s().\u2010-\u2015-]/g, '')) ?? [];
  return digits;
}

/** True if a text contains a card code, also among other letters, as after a scan into a field with text. */
export const containsCard = (text: string): boolean =>
  readingsOf(text).some((reading) => /NS1\.[1-9]\d{0,9}\.\d{1,10}\.[A-Z2-7]/i.test(reading));
