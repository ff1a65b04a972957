import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { keepStaleOnFailure } from '../../admin/list/stale-on-failure';
import { adminOnly } from '../../admin/shell/admin-only';
import { SpecialDays } from '../../features/centers/admin/special-days';
import { groupOf } from '../../features/facts/admin/groups';
import { SettingsScreen } from '../../features/facts/admin/settings-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import { Spinner } from '../../ui/spinner';
import type { Route } from './+types/settings';

const Preview = lazy(async () => ({ default: (await import('./settings-preview')).SettingsPreview }));

export const meta = () => privatePage('Settings');

// Never cached, because another owner may have changed them.
const load = keepStaleOnFailure(({ request }) =>
  adminOnly(async () => ({
    group: groupOf(new URL(request.url).searchParams.get('group')),
    facts: await api('facts/getAll'),
  })),
);
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminSettings({ loaderData: { facts, group } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <SettingsScreen
      key={group}
      facts={facts}
      group={group}
      more={group === 'hours' && <SpecialDays onChanged={() => void revalidate()} />}
      previewOf={(draft) => (
        <Suspense fallback={<Spinner />}>
          <Preview facts={facts} draft={draft} />
        </Suspense>
      )}
    />
  );
}

export { LoadFailed as ErrorBoundary };
