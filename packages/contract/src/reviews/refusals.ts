import { messages } from '../messages.ts';

/** Refusal texts; see `refusals`. */
export const reviewRefusals = {
  noSuchReview: { status: 404, message: () => 'There is no such review.' },
  reviewHiddenAlready: { status: 409, message: () => 'This review is hidden already.' },
  reviewIsShown: { status: 409, message: () => 'This review is shown already.' },
  notDelivered: { status: 409, message: () => 'Only delivered orders can be rated' },
  ratedAlready: { status: 409, message: () => messages.ratingAlreadySubmitted },
  notRated: { status: 409, message: () => 'Please give stars first: a review stands beside them.' },
  reviewedAlready: { status: 409, message: () => 'You have written a review of this order already.' },
} as const;
