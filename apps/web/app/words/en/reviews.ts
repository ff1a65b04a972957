// What buyers write, on the page of a product.
export const reviews = 'Reviews';
export const notLoaded = (reason: string) => `Reviews could not be loaded. ${reason}`;
export const noReviews = 'No reviews yet. Members who bought it here can write one in their orders.';
/** The noun for the end of the list. */
export const reviewsPlural = 'reviews';
export const theseAreAll = 'These are all reviews.';
export const starsOf = (stars: number, most: number) => `${stars} of ${most} stars`;
export const aMember = 'A member';
export const boughtHere = 'Bought here';
