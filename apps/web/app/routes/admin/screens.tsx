import { Outlet, useRouteError } from 'react-router';
import { NotInRole } from '../../admin/shell/not-in-role';
import { titleOf } from '../../admin/shell/screens';
import { LoadFailed } from '../../features/shell/load-failed';
import { sentenceOf, statusOf } from '../../lib/api/api-error';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/screens';

export const meta = ({ location }: Route.MetaArgs) => privatePage(titleOf(location.pathname));

/** Title and error note of every admin screen. */
export default function Screens() {
  return <Outlet />;
}

/** A refusal (403) shows its own message, because trying again does not help (D148). */
export function ErrorBoundary() {
  const error = useRouteError();
  return statusOf(error) === 403 ? <NotInRole title={sentenceOf(error)} /> : <LoadFailed />;
}
