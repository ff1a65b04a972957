import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { adminLoader } from '../../admin/list/list-loader';
import { CenterTable } from '../../features/centers/admin/center-table';
import { SpecialDays } from '../../features/centers/admin/special-days';
import { groupOf } from '../../features/settings/admin/groups';
import { SettingsScreen } from '../../features/settings/admin/settings-screen';
import { api } from '../../lib/api/api';
import { Spinner } from '../../ui/spinner';
import type { Route } from './+types/settings';

const Preview = lazy(async () => ({ default: (await import('./settings-preview')).SettingsPreview }));

export const clientLoader = adminLoader(async (searchParams) => {
  const group = groupOf(searchParams.get('group'));
  const [settings, centers] = await Promise.all([
    api('settings/getAll'),
    group === 'gym' ? api('centers/getAll') : [],
  ]);
  return { group, settings, centers };
});

export default function AdminSettings({ loaderData: { settings, group, centers } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <SettingsScreen
      key={group}
      settings={settings}
      group={group}
      more={
        group === 'hours' ? (
          <SpecialDays onChanged={() => void revalidate()} />
        ) : group === 'gym' ? (
          <CenterTable centers={centers} />
        ) : undefined
      }
      previewOf={(draft) => (
        <Suspense fallback={<Spinner />}>
          <Preview settings={settings} draft={draft} />
        </Suspense>
      )}
    />
  );
}
