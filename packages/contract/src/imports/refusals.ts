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
  importTooHeavy: { status: 413, message: () => 'A file can be up to 20 MB. Split it in two.' },
  tooManyRows: {
    status: 400,
    message: () => `A file can have up to ${IMPORT_MOST_ROWS} rows. Split it in two.`,
  },
  tooManyBlankRows: {
    status: 400,
    message: () =>
      `The file has more than ${IMPORT_MOST_BLANK_ROWS} blank rows. Delete them and choose the file again.`,
  },
  tooManyColumns: {
    status: 400,
    message: (line: number) =>
      `A row can have up to ${IMPORT_MOST_COLUMNS} columns. Line ${line} has more. Delete columns you don't need.`,
  },
  rowTooLong: {
    status: 400,
    message: (line: number) =>
      `A row can have up to ${IMPORT_MOST_ROW_CHARACTERS} characters. Line ${line} has more. Shorten it.`,
  },
  quoteNeverCloses: {
    status: 400,
    message: (line: number) =>
      `Line ${line} has an opening quotation mark without a closing one. Fix the cell and choose the file again.`,
  },
  columnMissing: {
    status: 400,
    message: (columns: string) => `No column is matched with ${columns}. Choose one.`,
  },
  columnTwice: {
    status: 400,
    message: (column: string) => `Two columns are matched with ${column}. Remove one.`,
  },
  noSuchImport: { status: 404, message: () => 'Import not found.' },
  importFileGone: {
    status: 409,
    message: () => 'Checked files are kept for one hour. Check the file again.',
  },
  dateOrderUnknown: {
    status: 409,
    message: () => 'Choose the date order of this file first: day or month first.',
  },
  columnsNotChosen: {
    status: 409,
    message: (field: string) => `Two columns could be ${field}. Choose one first.`,
  },
  checkedDifferently: {
    status: 409,
    message: () => 'Data has changed since the check, so the result would differ. Check the file again.',
  },
  importRunning: {
    status: 409,
    message: (name: string) => `Another import is running: ${name}. Wait until it has finished.`,
  },
  importChanged: {
    status: 409,
    message: (done: number, of: number) =>
      `Data has changed since the check, so the import stopped after ${done} of ${of} rows. Undo it, or check the file again to import the rest.`,
  },
  importInterrupted: {
    status: 409,
    message: () => 'The server is restarting, so the import has stopped. Try again in a minute.',
  },
  importNotRun: { status: 409, message: () => 'This import has not run.' },
  importUndone: { status: 409, message: () => 'This import was already undone.' },
  cannotInvite: {
    status: 409,
    message: () => "Email isn't set up, so invitations can't be emailed yet.",
  },
  importUsed: {
    status: 409,
    message: (what: string) => `This import can't be undone because its data is in use: ${what}.`,
  },
} as const;
