import { z } from 'zod';
import { id, line, openCenter, statusReply } from '../fields.ts';
import { messages } from '../messages.ts';
import { isUnwritable } from '../text/text.ts';
import { canMean, type ListName, listNames } from './lists.ts';
import { dateOrders, IMPORT_MOST_COLUMNS, importKinds, importStates } from './rules.ts';

const HEADER_MAX_CHARACTERS = 200;
/** As in the file; the database's JSON accepts neither NUL nor lone surrogates. */
const header = z
  .string()
  .max(HEADER_MAX_CHARACTERS)
  .refine((text) => !isUnwritable(text), messages.noControlCharacters);
const count = z.int().min(0);

/** Options for reading a file, in addition to its titles. Absent ones are guessed, or remembered from the last file. */
export const reading = z.object({
  /** The field of each column, in the file's order; null to ignore it. */
  columns: z.array(z.string().max(40).nullable()).max(IMPORT_MOST_COLUMNS).optional(),
  dateOrder: z.enum(dateOrders).optional(),
  /** Values of the file by list, each with its meaning; see `canMean`. */
  values: z
    .partialRecord(z.enum(listNames), z.record(header, z.string().max(100)))
    .refine(
      (lists) =>
        Object.entries(lists).every(([list, answers]) =>
          Object.values(answers).every((answer) => canMean(list as ListName, answer)),
        ),
      'Choose one of the options',
    )
    .optional(),
  /** For memberships with an amount paid and neither a price nor a due amount: true if that amount is their price. */
  isPaidInFull: z.boolean().optional(),
  /** For products whose sale price has a last day: true to keep it beyond that day. */
  keepsSales: z.boolean().optional(),
  /** The center of people without one in their row. */
  center: openCenter().optional(),
});
export type Reading = z.infer<typeof reading>;

/** `reading` as JSON, because a query only has texts. */
const readingInQuery = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'This is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(reading);

export const checkQuery = z.object({
  kind: z.enum(importKinds),
  /** The file's name, to identify it in the list. */
  name: line(HEADER_MAX_CHARACTERS, 'Please name the file').optional(),
  mapping: readingInQuery.optional(),
});
export type CheckQuery = z.output<typeof checkQuery>;

/** A refused row, with the cell to correct. `line` is the line in the file, from 1. */
const refusedRow = z.object({ line: z.int(), column: z.string(), value: z.string(), reason: z.string() });
export type RefusedRow = z.infer<typeof refusedRow>;

/** Each row is counted once. */
const importCounts = z.object({
  /** Created rows. */
  new: count,
  /** Existing rows with changes. */
  matched: count,
  refused: count,
  /** Existing rows without changes. */
  unchanged: count,
});
export type ImportCounts = z.infer<typeof importCounts>;

