import type { Reply } from '@namma/contract/calls';
import { formatDay } from '@namma/contract/days/dates';
import { type neededSettings, settingReasons } from '@namma/contract/system/rules';
import { formatMoment } from '@namma/contract/values/times';
import { type ReactNode, useId } from 'react';
import { useRevalidator } from 'react-router';
import { ScreenTitle } from '../../admin/list/screen-title';
import { usePolling } from '../../admin/list/use-polling';
import { DataTable } from '../../ui/data-table';
import { StateScreen } from '../../ui/state-screen';
import { backupColumns, isBeingMade, jobColumns } from './columns';
import { formatBytes } from './format-bytes';

type System = Reply<'admin/getSystem'>;

/** Server details, backups and missing settings (D91). */
export function SystemScreen({ system }: { system: System }) {
  const { missingSettings, backups } = system;
  // Failed jobs come first, then by name.
  const jobs = [...system.jobs].sort((a, b) => Number(b.lastError !== null) - Number(a.lastError !== null));
  return (
    <>
      <ScreenTitle note="About this server. Nothing here is sent anywhere.">System</ScreenTitle>
      <div className="grid gap-10">
        <BackupState system={system} />
        {backups.length > 0 && (
          <Part title="Backups">
            <DataTable
              caption="Backups"
              columns={backupColumns}
              rows={backups}
              idOf={(row) => Date.parse(row.at)}
            />
          </Part>
        )}
        <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-2">
          <Part title="The server">
            <Details details={detailsOf(system)} />
          </Part>
          {missingSettings.length > 0 && (
            <Part title="Missing settings">
              <Details details={missingSettings.map((name) => [name, sentenceOf(name)] as const)} isCode />
            </Part>
          )}
        </div>
        <Part title="Scheduled jobs">
          <DataTable caption="Jobs" columns={jobColumns} rows={jobs} idOf={(row) => jobs.indexOf(row)} />
        </Part>
      </div>
    </>
  );
}

/** The one sentence that counts. */
function BackupState({ system }: { system: System }) {
  const { backupFolder: folder, lastGoodBackupAt, isBackupLate } = system;
  if (!folder)
    return (
      <StateScreen title="The server makes no backups">
        Set BACKUP_DIR to a folder, ideally on another disk, and restart the server. It then makes a backup
        each day, restores it to a copy and compares rows and totals.
      </StateScreen>
    );
  const isMaking = system.backups.some(isBeingMade);
  return (
    <section
      aria-label="Last good backup"
      className={`border-l-4 bg-paper-sunken p-5 wrap-anywhere ${isBackupLate ? 'border-signal' : 'border-lime'}`}
    >
      {isMaking && <ReadAgain />}
      <p className="heading text-lg">
        {lastGoodBackupAt !== null
          ? `Last good backup: ${formatMoment(lastGoodBackupAt)}, restored and compared`
          : folder.freeBytes === null
            ? "The backup folder can't be reached"
            : 'There is no good backup'}
      </p>
      {isBackupLate && (
        <p className="mt-1 text-sm font-semibold text-(--alert)">{whyLate(system, folder, isMaking)}</p>
      )}
      <p className="mt-1 text-sm text-(--soft)">
        {`In ${folder.path}, each day at ${folder.at}.${folder.freeBytes === null ? '' : ` ${formatBytes(folder.freeBytes)} are free there.`}`}
      </p>
    </section>
  );
}

/** Explains why the newest backup is late. */
function whyLate(
  { lastGoodBackupAt, backups }: System,
  { freeBytes }: NonNullable<System['backupFolder']>,
  isMaking: boolean,
): string {
  if (freeBytes === null) return 'Check its disk. The server tries to write a new backup each hour.';
  const since = lastGoodBackupAt === null ? '' : 'That is more than 26 hours ago. ';
  if (isMaking) return `${since}${since ? 'A new one' : 'The first one'} is being made.`;
  if (lastGoodBackupAt !== null) return `${since}The list says why there is no newer one.`;
  return backups.length === 0 ? 'The first backup starts within a minute.' : 'The list says why.';
}

/** Reads the page again while it changes by itself. */
function ReadAgain() {
  const { revalidate } = useRevalidator();
  usePolling(() => void revalidate(), 'later');
  return null;
}

const sentenceOf = (name: (typeof neededSettings)[number]): string => {
  const reason = settingReasons[name];
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
};

function detailsOf(system: System): (readonly [string, string])[] {
  const { freeDiskBytes, nodeEndsOn } = system;
  return [
    ['Version', system.version],
    [
      'Node',
      nodeEndsOn === null
        ? system.node
        : `${system.node}, fixes until ${formatDay(nodeEndsOn)}${system.isNodeEnding ? ': change to a later version' : ''}`,
    ],
    [
      'Database',
      `${system.engine === 'embedded' ? 'Embedded' : 'PostgreSQL server'}, version ${system.engineVersion}, ${formatBytes(system.databaseBytes)}`,
    ],
    ['Schema', system.schema],
    ...(freeDiskBytes === null ? [] : [['Free on its disk', formatBytes(freeDiskBytes)] as const]),
    ['Queued mails', String(system.mailsWaiting)],
  ];
}

function Details({
  details,
  isCode = false,
}: {
  details: readonly (readonly [string, string])[];
  isCode?: boolean;
}) {
  return (
    <dl className="grid divide-y divide-(--line) text-sm">
      {details.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
          <dt translate={isCode ? 'no' : undefined} className="font-semibold">
            {name}
          </dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="heading border-b-2 border-ink pb-2 text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}
