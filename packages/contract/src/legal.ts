/** The legal pages. Each is the last part of its address. */
export const legalPages = ['privacy', 'terms', 'refunds', 'grievance'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The IST day of the last change to the terms or the privacy notice, in whichever language. */
export const LEGAL_TEXTS_OF = '2026-11-22';

/** What a member agrees to by signing up; each is kept with `LEGAL_TEXTS_OF` as its version. */
export const consentDocuments = ['terms', 'privacy'] as const satisfies readonly LegalPage[];
export type ConsentDocument = (typeof consentDocuments)[number];

/** How long data of a deleted account is kept, because the law asks for it (DPDP Rules 2025, rule 8). */
export const KEPT_AFTER_DELETION_YEARS = 1;
/** How long documents of a sale are kept, counted from the end of their financial year. */
export const DOCUMENTS_KEPT_YEARS = 8;
/** How long the outbox keeps a mail. */
export const MAILS_KEPT_DAYS = 90;
