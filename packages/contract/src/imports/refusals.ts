import {
  IMPORT_MOST_BLANK_ROWS,
  IMPORT_MOST_COLUMNS,
  IMPORT_MOST_ROW_CHARACTERS,
  IMPORT_MOST_ROWS,
} from './rules.ts';

/** Refusal texts; see `refusals`. */
export const importRefusals = {
  notATable: {
    status: 400,
    message: () => 'This is not a table. Save the spreadsheet as CSV, or copy its cells and paste them.',
  },
  importTooHeavy: { status: 413, message: () => 'A file can have 20 MB. Split it in two.' },
  tooManyRows: {
    status: 400,
    message: () => `A file can have ${IMPORT_MOST_ROWS} rows. Split it in two.`,
  },
  tooManyBlankRows: {
    status: 400,
    message: () =>
      `The file has more than ${IMPORT_MOST_BLANK_ROWS} blank rows. Delete them and choose the file again.`,
  },
  tooManyColumns: {
    status: 400,
    message: (line: number) =>
      `A row can have ${IMPORT_MOST_COLUMNS} columns. The row in line ${line} has more. Delete columns that are not needed.`,
  },
  rowTooLong: {
    status: 400,
    message: (line: number) =>
      `A row can have ${IMPORT_MOST_ROW_CHARACTERS} characters. The row in line ${line} has more. Shorten it.`,
  },
  quoteNeverCloses: {
    status: 400,
    message: (line: number) =>
      `A quotation mark opens in line ${line} and never closes. Mend that cell and choose the file again.`,
  },
  columnMissing: {
    status: 400,
    message: (columns: string) => `No column is matched with ${columns}. Say which one it is.`,
  },
  columnTwice: {
    status: 400,
    message: (column: string) => `Two columns are matched with ${column}. Leave one of them out.`,
  },
  noSuchImport: { status: 404, message: () => 'There is no such import.' },
  importFileGone: {
    status: 409,
    message: () => 'A checked file is kept for an hour. Please check it again.',
  },
  dateOrderUnknown: {
    status: 409,
    message: () => 'First say whether the day or the month comes first in this file.',
  },
  columnsNotChosen: {
    status: 409,
    message: (field: string) => `Two columns could be ${field}. Choose one of them first.`,
  },
  checkedDifferently: {
    status: 409,
    message: () =>
      'The gym has changed since the check, so this would do something else. Please check again.',
  },
  importRunning: {
    status: 409,
    message: (name: string) => `Another import is at work: ${name}. Wait until it is finished.`,
  },
  importChanged: {
    status: 409,
    message: (done: number, of: number) =>
      `The gym has changed since the check, so the import stopped after ${done} of ${of} rows. Undo it, or check the file again to import the rest.`,
  },
  importInterrupted: {
    status: 409,
    message: () => 'The server is restarting, so this has stopped. Try again in a minute.',
  },
  importNotRun: { status: 409, message: () => 'This import has not run.' },
  importUndone: { status: 409, message: () => 'This import is undone already.' },
  cannotInvite: {
    status: 409,
    message: () => 'No mail server is set, so nobody can be invited by mail yet.',
  },
  importUsed: {
    status: 409,
    message: (what: string) => `This import was used meanwhile, so it stays: ${what}.`,
  },
} as const;
