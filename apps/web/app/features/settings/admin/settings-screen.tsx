import type { Reply } from '@namma/contract/calls';
import { adminImports, adminLogin, adminSystem } from '@namma/contract/paths';
import type { Setting } from '@namma/contract/settings/schemas';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { useUndo } from '../../../admin/writes/use-undo';
import { api } from '../../../lib/api/api';
import { useFailure } from '../../../lib/api/use-failure';
import { invalidate } from '../../../lib/loading/read-cache';
import { useLazy } from '../../../lib/loading/use-lazy';
import { ButtonLink } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { type GroupName, groupNames, groupPath, settingGroups } from './groups';
import type { PreviewOf } from './setting-dialog';
import { SettingRow } from './setting-row';

const loadDialog = async () => (await import('./setting-dialog')).SettingDialog;

interface SettingsScreenProps {
  settings: Reply<'settings/getAll'>;
  group: GroupName;
  previewOf: PreviewOf;
  /** Additional content of a group. */
  more?: ReactNode | undefined;
}

/** The settings of the business: current and scheduled values, and those that are fixed. */
export function SettingsScreen({ settings, group, previewOf, more }: SettingsScreenProps) {
  const { revalidate } = useRevalidator();
  const fail = useFailure(adminLogin);
  const heading = useRef<HTMLHeadingElement>(null);
  const { loaded: SettingDialog, ensureLoaded } = useLazy(loadDialog);
  const [opened, setOpened] = useState<Setting>();
  const { offerUndo } = useUndo();
  const { lead, sections, fixed } = settingGroups[group];
  const readAgain = async () => {
    invalidate('settings/', 'admin/');
    await revalidate();
  };
  const onDone = async ({ status, activityId }: { status: string; activityId?: number | undefined }) => {
    setOpened(undefined);
    if (activityId === undefined) toast.success(status);
    else
      offerUndo(status, activityId, { onUndone: () => void readAgain(), onRefused: () => void readAgain() });
    await readAgain();
  };
  const [takeBack, isBusy] = useOneAtATime(async (setting: Setting, fromDay: string) => {
    try {
      // The button disappears with its row.
      heading.current?.focus();
      await onDone(await api('settings/remove', { body: { key: setting.key, fromDay } }));
    } catch (error) {
      fail(error);
      await readAgain();
    }
  });
  return (
    <>
      <ScreenTitle
        heading={heading}
        note="Only owners can change these. Every change is logged."
        actions={
          <>
            <ButtonLink to={adminImports} look="quiet" className="border border-(--line)">
              Import lists
            </ButtonLink>
            <ButtonLink to={adminSystem} look="quiet" className="border border-(--line)">
              System
            </ButtonLink>
          </>
        }
      >
        Settings
      </ScreenTitle>
      <nav aria-label="Groups of settings" className="pb-5">
        <ul className="flex flex-wrap gap-2">
          {groupNames.map((name) => (
            <li key={name}>
              <Link
                to={groupPath(name)}
                aria-current={name === group ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-md border border-(--line) px-4 text-sm font-semibold transition-colors hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
              >
                {settingGroups[name].label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="max-w-text text-sm text-(--soft)">{lead}</p>
      <div
        className={`mt-4 grid grid-cols-1 items-start gap-x-8 ${sections.length > 1 ? 'lg:grid-cols-2 xl:grid-cols-3' : 'max-w-2xl'}`}
      >
        {sections.map(({ title, keys }) => (
          <Section key={title ?? ''} title={title ?? settingGroups[group].label}>
            {keys.flatMap((key) => {
              const setting = settings.find((each) => each.key === key);
              if (!setting) return [];
              return (
                <SettingRow
                  key={key}
                  setting={setting}
                  isBusy={isBusy}
                  onChange={async () => (await ensureLoaded()) && setOpened(setting)}
                  onCancel={(fromDay) => void takeBack(setting, fromDay)}
                />
              );
            })}
          </Section>
        ))}
      </div>
      {more}
      {fixed.length > 0 && (
        <section className="mt-8" aria-labelledby="fixed">
          <h2 id="fixed" className="heading text-lg">
            Fixed settings
          </h2>
          <dl className="mt-3 grid divide-y divide-(--line) border-y border-(--line) text-sm">
            {fixed.map(({ what, why }) => (
              <div key={what} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
                <dt className="font-semibold">{what}</dt>
                <dd className="text-(--soft)">{why}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {SettingDialog && (
        <SettingDialog
          setting={opened}
          previewOf={previewOf}
          onClose={() => setOpened(undefined)}
          onDone={onDone}
        />
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="heading border-b border-(--line) pt-4 pb-2 text-lg">
        {title}
      </h2>
      <ul className="grid divide-y divide-(--line)">{children}</ul>
    </section>
  );
}
