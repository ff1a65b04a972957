import { Outlet } from 'react-router';
import { titleOf } from '../../admin/shell/screens';
import { LoadFailed } from '../../features/shell/load-failed';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/screens';

export const meta = ({ location }: Route.MetaArgs) => privatePage(titleOf(location.pathname));

/** What all screens of the admin side have: a title, and a note in their place when one does not load. */
export default function Screens() {
  return <Outlet />;
}

export { LoadFailed as ErrorBoundary };
