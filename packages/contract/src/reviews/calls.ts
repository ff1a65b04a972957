import { type CallsOf, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';
import { reviewRefusals, reviewStaffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  reviewHiding,
  reviewList,
  reviewListQuery,
  reviewPage,
  reviewQuery,
  reviewShowing,
} from './schemas.ts';

const reviewCalls = {
  'reviews/get': {
    access: 'public',
    summary: 'What buyers of a product write about it, newest first, a few at a time',
    query: reviewQuery,
    reply: reviewList,
    cached: true,
  },
  'reviews/getAll': {
    permission: 'moderateReviews',
    centerOf: 'none',
    summary: 'All reviews, newest first',
    query: reviewListQuery,
    reply: reviewPage,
  },
  'reviews/hide': {
    permission: 'moderateReviews',
    centerOf: 'none',
    summary: 'Hide a review, with a reason that is recorded',
    body: reviewHiding,
    reply: statusReply,
  },
  'reviews/show': {
    permission: 'moderateReviews',
    centerOf: 'none',
    summary: 'Show a hidden review again',
    body: reviewShowing,
    reply: statusReply,
  },
} as const satisfies CallsOf<'reviews'>;

export const reviews = defineDomain({
  calls: reviewCalls,
  refusals: reviewRefusals,
  staffRefusals: reviewStaffRefusals,
  auditActions: ['review hidden', 'review shown'],
  exportSections: ['reviews'],
  schemas,
});
