import { reviewStates } from '@namma/contract/reviews';
import { ReviewsScreen } from '../features/reviews/reviews-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { listLoader } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-reviews';

export const meta = () => privatePage('Reviews');

export const clientLoader = listLoader(reviewStates, (query) => api('reviews/getAll', { query }));

export default function AdminReviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
