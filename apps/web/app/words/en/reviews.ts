// Reviews on the product page
export const reviews = 'Reviews';
export const notLoaded = (reason: string) => `Reviews couldn't be loaded. ${reason}`;
export const noReviews = 'No written reviews yet. Bought it here? Review it under Orders.';
/** The noun for the end of the list. */
export const reviewsPlural = 'reviews';
export const theseAreAll = 'No more reviews.';
export const starsOf = (stars: number, most: number) => `${stars} of ${most} stars`;
export const aMember = 'A member';
export const boughtHere = 'Bought here';
