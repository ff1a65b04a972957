/** Reviews beside members' stars, shown on the product's page. */

export const REVIEW_MIN_CHARACTERS = 10;
export const REVIEW_MAX_CHARACTERS = 500;
export const REVIEW_REASON_MAX_CHARACTERS = 200;
/** The number of reviews that a product's page shows at once. */
export const REVIEWS_PAGE_SIZE = 5;

export const reviewStates = ['shown', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const RATING_MAX_STARS = 5;
/**
 * The time in which the web offers to change stars after a rating, and the longer time in which the server accepts it.
 */
export const RATING_CHANGE_OFFERED_SECONDS = 10;
export const RATING_CHANGE_TAKEN_SECONDS = 30;
