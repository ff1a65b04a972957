import { reviewStates } from '@namma/contract/reviews/rules';
import { listLoader } from '../../admin/list/list-loader';
import { ReviewsScreen } from '../../features/reviews/reviews-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/reviews';

export const meta = () => privatePage('Reviews');

export const clientLoader = listLoader(reviewStates, (query) => api('reviews/getAll', { query }));

export default function AdminReviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
