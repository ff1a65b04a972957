/** 'Notify me' (D92). */

/** How many products somebody may wait for at once. */
export const AWAITED_MOST = 50;
/** Of a product that is not counted, whose pieces nobody knows, so many people are notified in a minute. */
export const TOLD_OF_UNCOUNTED = 100;
