/** Constants of the admin side: lists, the record of changes, and limits of one call. */

export const listSorts = ['newest', 'oldest'] as const;
export type ListSort = (typeof listSorts)[number];

export const ADMIN_PAGE_SIZE = 10;
export const ADMIN_PAGE_SIZE_MAX = 100;
export const SEARCH_MAX_CHARACTERS = 100;
/** The most rows of one bulk action: those of the largest page. */
export const BULK_MAX = 100;

/** The number of bars in the sales chart: today and the 29 days before it, in IST (D18). */
export const SALES_CHART_DAYS = 30;
export const NEWEST_BUYERS_COUNT = 5;
export const NEXT_APPOINTMENTS_COUNT = 6;

/** How long an admin can undo an own step, by the server's clock. */
export const UNDO_SECONDS = 10;

/** Recorded in place of an admin for commands at the server's terminal. */
export const TERMINAL = 'terminal';

/** The lists that visitors and members add rows to, each with its count of unread rows in the sidebar. */
export const adminLists = ['orders', 'memberships', 'queries', 'appointments'] as const;
export type AdminList = (typeof adminLists)[number];

/** Unread rows are counted up to here; beyond it the screen says '99+'. */
export const UNREAD_COUNTED_MOST = 100;
