/** A member's own list answers so many rows at most: the newest, or the newest of those older than `before`. */
export const OWN_LIST_MAX = 500;
