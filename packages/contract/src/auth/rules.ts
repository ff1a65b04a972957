/** How long a session lasts. */
export const SESSION_DAYS = 30;
/** How long the link works that proves an email. */
export const CONFIRM_HOURS = 48;
/** How long the former mailbox can take a changed email back. */
export const UNDO_EMAIL_DAYS = 7;

/** Links of mails: one proves an email of an account, one gives a former email back (D93). */
export const emailLinkKinds = ['confirm', 'undo'] as const;
export type EmailLinkKind = (typeof emailLinkKinds)[number];
