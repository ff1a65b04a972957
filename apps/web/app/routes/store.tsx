import { isRouteErrorResponse, Outlet } from 'react-router';
import { StoreFailure } from '../features/catalogue/store-failure';
import { StoreFrame } from '../features/catalogue/store-frame';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/store';

/** Only for what failed: each screen of the store has a title of its own. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [];
  return privatePage(isRouteErrorResponse(error) && error.status === 404 ? 'No such product' : 'Store');
};

export default function Store() {
  return (
    <StoreFrame>
      <Outlet />
    </StoreFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <StoreFrame>
      <StoreFailure error={error} />
    </StoreFrame>
  );
}
