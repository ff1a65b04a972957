import { brand } from '../brand.ts';
import { checkDigit } from '../text/check-digit.ts';
import { parseReadings } from './keyboards.ts';

/** The number of a checkout, such as `NS-1042-7`: the id of its first order and a check digit. */
export const formatOrderNumber = (firstOrderId: number): string =>
  `${brand.orderPrefix}-${firstOrderId}-${checkDigit(String(firstOrderId))}`;

const written = new RegExp(`^${brand.orderPrefix}[ -]*(\\d{1,9})[ -]*(\\d)$`, 'i');

/**
 * The id of the checkout's first order; undefined when the text is not an order number or is mistyped. Separators are
 * optional.
 */
export const parseOrderNumber = (text: string): number | undefined => parseReadings(text, parseAsTyped);

function parseAsTyped(text: string): number | undefined {
  const [, id, digit] = written.exec(text.trim()) ?? [];
  return id !== undefined && checkDigit(id) === Number(digit) ? Number(id) : undefined;
}
