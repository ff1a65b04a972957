import { reviewStates } from '@namma/contract/reviews/rules';
import { listLoader } from '../../admin/list/list-loader';
import { ReviewsScreen } from '../../features/reviews/reviews-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/reviews';

export const clientLoader = listLoader(reviewStates, (query) => api('reviews/getAll', { query }));

export default function AdminReviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />;
}
