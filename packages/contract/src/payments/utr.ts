import { CARD_STEP_SECONDS, cardStep } from '../codes/card.ts';
import { type CodeKind, containsCard, readCode } from '../codes/scans.ts';
import { addDays, type Day, gymDay, hours } from '../days/dates.ts';
import { toAsciiDigits } from '../text/digits.ts';
import { UTR_DIGITS } from './rules.ts';

/** The result of parsing a UTR: its digits, or the kind of another code; `digits` for a wrong number of digits. */
export type ReadUtr = { utr: string } | { refusal: CodeKind | 'digits' };

const utrForm = new RegExp(`^[0-9]{${UTR_DIGITS}}$`);

/**
 * Parses the number of a UPI payment, in digits of any supported script, with or without spaces and hyphens. Ignores
 * nothing else, so that no other code becomes a false number (D81).
 */
export function readUtr(written: string): ReadUtr {
  const digits = toAsciiDigits(written.normalize('NFKC')).replace(/[\s-]/g, '');
  if (utrForm.test(digits)) return { utr: digits };
  if (containsCard(written)) return { refusal: 'card' };
  return { refusal: readCode(written)?.kind ?? 'digits' };
}

/** Banks number a payment by its day: the last digit of the year, the day of the year, then eight more digits. */
const UTR_DAY_DIGITS = 4;
const UTR_DAYS_BACK = 90;

/** True if a UTR can belong to a payment of the last 90 days, by its first digits. */
export function isUtrOfDays(utr: string, today: Day): boolean {
  const first = utr.slice(0, UTR_DAY_DIGITS);
  for (let back = -1; back <= UTR_DAYS_BACK; back++)
    if (dayDigits(addDays(today, -back)) === first) return true;
  return false;
}

function dayDigits(day: Day): string {
  const year = day.slice(0, 4);
  const ofYear = Math.round((Date.parse(day) - Date.parse(`${year}-01-01`)) / hours(24)) + 1;
  return `${year.at(-1)}${String(ofYear).padStart(3, '0')}`;
}

/** Card codes of the last day are recognized; nobody shows an older picture of one. */
const CARD_STEPS_BACK = hours(24) / (CARD_STEP_SECONDS * 1_000);
const STEP_DIGITS = 8;

/**
 * Detects twelve digits that are no UTR but all digits of a card or of a phone number with its country code, after a
 * form has dropped letters and signs.
 */
export function mistakenForUtr(utr: string, now: Date): CodeKind | undefined {
  const today = gymDay(now);
  if (isUtrOfDays(utr, today)) return undefined;
  if (readCode(utr)?.kind === 'phone') return 'phone';
  return hasDigitsOfCard(utr, cardStep(now.getTime())) ? 'card' : undefined;
}

/** Digits of a card: its version, the member's number, the step, and the digits of the proof. */
function hasDigitsOfCard(utr: string, step: number): boolean {
  if (!/^1[1-9]/.test(utr)) return false;
  return [1, 2, 3].some((idDigits) => {
    const [from, to] = [1 + idDigits, 1 + idDigits + STEP_DIGITS];
    const isNear = Math.abs(Number(utr.slice(from, to)) - step) <= CARD_STEPS_BACK;
    return isNear && /^[2-7]*$/.test(utr.slice(to));
  });
}
