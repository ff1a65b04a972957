import { brand } from '../brand.ts';
import { checkDigit } from '../text/check-digit.ts';
import { parseReadings } from './keyboards.ts';

/** The public number of a query, such as `NS-Q-236-3`: its id and a check digit, as in order numbers. */
export const formatTicketNumber = (enquiryId: number): string =>
  `${brand.orderPrefix}-Q-${enquiryId}-${checkDigit(String(enquiryId))}`;

const written = new RegExp(`^${brand.orderPrefix}[ -]*Q[ -]*(\\d{1,9})[ -]*(\\d)$`, 'i');

/** The id of the query in a text, with any separators; undefined when it is no ticket number or mistyped. */
export const parseTicketNumber = (text: string): number | undefined => parseReadings(text, parseAsTyped);

function parseAsTyped(text: string): number | undefined {
  const [, id, digit] = written.exec(text.trim()) ?? [];
  return id !== undefined && checkDigit(id) === Number(digit) ? Number(id) : undefined;
}
