/** Back-in-stock subscriptions (D92). */

/** The maximum subscriptions per member. */
export const SUBSCRIPTIONS_MOST = 50;
/** For an untracked product, whose stock is unknown, this many people are notified per minute. */
export const NOTIFIED_PER_MINUTE_UNTRACKED = 100;
