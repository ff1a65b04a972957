import { brand } from './business.ts';
import { checkDigit } from './check-digit.ts';

/**
 * What a customer calls a checkout, such as `NS-1042-7`: the id of its first order, which never changes, and a check
 * digit.
 */
export const formatOrderNumber = (firstOrderId: number): string =>
  `${brand.orderPrefix}-${firstOrderId}-${checkDigit(String(firstOrderId))}`;

const written = new RegExp(`^${brand.orderPrefix}[ -]*(\\d{1,9})[ -]*(\\d)$`, 'i');

/**
 * The id of the first order of the checkout that the text names, however its parts are set apart; undefined when it is
 * no order number or one that was mistyped.
 */
export function parseOrderNumber(text: string): number | undefined {
  const [, id, digit] = written.exec(text.trim()) ?? [];
  return id !== undefined && checkDigit(id) === Number(digit) ? Number(id) : undefined;
}
