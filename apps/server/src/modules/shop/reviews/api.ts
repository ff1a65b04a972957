// What other modules may call. Nothing else of this folder is imported from outside.

export { insertReview, isReviewed } from './queries.ts';
