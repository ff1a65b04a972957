import type { ReviewList } from '@namma/contract/reviews/schemas';
import { sentenceOf } from '../../lib/api/api-error';
import type { Read } from '../../lib/loading/reads';

/** The newest reviews of a product, or the reason why there are none: the page works without them. */
export const loadReviews = (read: Read, productId: number): Promise<ReviewList | { failure: string }> =>
  read('reviews/get', { id: productId }).catch((error) => ({ failure: sentenceOf(error) }));
