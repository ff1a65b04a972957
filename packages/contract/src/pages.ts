/** The maximum rows of a page in a member's own list: the newest, or the newest of those older than `before`. */
export const OWN_LIST_MAX = 500;
