import { messages } from '../messages.ts';

/** Refusal texts; see `refusals`. */
export const reviewRefusals = {
  notDelivered: { status: 409, message: () => 'Only delivered orders can be rated' },
  ratedAlready: { status: 409, message: () => messages.ratingAlreadySubmitted },
  notRated: { status: 409, message: () => 'Rate the product before you write a review.' },
  reviewedAlready: { status: 409, message: () => 'You have already reviewed this order.' },
} as const;

/** Refusals that only staff receive. */
export const reviewStaffRefusals = {
  noSuchReview: { status: 404, message: () => 'Review not found.' },
  reviewHiddenAlready: { status: 409, message: () => 'This review is already hidden.' },
  reviewIsShown: { status: 409, message: () => 'This review is already shown.' },
} as const;
