/** Constants of the admin side: lists, the activity log, and limits of one call. */

export const listSorts = ['newest', 'oldest'] as const;
export type ListSort = (typeof listSorts)[number];

export const ADMIN_PAGE_SIZE = 10;
export const ADMIN_PAGE_SIZE_MAX = 100;
export const SEARCH_MAX_CHARACTERS = 100;
/** The maximum rows of a bulk action, equal to the largest page. */
export const BULK_MAX = 100;

/** The number of bars in the sales chart: today and the 29 days before it, in IST (D18). */
export const SALES_CHART_DAYS = 30;
export const NEWEST_BUYERS_COUNT = 5;
export const NEXT_APPOINTMENTS_COUNT = 6;

/** The undo period of an admin's own step, by the server's clock. */
export const UNDO_SECONDS = 10;

/** Logged instead of an admin for commands at the server's terminal. */
export const TERMINAL = 'terminal';

/** The lists to which visitors and members add rows, each with a counter of unread rows in the sidebar. */
export const adminLists = ['orders', 'memberships', 'queries', 'appointments'] as const;
export type AdminList = (typeof adminLists)[number];

/** The limit of counted unread rows; beyond it the screen shows '99+'. */
export const UNREAD_COUNTED_MOST = 100;
