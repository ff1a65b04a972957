import { z } from 'zod';
import { id, line, statusReply } from '../fields.ts';
import { messages } from '../messages.ts';
import { isUnwritable } from '../text/text.ts';
import { centers } from '../values/centers.ts';
import { canMean, type ListName, listNames } from './lists.ts';
import { dateOrders, IMPORT_MOST_COLUMNS, importKinds, importStates } from './rules.ts';

const HEADER_MAX_CHARACTERS = 200;
/** As it stands in a file; JSON of the database has neither NUL nor halves of characters. */
const header = z
  .string()
  .max(HEADER_MAX_CHARACTERS)
  .refine((text) => !isUnwritable(text), messages.noControlCharacters);
const count = z.int().min(0);

/** How a file is read, beyond what its titles say. What is left out is guessed, or remembered from the last file. */
export const reading = z.object({
  /** The field of each column, in the file's order; null for one that is not read. */
  columns: z.array(z.string().max(40).nullable()).max(IMPORT_MOST_COLUMNS).optional(),
  dateOrder: z.enum(dateOrders).optional(),
  /** Values of the file by their list, each with what it means; see `canMean`. */
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
  /** Memberships with an amount paid, and neither a price nor a due: is that amount their price? */
  isPaidInFull: z.boolean().optional(),
  /** Products whose sale price has a last day: do they keep it from then on? */
  keepsSales: z.boolean().optional(),
  /** Of people whose row names no center. */
  center: z.enum(centers).optional(),
});
export type Reading = z.infer<typeof reading>;

/** `reading` as JSON, because a query has texts alone. */
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
  /** The file's name, to be found again in the list. */
  name: line(HEADER_MAX_CHARACTERS, 'Please name the file').optional(),
  mapping: readingInQuery.optional(),
});
export type CheckQuery = z.output<typeof checkQuery>;

/** A row of the file that changes nothing, with the cell to mend. `line` is that of the file, from 1. */
const refusedRow = z.object({ line: z.int(), column: z.string(), value: z.string(), reason: z.string() });
export type RefusedRow = z.infer<typeof refusedRow>;

/** Each row is counted once. */
const importCounts = z.object({
  /** Made. */
  new: count,
  /** Found, and something of it changed. */
  matched: count,
  refused: count,
  /** Found, and as the file says already. */
  unchanged: count,
});
export type ImportCounts = z.infer<typeof importCounts>;

/** What a row writes over: what stood there, and what the file says. What it only fills in is not listed. */
const replacedRow = z.object({
  line: z.int(),
  /** Of the person or the product, as they are called until now. */
  name: z.string(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});
export type ReplacedRow = z.infer<typeof replacedRow>;

/** What came of it: the same for a check and its run. `refused` are the first hundred. */
export const importReport = z.object({ counts: importCounts, refused: z.array(refusedRow) });
export type ImportReport = z.infer<typeof importReport>;

/** A column of a file, and what it is read as. */
export const importColumn = z.object({
  header: z.string(),
  field: z.string().nullable(),
  /** Of the first rows that have something in it; at most three. */
  samples: z.array(z.string()),
});
export type ImportColumn = z.infer<typeof importColumn>;

/** What only a person can say of a file. Until the day's order and the columns are said, nothing is counted. */
const questions = z.object({
  /** A day such as 03/04/2026. Null: no day of the file can be read in two ways, or it was said. */
  dateOrder: z.object({ line: z.int(), column: z.string(), value: z.string() }).nullable(),
  /** Fields of several columns whose cells differ, with the places of these columns from 0. */
  columns: z.array(z.object({ field: z.string(), places: z.array(z.int()) })),
  /** Values of columns with a fixed list; those that are not known first. */
  values: z.array(
    z.object({
      list: z.enum(listNames),
      /** Titles of the columns. */
      columns: z.array(z.string()),
      values: z.array(
        z.object({
          value: z.string(),
          rows: count,
          /** An option, `skip` or `blank`; null for a value that is not known. */
          means: z.string().nullable(),
        }),
      ),
      /** How many further values there are. */
      more: count,
    }),
  ),
  /** Memberships with an amount paid, and neither a price nor a due: what they owe if today's price is theirs. */
  isPaidInFull: z.object({ memberships: count, duePaise: count, answer: z.boolean().nullable() }).nullable(),
  /** Products whose sale price ends on a day to come, which this shop does not do by itself. */
  sales: z.object({ products: count, firstEnd: z.iso.date(), answer: z.boolean().nullable() }).nullable(),
});
export type ImportQuestions = z.infer<typeof questions>;

/** A person or a product as the import will leave it. */
const previewed = z.object({
  line: z.int(),
  name: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type Previewed = z.infer<typeof previewed>;

/** Refused rows with one reason; of a column with a fixed list, with one value. */
const refusedGroup = z.object({
  column: z.string(),
  /** Of other columns the first values, at most three. */
  values: z.array(z.string()),
  reason: z.string(),
  rows: count,
});
export type RefusedGroup = z.infer<typeof refusedGroup>;

export const checkReply = importReport.extend({
  status: z.string(),
  importId: id,
  /** The first ten that are made or changed. */
  preview: z.array(previewed),
  /** The most frequent first, at most fifty. */
  refusedGroups: z.array(refusedGroup),
  /** Memberships of the import that are not paid in full, and memberships that have ended. */
  memberships: z.object({ owing: count, duePaise: count, ended: count }),
  /** Rows that write over something: the first hundred, those with another name before all others; and how many there are. */
  replaced: z.array(replacedRow),
  replacedCount: count,
  columns: z.array(importColumn),
  questions,
  dateOrder: z.enum(dateOrders).nullable(),
  /** How many rows follow the header. */
  rows: count,
  /** How long the check took, which is about what the run takes. */
  tookMilliseconds: count,
});
export type CheckReply = z.infer<typeof checkReply>;

export const importRequest = z.object({ importId: id });
export type ImportRequest = z.infer<typeof importRequest>;

/** `isAgain` mails those who were invited before and have not claimed their account, once a day at most. */
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
  /** While it runs, is undone or is interrupted: the rows that are imported at this moment. */
  progress: z.object({ done: count, of: count, secondsLeft: count.nullable() }).nullable(),
  /** Whether it is interrupted and its file is still kept, so that a run can continue it. */
  canContinue: z.boolean(),
  invitedAt: z.iso.datetime().nullable(),
  by: z.string(),
  /** People of this import who can be invited: with an email, and nobody has claimed the account yet. */
  toInvite: count,
  /** Of the invited people, those who have not claimed their account. */
  toInviteAgain: count,
  /** Whether its refused rows can still be downloaded. */
  hasRefused: z.boolean(),
});
export type ImportRow = z.infer<typeof importRow>;

/** The newest hundred, those that were only checked left out. */
export const importList = z.array(importRow);

export const importDetails = importRow.extend({ refused: z.array(refusedRow) });
export type ImportDetails = z.infer<typeof importDetails>;

export const inviteReply = statusReply.extend({ invited: count });
