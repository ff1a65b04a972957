import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import * as words from '#words/store';
import '../../features/catalogue/compact-bar.css';
import { StoreFailure } from '../../features/catalogue/store-failure';
import { deferHydration } from '../../lib/loading/defer-hydration';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/frame';

const { Deferred: StoreBar, preload } = deferHydration(
  async () => (await import('../../features/catalogue/store-bar')).StoreBar,
);

/** The loader makes the server render the page instead of waiting for the client loader. */
export const loader = () => null;

export const clientLoader = preload;

/** The title is only used when a screen fails: each screen has its own. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [];
  return privatePage(isRouteErrorResponse(error) && error.status === 404 ? words.noSuchProduct : words.store);
};

export default function Store() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <StoreFailure error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div>
      <StoreBar />
      {children}
    </div>
  );
}