/** The overwritten values of a row, before and after. Filled-in fields are not listed. */
const replacedRow = z.object({
  line: z.int(),
  /** The previous name of the person or product. */
  name: z.string(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});
export type ReplacedRow = z.infer<typeof replacedRow>;

/** The outcome: the same for a check and its run. `refused` are the first hundred. */
export const importReport = z.object({ counts: importCounts, refused: z.array(refusedRow) });
export type ImportReport = z.infer<typeof importReport>;

/** A column of a file, and the field it is read as. */
export const importColumn = z.object({
  header: z.string(),
  field: z.string().nullable(),
  /** Values of the first rows with content, at most three. */
  samples: z.array(z.string()),
});
export type ImportColumn = z.infer<typeof importColumn>;

/** Questions about the file. Until the order of days and the columns are answered, nothing is counted. */
const questions = z.object({
  /** A day such as 03/04/2026. Null: no day of the file is ambiguous, or the order was chosen. */
  dateOrder: z.object({ line: z.int(), column: z.string(), value: z.string() }).nullable(),
  /** Fields of several columns whose cells differ, with the indexes of these columns from 0. */
  columns: z.array(z.object({ field: z.string(), places: z.array(z.int()) })),
  /** Values of columns with a fixed list; unknown ones first. */
  values: z.array(
    z.object({
      list: z.enum(listNames),
      /** Titles of the columns. */
      columns: z.array(z.string()),
      values: z.array(
        z.object({
          value: z.string(),
          rows: count,
          /** An option, `skip` or `blank`; null for an unknown value. */
          means: z.string().nullable(),
        }),
      ),
      /** The number of further values. */
      more: count,
    }),
  ),
  /** Memberships with an amount paid and neither a price nor a due amount, and their due amount at today's price. */
  isPaidInFull: z.object({ memberships: count, duePaise: count, answer: z.boolean().nullable() }).nullable(),
  /** Products whose sale price ends on a future day, which this shop does not do automatically. */
  sales: z.object({ products: count, firstEnd: z.iso.date(), answer: z.boolean().nullable() }).nullable(),
});
export type ImportQuestions = z.infer<typeof questions>;

/** A person or a product after the import. */
const previewed = z.object({
  line: z.int(),
  name: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type Previewed = z.infer<typeof previewed>;

/** Refused rows with one reason; for a column with a fixed list, with one value. */
const refusedGroup = z.object({
  column: z.string(),
  /** For other columns the first values, at most three. */
  values: z.array(z.string()),
  reason: z.string(),
  rows: count,
});
export type RefusedGroup = z.infer<typeof refusedGroup>;

export const checkReply = importReport.extend({
  status: z.string(),
  importId: id,
  /** The first ten created or changed ones. */
  preview: z.array(previewed),
  /** Most frequent first, at most fifty. */
  refusedGroups: z.array(refusedGroup),
  /** Memberships of the import that are not fully paid, and memberships that have ended. */
  memberships: z.object({ owing: count, duePaise: count, ended: count }),
  /** The first hundred overwriting rows, changed names first, and their total number. */
  replaced: z.array(replacedRow),
  replacedCount: count,
  columns: z.array(importColumn),
  questions,
  dateOrder: z.enum(dateOrders).nullable(),
  /** The number of rows after the header. */
  rows: count,
  /** The duration of the check, which is similar to that of the run. */
  tookMilliseconds: count,
});
export type CheckReply = z.infer<typeof checkReply>;

export const importRequest = z.object({ importId: id });
export type ImportRequest = z.infer<typeof importRequest>;

/** `isAgain` mails people who were invited before and have not claimed their account, at most once a day. */
export const importInvite = importRequest.extend({ isAgain: z.boolean().optional() });
export type ImportInvite = z.infer<typeof importInvite>;

export const runReply = importReport.extend({ status: z.string(), importId: id });

const importRow = z.object({
  importId: id,
  kind: z.enum(importKinds),
  name: z.string(),
  state: z.enum(importStates),
  rows: count,
  counts: importCounts,
  /** UTC instants: of the run, or of the check; of the undo; of the invitations. */
  at: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  /** While it runs, is undone or is interrupted: the number of currently imported rows. */
  progress: z.object({ done: count, of: count, secondsLeft: count.nullable() }).nullable(),
  /** True if it is interrupted and its file is still stored, so that a run can continue it. */
  canContinue: z.boolean(),
  invitedAt: z.iso.datetime().nullable(),
  by: z.string(),
  /** People of this import who can be invited: with an email, and unclaimed. */
  toInvite: count,
  /** Invited people who have not claimed their account. */
  toInviteAgain: count,
  /** True if its refused rows can still be downloaded. */
  hasRefused: z.boolean(),
});
export type ImportRow = z.infer<typeof importRow>;

/** The newest hundred, without those that were only checked. */
export const importList = z.array(importRow);

export const importDetails = importRow.extend({ refused: z.array(refusedRow) });
export type ImportDetails = z.infer<typeof importDetails>;

export const inviteReply = statusReply.extend({ invited: count });
