import { z } from 'zod';
import {
  day,
  id,
  idInQuery,
  newestId,
  newestIdInQuery,
  pageOf,
  pageQuery,
  searchText,
  statusReply,
} from '../fields.ts';
import {
  ADMIN_PAGE_SIZE,
  ADMIN_PAGE_SIZE_MAX,
  type AdminList,
  adminLists,
  BULK_MAX,
  listSorts,
  SEARCH_MAX_CHARACTERS,
  UNREAD_COUNTED_MOST,
} from './rules.ts';

/**
 * Search, sort and days of every admin list, in addition to its own filters. `q` matches anywhere in a text; one or two
 * letters match only at the start of words, and a text without letters or digits matches nothing, because of the
 * trigram index.
 */
export const adminFilter = {
  q: searchText(SEARCH_MAX_CHARACTERS).optional(),
  sort: z.enum(listSorts).default('newest'),
};

/** `adminFilter` with `page` and `limit` (D16). */
export const adminQuery = { ...pageQuery(ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE_MAX), ...adminFilter };

/** IST days of past events, both included. */
export const dayFilter = { from: day('past').optional(), to: day('past').optional() };

/** Only rows with a higher id: rows added since a page with this `newestId` was read. */
export const arrivalFilter = { after: newestIdInQuery.optional() };

/**
 * A page of an admin list. For a search with very many matches, `totalPages` covers only the counted rows, at least one
 * page beyond this one, and `isMore` is true. `total` is the number of found rows; with `isMore` it is a lower bound.
 */
export const adminPageOf = <T extends z.ZodType>(row: T) =>
  pageOf(row).extend({ total: z.int().min(0).optional(), isMore: z.boolean().optional() });

/** A page with the highest id of the whole list before the page was read; 0 when the list is empty. */
export const adminListPageOf = <T extends z.ZodType>(row: T) => adminPageOf(row).extend({ newestId });

/** The rows of a bulk action, at most `BULK_MAX`, without duplicate ids. */
export const bulkOf = <T extends z.ZodType>(row: T, idOf: (row: z.output<T>) => number) =>
  z
    .array(row)
    .min(1, 'Choose at least one')
    .max(BULK_MAX, `Choose at most ${BULK_MAX} at once`)
    .refine((rows) => new Set(rows.map(idOf)).size === rows.length, { message: 'Name each once' });

/** Ids of rows to change together. */
export const bulkIds = z.object({ ids: bulkOf(id, (each) => each) });
export type BulkIds = z.infer<typeof bulkIds>;

/**
 * The reply of a step that can be undone. `activityId` identifies the step for `admin/undo`, including all rows of a
 * bulk action; absent when nothing was changed.
 */
export const stepReply = statusReply.extend({ activityId: id.optional() });
export type StepReply = z.infer<typeof stepReply>;

const rowsReply = z.object({
  status: z.string(),
  done: z.array(id),
  left: z.array(z.object({ id, reason: z.string() })),
});

/** The outcome of a bulk action. Rows that changed meanwhile are skipped, each with a message about its state. */
export const bulkReply = rowsReply.extend(stepReply.shape);
export type BulkReply = z.infer<typeof bulkReply>;

export const undoRequest = z.object({ activityId: id });
export type UndoRequest = z.infer<typeof undoRequest>;

/** The outcome of an undo, by row. Rows that changed after the step are skipped and listed. */
export const undoReply = rowsReply;

/** The changed fields by name; money in rupees, as on the screens. */
export const changedFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type ChangedFields = z.infer<typeof changedFields>;

/** An entry of the activity log: the admin, the subject, and the fields before and after. */
export const activity = z.object({
  id,
  at: z.iso.datetime(),
  /** Null for commands at the server's terminal. */
  adminId: id.nullable(),
  /** The email at that time. */
  admin: z.string(),
  /** See `activityActions` of `domains.ts`. */
  action: z.string(),
  /** See `auditSubjects` of `domains.ts`. */
  subjectType: z.string(),
  subjectId: id,
  /** A readable name: a product's or member's name. */
  subject: z.string(),
  /** The member or person it belongs to; null for a product, a query and a mail. */
  memberId: id.nullable(),
  before: changedFields.nullable(),
  after: changedFields.nullable(),
});
export type Activity = z.infer<typeof activity>;

/** With the actions that the reader can filter by. */
export const activityPage = adminPageOf(activity).extend({ actions: z.array(z.string()) });

const activityFilter = {
  ...adminFilter,
  /** An admin's email. */
  admin: searchText(SEARCH_MAX_CHARACTERS).optional(),
  /** An unknown value finds nothing. */
  action: searchText(SEARCH_MAX_CHARACTERS).optional(),
  /** An unknown value finds nothing. */
  subjectType: searchText(SEARCH_MAX_CHARACTERS).optional(),
  subjectId: idInQuery.optional(),
  ...dayFilter,
};
/** `q` matches the subject's name, the admin's email or a subject's id. */
export const activityListQuery = z.object({ ...adminQuery, ...activityFilter });
export type ActivityListQuery = z.infer<typeof activityListQuery>;
export const activityExportQuery = z.object(activityFilter);
export type ActivityExportQuery = z.infer<typeof activityExportQuery>;

/** Rows added to one list since the admin last opened it. */
const unread = z.object({
  /** Counted up to `UNREAD_COUNTED_MOST`. */
  count: z.int().min(0).max(UNREAD_COUNTED_MOST),
  /** The highest id of the list; 0 when it is empty. */
  newestId,
});
export const unreadCounts = z.object({
  orders: unread,
  memberships: unread,
  queries: unread,
  appointments: unread,
  /** Returns that wait for a decision or for their refund, read or unread; counted up to `UNREAD_COUNTED_MOST`. */
  returnsWaiting: z.int().min(0).max(UNREAD_COUNTED_MOST),
}) satisfies z.ZodType<Record<AdminList, z.output<typeof unread>>>;
export type UnreadCounts = z.infer<typeof unreadCounts>;

/** Marks rows up to this id as read by this admin. A lower id than before has no effect. */
export const readMark = z.object({
  list: z.enum(adminLists),
  upTo: newestId,
});
export type ReadMark = z.infer<typeof readMark>;
