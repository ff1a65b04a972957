/** What a file may bring (D82). Does not import zod: the screen asks it, too. */
export const importKinds = ['members', 'products'] as const;
export type ImportKind = (typeof importKinds)[number];

/** `checked`: nothing is written yet. `running` and `undoing`: begun and not finished, by a process that may have ended. */
export const storedImportStates = ['checked', 'running', 'undoing', 'done', 'undone'] as const;
/** `interrupted`: no process runs or undoes it any more, so a part of the rows is imported. Run it to continue, or undo it. */
export const importStates = [...storedImportStates, 'interrupted'] as const;
export type ImportState = (typeof importStates)[number];

export const IMPORT_MOST_BYTES = 20 * 1024 * 1024;
export const IMPORT_MOST_ROWS = 50_000;
/** Spreadsheet programs write a million of them where the formatting of a sheet goes on to its end. */
export const IMPORT_MOST_BLANK_ROWS = 100_000;
export const IMPORT_MOST_COLUMNS = 300;
/** Of a cell or a row. */
export const IMPORT_MOST_ROW_CHARACTERS = 200_000;
/** Refused rows in an answer; all of them are in the CSV file. */
export const REFUSED_SHOWN_MOST = 100;
/** Rows in the answer of a check that write over something. */
export const REPLACED_SHOWN_MOST = 100;
/** People or products that a check shows as they will be. */
export const PREVIEW_ROWS = 10;
/** Groups of refused rows in the answer of a check. */
export const REFUSED_GROUPS_MOST = 50;
/** Values of a list in the answer of a check. */
export const VALUES_SHOWN_MOST = 100;
/** For how long a checked file is kept to be run. */
export const IMPORT_FILE_MINUTES = 60;
/** For how long the file of an interrupted import is kept to be continued. */
export const INTERRUPTED_FILE_DAYS = 7;
/** For how long the refused rows of an import can be downloaded: they hold what people have not given to the gym yet. */
export const REFUSED_DAYS = 30;
/** Invitations that leave within a second, so that no mail service takes the gym for a sender of spam. */
export const INVITES_A_SECOND = 20;
/** How long the link of an invitation works. */
export const MEMBER_INVITE_DAYS = 7;
/** What the browser sends a file as, whatever its system calls it. */
export const importTypes = ['text/csv', 'text/tab-separated-values'] as const;

/** In a day that is written as two numbers and a year, which comes first: the day or the month. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];
