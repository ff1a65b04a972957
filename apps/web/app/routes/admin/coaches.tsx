import { useRevalidator } from 'react-router';
import { ClosingButton } from '../features/closures/closing-button';
import { CoachesScreen } from '../features/consultancy/admin/coaches-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { adminOnly } from '../lib/admin/admin-only';
import { keepShown } from '../lib/admin/keep-shown';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-coaches';

export const meta = () => privatePage('Coaches');

// Never cached, because members book and other admins change them.
const load = keepShown(() => adminOnly(() => api('consultancy/getCoaches')));
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminCoaches({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <CoachesScreen {...loaderData} closing={<ClosingButton onChanged={() => void revalidate()} />} />;
}

export { LoadFailed as ErrorBoundary };
