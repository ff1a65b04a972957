/** The kinds of import files (D82). Does not import zod: the screen uses it, too. */
export const importKinds = ['members', 'products'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * `checked`: nothing is written yet. `running` and `undoing`: begun and not finished, by a process that may have ended.
 */
export const storedImportStates = ['checked', 'running', 'undoing', 'done', 'undone'] as const;
/** `interrupted`: no process is working on it any more, and some rows are imported. Run it to continue, or undo it. */
export const importStates = [...storedImportStates, 'checking', 'interrupted'] as const;
export type ImportState = (typeof importStates)[number];

export const IMPORT_MOST_BYTES = 20 * 1024 * 1024;
export const IMPORT_MOST_ROWS = 50_000;
/** Spreadsheet programs write a million blank rows where the formatting of a sheet extends to its end. */
export const IMPORT_MOST_BLANK_ROWS = 100_000;
export const IMPORT_MOST_COLUMNS = 300;
/** Per cell or row. */
export const IMPORT_MOST_ROW_CHARACTERS = 200_000;
/** Refused rows in a response; all of them are in the CSV file. */
export const REFUSED_SHOWN_MOST = 100;
/** Overwriting rows in the response of a check. */
export const REPLACED_SHOWN_MOST = 100;
/** Previewed people or products in the response of a check. */
export const PREVIEW_ROWS = 10;
/** Groups of refused rows in the response of a check. */
export const REFUSED_GROUPS_MOST = 50;
/** Values of a list in the response of a check. */
export const VALUES_SHOWN_MOST = 100;
/** Retention of a checked file. */
export const IMPORT_FILE_MINUTES = 60;
/** Retention of the file of an interrupted import. */
export const INTERRUPTED_FILE_DAYS = 7;
/** Retention of an import's refused rows: they contain data of people without a relation to the gym. */
export const REFUSED_DAYS = 30;
/** Invitations sent per second, so that mail services do not treat the gym as a spammer. */
export const INVITES_A_SECOND = 20;
/** The lifetime of an invitation link. */
export const MEMBER_INVITE_DAYS = 7;
/** The content types the browser sends, whatever its system calls the file. */
export const importTypes = ['text/csv', 'text/tab-separated-values'] as const;

/** The order of day and month in a day written as two numbers and a year. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];
