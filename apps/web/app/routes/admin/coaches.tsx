import { useRevalidator } from 'react-router';
import { keepStaleOnFailure } from '../../admin/list/stale-on-failure';
import { adminOnly } from '../../admin/shell/admin-only';
import { MaySee } from '../../admin/shell/may-see';
import { CoachesScreen } from '../../features/appointments/admin/coaches-screen';
import { ClosingButton } from '../../features/centers/admin/closing-button';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/coaches';

export const meta = () => privatePage('Coaches');

// Never cached, because members book and other admins change them.
const load = keepStaleOnFailure(() => adminOnly(() => api('consultancy/getCoaches')));
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminCoaches({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <CoachesScreen
      {...loaderData}
      closing={
        <MaySee permission="closeCenters">
          <ClosingButton onChanged={() => void revalidate()} />
        </MaySee>
      }
    />
  );
}

export { LoadFailed as ErrorBoundary };
