/** A workbook that cannot be read. The message is a sentence for the user. */
export class WorkbookError extends Error {}
