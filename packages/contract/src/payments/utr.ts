import { CARD_STEP_SECONDS, cardStep } from '../codes/card.ts';
import { type CodeKind, containsCard, readCode } from '../codes/scans.ts';
import { addDays, type Day, gymDay, hours } from '../days/dates.ts';
import { toAsciiDigits } from '../text/digits.ts';
import { UTR_DIGITS } from './rules.ts';

/** What a text says about a UTR: its digits, or which code it is instead; `digits` when it has others than twelve. */
export type ReadUtr = { utr: string } | { refusal: CodeKind | 'digits' };

const utrForm = new RegExp(`^[0-9]{${UTR_DIGITS}}$`);

/**
 * Reads the number of a UPI payment, in any of our digits, with or without spaces and hyphens. Nothing else is left out, so
 * that no other code becomes a number that nobody has written (D81).
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

/** Whether a UTR can be of a payment of the last 90 days, by its first digits. */
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

/** A card is read for a day: nobody shows an older picture of one. */
const CARD_STEPS_BACK = hours(24) / (CARD_STEP_SECONDS * 1_000);
const STEP_DIGITS = 8;

/**
 * Whether twelve digits are no UTR but all digits of a card or a phone number with its country code, which a form may have
 * sent that drops letters and signs.
 */
export function mistakenForUtr(utr: string, now: Date): CodeKind | undefined {
  const today = gymDay(now);
  if (isUtrOfDays(utr, today)) return undefined;
  if (readCode(utr)?.kind === 'phone') return 'phone';
  return hasDigitsOfCard(utr, cardStep(now.getTime())) ? 'card' : undefined;
}

/** Of a card: its version, the member's number, the step, and the digits of the proof. */
function hasDigitsOfCard(utr: string, step: number): boolean {
  if (!/^1[1-9]/.test(utr)) return false;
  return [1, 2, 3].some((idDigits) => {
    const [from, to] = [1 + idDigits, 1 + idDigits + STEP_DIGITS];
    const isNear = Math.abs(Number(utr.slice(from, to)) - step) <= CARD_STEPS_BACK;
    return isNear && /^[2-7]*$/.test(utr.slice(to));
  });
}
