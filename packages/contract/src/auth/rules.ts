/** The lifetime of a session. */
export const SESSION_DAYS = 30;
/** The lifetime of the link that confirms an email. */
export const CONFIRM_HOURS = 48;
/** The time in which the previous mailbox can revert a changed email. */
export const UNDO_EMAIL_DAYS = 7;

/** Links in mails: one confirms an email of an account, one restores a previous email (D93). */
export const emailLinkKinds = ['confirm', 'undo'] as const;
export type EmailLinkKind = (typeof emailLinkKinds)[number];
