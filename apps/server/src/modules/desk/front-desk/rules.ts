import { parseCardCode } from '@namma/contract/codes/card';
import { parseMemberNumber } from '@namma/contract/codes/member-number';
import { formatOrderNumber, parseOrderNumber } from '@namma/contract/codes/order-number';
import { parseSlipCode } from '@namma/contract/codes/slips';
import { toAsciiDigits } from '@namma/contract/text/digits';

/** The scanned or typed input of a lookup. */
export type Lookup =
  | { kind: 'card'; memberId: number }
  | { kind: 'member'; memberId: number }
  | { kind: 'slip'; code: string }
  | { kind: 'order'; firstOrderId: number }
  | { kind: 'text'; text: string };

/** The prefix of every order number, such as `NS-`. */
const [orderPrefix = ''] = formatOrderNumber(1).split(/\d/);
const looksLikeOrderNumber = new RegExp(`^${orderPrefix.replace('-', '[ -]*')}[\\d -]+$`, 'i');

/** Parses scanned or typed input in any spelling; anything else is passed to the people search. */
export function readLookup(typed: string): Lookup | 'slipMistyped' | 'orderNumberMistyped' {
  const text = toAsciiDigits(typed).trim();
  const card = parseCardCode(text);
  if (card) return { kind: 'card', memberId: card.memberId };
  const slip = parseSlipCode(text);
  if (slip === 'mistyped') return 'slipMistyped';
  if (slip) return { kind: 'slip', code: slip.code };
  const memberId = parseMemberNumber(text);
  if (memberId !== undefined) return { kind: 'member', memberId };
  const firstOrderId = parseOrderNumber(text);
  if (firstOrderId !== undefined) return { kind: 'order', firstOrderId };
  if (looksLikeOrderNumber.test(text)) return 'orderNumberMistyped';
  return { kind: 'text', text };
}
