import type { Reply } from '@namma/contract/calls';
import { gymDateTime } from '@namma/contract/days/dates';
import { settingReasons } from '@namma/contract/system/rules';
import type { Deps } from '../deps.ts';
import { getSystem } from '../modules/admin/system/api.ts';
import { modules } from '../modules.ts';
import { StartError } from '../platform/shared/start-error.ts';

type System = Reply<'admin/getSystem'>;

const at = (instant: string | null): string =>
  instant === null ? 'never' : `${gymDateTime(new Date(instant))} IST`;
const size = (bytes: number | null): string =>
  bytes === null ? 'not known' : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/**
 * Prints the content of the system page (D91).
 * @returns lines for the terminal
 * @throws StartError with the same lines when the last good backup is too old or a job has failed, so that a supervisor
 * notices
 */
export async function runDoctorCommand(deps: Deps, args: readonly string[]): Promise<string> {
  if (args.length > 0) throw new StartError('Usage: npm run doctor');
  // Only a running server can detect a proxy.
  const system = await getSystem(deps, modules, false);
  const text = describeSystem(system);
  if (system.isBackupLate || system.jobs.some(({ lastError }) => lastError !== null))
    throw new StartError(text);
  return text;
}

/** Formats the system page as text, one setting per line. */
export function describeSystem(system: System): string {
  const { backupFolder: folder } = system;
  return [
    `Version ${system.version}, schema ${system.schema}`,
    `Node ${system.node}, fixes until ${system.nodeEndsOn ?? 'an unknown day'}${system.isNodeEnding ? ': change to a later version' : ''}`,
    `Database ${system.engine}, PostgreSQL ${system.engineVersion}, ${size(system.databaseBytes)}`,
    ...(system.freeDiskBytes === null ? [] : [`Free on its disk: ${size(system.freeDiskBytes)}`]),
    `Mails waiting: ${system.mailsWaiting}`,
    '',
    folder
      ? `Backups in ${folder.path}, due at ${folder.at} IST, free there: ${size(folder.freeBytes)}`
      : 'The server makes no backups: BACKUP_DIR is not set.',
    ...(folder
      ? [
          `Last good backup: ${at(system.lastGoodBackupAt)}${system.isBackupLate ? '  TOO OLD: more than 26 hours' : ''}`,
        ]
      : []),
    ...system.backups.map(
      (row) =>
        `  ${at(row.at)}  ${row.file}  ${row.error ?? (row.verifiedAt === null ? 'is being made' : `${size(row.bytes)}, ${row.rows} rows, restored and compared`)}`,
    ),
    '',
    'Jobs:',
    ...system.jobs.map(
      ({ name, lastRunAt, lastError }) =>
        `  ${name}: ${at(lastRunAt)}${lastError ? `, FAILED: ${lastError}` : ''}`,
    ),
    ...(system.missingSettings.length > 0
      ? [
          '',
          'Settings that are missing:',
          ...system.missingSettings.map((name) => `  ${name}: ${settingReasons[name]}`),
        ]
      : []),
  ].join('\n');
}
