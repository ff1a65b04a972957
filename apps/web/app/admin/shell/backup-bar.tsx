import { adminSystem } from '@namma/contract/paths';
import { formatMoment } from '@namma/contract/values/times';
import { Link } from 'react-router';
import type { LateBackup } from './late-backup';

/** Says on every screen that the last good backup is too old (D91). */
export function BackupBar({ lastGoodBackupAt: at }: LateBackup) {
  return (
    <aside
      aria-label="Backups"
      className="print:hidden mb-6 flex flex-wrap items-center gap-x-4 rounded-md bg-signal px-4 py-2 text-sm text-white forced-colors:border"
    >
      <strong className="font-semibold">
        {at === null
          ? 'There is no good backup.'
          : `The last good backup is too old: of ${formatMoment(at)}.`}
      </strong>
      <Link to={adminSystem} className="inline-flex min-h-11 items-center underline">
        See why
      </Link>
    </aside>
  );
}
