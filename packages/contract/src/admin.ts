/** What the admin side works with: how lists are asked for, what is kept on record, and how far one call reaches. */

export const listSorts = ['newest', 'oldest'] as const;
export type ListSort = (typeof listSorts)[number];

export const ADMIN_PAGE_SIZE = 10;
export const ADMIN_PAGE_SIZE_MAX = 100;
export const SEARCH_MAX_CHARACTERS = 100;
/** Rows that one bulk action may name: as many as the largest page shows. */
export const BULK_MAX = 100;

/** How many bars the sales chart has: today and the 29 days before it, at the gym (D18). */
export const SALES_CHART_DAYS = 30;
export const NEWEST_BUYERS_COUNT = 5;
export const NEXT_APPOINTMENTS_COUNT = 6;

/** Everything an admin does that changes something, as it is kept on record. */
export const activityActions = [
  'product added',
  'product changed',
  'product deleted',
  'order moved',
  'membership payed',
  'query answered',
  'change undone',
  'mail sent again',
  'admin created',
  'admin disabled',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** How long an admin can take a step of their own back, counted on the server. */
export const UNDO_SECONDS = 10;

/** What was acted on. */
export const subjectTypes = ['product', 'order', 'membership', 'query', 'admin', 'mail'] as const;
export type SubjectType = (typeof subjectTypes)[number];

/** Who the record names for what was done at the server's own terminal. */
export const TERMINAL = 'terminal';

/** The lists in which things arrive by themselves, each with its unread count in the sidebar. */
export const adminLists = ['orders', 'memberships', 'queries', 'appointments'] as const;
export type AdminList = (typeof adminLists)[number];

/** More unread rows than this are not counted: the screen says '99+'. */
export const UNREAD_COUNTED_MOST = 100;
