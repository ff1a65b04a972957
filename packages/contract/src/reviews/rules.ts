/** What members write beside their stars, shown on the page of the product. */

export const REVIEW_MIN_CHARACTERS = 10;
export const REVIEW_MAX_CHARACTERS = 500;
export const REVIEW_REASON_MAX_CHARACTERS = 200;
/** As many reviews as a product's page shows at once. */
export const REVIEWS_PAGE_SIZE = 5;

export const reviewStates = ['shown', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const RATING_MAX_STARS = 5;
/** For how long the web offers other stars after a rating, and how long after it they are taken: choosing takes a moment, too. */
export const RATING_CHANGE_OFFERED_SECONDS = 10;
export const RATING_CHANGE_TAKEN_SECONDS = 30;
