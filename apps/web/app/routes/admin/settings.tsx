import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { adminLoader } from '../../admin/list/list-loader';
import { SpecialDays } from '../../features/centers/admin/special-days';
import { groupOf } from '../../features/settings/admin/groups';
import { SettingsScreen } from '../../features/settings/admin/settings-screen';
import { api } from '../../lib/api/api';
import { Spinner } from '../../ui/spinner';
import type { Route } from './+types/settings';

const Preview = lazy(async () => ({ default: (await import('./settings-preview')).SettingsPreview }));

export const clientLoader = adminLoader(async (searchParams) => ({
  group: groupOf(searchParams.get('group')),
  settings: await api('settings/getAll'),
}));

export default function AdminSettings({ loaderData: { settings, group } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <SettingsScreen
      key={group}
      settings={settings}
      group={group}
      more={group === 'hours' && <SpecialDays onChanged={() => void revalidate()} />}
      previewOf={(draft) => (
        <Suspense fallback={<Spinner />}>
          <Preview settings={settings} draft={draft} />
        </Suspense>
      )}
    />
  );
}
