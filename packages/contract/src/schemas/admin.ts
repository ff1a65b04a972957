import { z } from 'zod';
import {
  ADMIN_PAGE_SIZE,
  ADMIN_PAGE_SIZE_MAX,
  type AdminList,
  activityActions,
  adminLists,
  BULK_MAX,
  listSorts,
  SEARCH_MAX_CHARACTERS,
  subjectTypes,
  UNREAD_COUNTED_MOST,
} from '../admin.ts';
import { messages } from '../messages.ts';
import { day, id, idInQuery, pageOf, pageQuery, searchText, statusReply } from './fields.ts';

/**
 * What every list of the admin side is narrowed and ordered by, besides its own filters. `q` is found anywhere in a text;
 * one or two letters only where words begin, and a text without letter or digit nowhere: an index must know the way.
 */
export const adminFilter = {
  q: searchText(SEARCH_MAX_CHARACTERS).optional(),
  sort: z.enum(listSorts, messages.oneOf(listSorts)).default('newest'),
};

/** The same with `page` and `limit` (D16). */
export const adminQuery = { ...pageQuery(ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE_MAX), ...adminFilter };

/** Days at the gym, both included. */
export const dayFilter = { from: day().optional(), to: day().optional() };

/** Only rows with a higher id: what has come since a page with this `newestId` was read. */
export const arrivalFilter = { after: z.coerce.number().pipe(z.int().min(0)).optional() };

/**
 * A page of an admin list. Of a search that finds very many, `totalPages` counts only as far as was looked, at least
 * one page beyond this one, and `isMore` is true.
 */
export const adminPageOf = <T extends z.ZodType>(row: T) =>
  pageOf(row).extend({ isMore: z.boolean().optional() });

/** The same, with the highest id that the whole list had before this page was read; 0 when it had no row. */
export const adminListPageOf = <T extends z.ZodType>(row: T) =>
  adminPageOf(row).extend({ newestId: z.int().min(0) });

export const bulkOf = <T extends z.ZodType>(row: T, idOf: (row: z.output<T>) => number) =>
  z
    .array(row)
    .min(1, 'Choose at least one')
    .max(BULK_MAX, `Choose at most ${BULK_MAX} at once`)
    .refine((rows) => new Set(rows.map(idOf)).size === rows.length, { message: 'Name each once' });

/** Ids to act on together. */
export const bulkIds = z.object({ ids: bulkOf(id, (each) => each) });
export type BulkIds = z.infer<typeof bulkIds>;

/**
 * The answer of a step that can be undone. `activityId` names the step for `admin/undo`, all rows of a bulk action
 * together; it is left out where nothing was changed.
 */
export const stepReply = statusReply.extend({ activityId: id.optional() });
export type StepReply = z.infer<typeof stepReply>;

const rowsReply = z.object({
  status: z.string(),
  done: z.array(id),
  left: z.array(z.object({ id, reason: z.string() })),
});

/** What became of a bulk action: rows that moved meanwhile are left alone, each with the state it has as a sentence. */
export const bulkReply = rowsReply.extend(stepReply.shape);
export type BulkReply = z.infer<typeof bulkReply>;

export const undoRequest = z.object({ activityId: id });
export type UndoRequest = z.infer<typeof undoRequest>;

/** What became of an undo, by the ids of the rows: those that changed since the step stay as they are and are named. */
export const undoReply = rowsReply;

/** The fields that changed, by name; money in rupees, as the screens show it. */
const changedFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type ChangedFields = z.infer<typeof changedFields>;

/** One line of the record: who did what to what, and how it was before and after. */
export const activity = z.object({
  id,
  at: z.iso.datetime(),
  /** Null for what was done at the server's own terminal. */
  adminId: id.nullable(),
  /** The email as it was then. */
  admin: z.string(),
  action: z.enum(activityActions),
  subjectType: z.enum(subjectTypes),
  subjectId: id,
  /** What a person calls it: a product's name, a member's. */
  subject: z.string(),
  before: changedFields.nullable(),
  after: changedFields.nullable(),
});
export type Activity = z.infer<typeof activity>;

export const activityPage = adminPageOf(activity);

const activityFilter = {
  ...adminFilter,
  /** An admin's email. */
  admin: searchText(SEARCH_MAX_CHARACTERS).optional(),
  action: z.enum(activityActions, messages.oneOf(activityActions)).optional(),
  subjectType: z.enum(subjectTypes, messages.oneOf(subjectTypes)).optional(),
  subjectId: idInQuery.optional(),
  ...dayFilter,
};
/** `q` is part of what the subject is called or of the admin's email, or a subject's number. */
export const activityListQuery = z.object({ ...adminQuery, ...activityFilter });
export type ActivityListQuery = z.infer<typeof activityListQuery>;
export const activityExportQuery = z.object(activityFilter);
export type ActivityExportQuery = z.infer<typeof activityExportQuery>;

/** What has come into one list since the admin last opened it. */
const unread = z.object({
  /** Counted up to `UNREAD_COUNTED_MOST`. */
  count: z.int().min(0).max(UNREAD_COUNTED_MOST),
  /** The highest id of the list; 0 when it is empty. */
  newestId: z.int().min(0),
});
export const unreadCounts = z.object({
  orders: unread,
  memberships: unread,
  queries: unread,
  appointments: unread,
}) satisfies z.ZodType<Record<AdminList, z.output<typeof unread>>>;
export type UnreadCounts = z.infer<typeof unreadCounts>;

/** The list was opened: rows up to this id are no longer unread for this admin. A lower one than before changes nothing. */
export const readMark = z.object({
  list: z.enum(adminLists, messages.oneOf(adminLists)),
  upTo: z.int().min(0),
});
export type ReadMark = z.infer<typeof readMark>;
