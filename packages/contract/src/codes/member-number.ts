import { brand } from '../brand.ts';
import { checkDigit } from '../text/check-digit.ts';
import { parseReadings } from './keyboards.ts';

/**
 * The number on a printed member card, such as `NS-M-42-7`: a member's id and a check digit. It finds a person at the
 * counter, but does not admit by itself, because paper can be copied.
 */
export const formatMemberNumber = (userId: number): string =>
  `${brand.orderPrefix}-M-${userId}-${checkDigit(String(userId))}`;

const written = new RegExp(`^${brand.orderPrefix}[ -]*M[ -]*(\\d{1,9})[ -]*(\\d)$`, 'i');

/** The member's id; undefined when the text is no such number, or mistyped. */
export const parseMemberNumber = (text: string): number | undefined => parseReadings(text, parseAsTyped);

function parseAsTyped(text: string): number | undefined {
  const [, id, digit] = written.exec(text.trim()) ?? [];
  return id !== undefined && checkDigit(id) === Number(digit) ? Number(id) : undefined;
}
