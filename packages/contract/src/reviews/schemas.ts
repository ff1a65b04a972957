import { z } from 'zod';
import { adminListPageOf, adminQuery, arrivalFilter, dayFilter } from '../admin/schemas.ts';
import { id, idInQuery, longText, text } from '../fields.ts';
import { orderingMember } from '../values/buyer.ts';
import { reviewMessages } from '../words/en/reviews.ts';
import {
  RATING_MAX_STARS,
  REVIEW_MAX_CHARACTERS,
  REVIEW_MIN_CHARACTERS,
  REVIEW_REASON_MAX_CHARACTERS,
  reviewStates,
} from './rules.ts';

/** A review text beside the stars: plain text. */
export const reviewText = longText(
  REVIEW_MAX_CHARACTERS,
  reviewMessages.reviewTooShort,
  REVIEW_MIN_CHARACTERS,
  reviewMessages.reviewTooShort,
);

const stars = z.int().min(1).max(RATING_MAX_STARS);

/** A public review: its author has bought the product here. */
const review = z.object({
  reviewId: id,
  stars,
  text: z.string(),
  /** The member's first name. */
  name: z.string(),
  /** `YYYY-MM` in IST. */
  month: z.string(),
});
export type Review = z.infer<typeof review>;

/** `before` is the `next` of the newer ones. */
export const reviewQuery = z.object({ id: idInQuery, before: idInQuery.optional() });
export const reviewList = z.object({
  content: z.array(review),
  /** The `before` of the older ones; null when there are none. */
  next: id.nullable(),
});
export type ReviewList = z.infer<typeof reviewList>;

/** A review for admins. */
export const adminReview = z.object({
  reviewId: id,
  orderId: id,
  productId: id,
  product: z.string(),
  stars,
  text: z.string(),
  at: z.iso.datetime(),
  member: orderingMember,
  state: z.enum(reviewStates),
  /** The reason for hiding it; null while it is shown. */
  reason: z.string().nullable(),
});
export type AdminReview = z.infer<typeof adminReview>;

export const reviewPage = adminListPageOf(adminReview);

/** `q` matches a member, a product or a review's number. */
export const reviewListQuery = z.object({
  ...adminQuery,
  status: z.enum(reviewStates).optional(),
  ...dayFilter,
  ...arrivalFilter,
});
export type ReviewListQuery = z.infer<typeof reviewListQuery>;

export const reviewHiding = z.object({
  id,
  reason: text(REVIEW_REASON_MAX_CHARACTERS, reviewMessages.reasonRequired),
});
export type ReviewHiding = z.infer<typeof reviewHiding>;
export const reviewShowing = z.object({ id });
