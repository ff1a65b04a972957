import { addDays, addMonths, type Day, yearsBefore } from '../days/dates.ts';

/** The legal pages. Each is the last part of its address. */
export const legalPages = ['privacy', 'terms', 'refunds', 'grievance', 'accessibility'] as const;
export type LegalPage = (typeof legalPages)[number];

/**
 * The IST day of the last change to the terms or the privacy notice, in any language. A test compares the texts with
 * the checksums of this version.
 */
export const LEGAL_TEXTS_OF = '2026-11-29';

/** The documents a member agrees to by signing up; each consent is stored with `LEGAL_TEXTS_OF` as its version. */
export const consentDocuments = ['terms', 'privacy'] as const satisfies readonly LegalPage[];
export type ConsentDocument = (typeof consentDocuments)[number];

/** Retention of a deleted account's data, as the DPDP Rules 2025 (rule 8) require from 13 May 2027. */
export const KEPT_AFTER_DELETION_YEARS = 1;
/** Retention of age, height and weight after the day of their appointment. */
export const BODY_KEPT_YEARS = 1;

/** The first IST day whose appointments still have them; earlier ones are more than a year old. */
export function firstDayWithBody(today: Day): Day {
  const day = yearsBefore(today, BODY_KEPT_YEARS);
  // A year before 29 February is 28 February, for which the year is over.
  return addMonths(day, 12 * BODY_KEPT_YEARS) < today ? addDays(day, 1) : day;
}

/** Retention of a sale's documents, counted from the end of their financial year. */
export const DOCUMENTS_KEPT_YEARS = 8;
/** Retention of mails in the outbox. */
export const MAILS_KEPT_DAYS = 90;
