import type { Reply } from '@namma/contract/calls';
import { formatMoment } from '@namma/contract/values/times';
import type { Column } from '../../ui/data-table';
import { formatBytes } from './format-bytes';

type Backup = Reply<'admin/getSystem'>['backups'][number];
type Job = Reply<'admin/getSystem'>['jobs'][number];

export const backupColumns: readonly Column<Backup>[] = [
  { title: 'Begun', cell: ({ at }) => <Moment at={at} />, isHead: true },
  { title: 'Result', cell: (row) => <Outcome row={row} /> },
  { title: 'File', cell: ({ file }) => <span translate="no">{file}</span> },
  { title: 'Rows', cell: ({ rows }) => (rows === null ? '–' : rows.toLocaleString('en-IN')), isNumber: true },
  { title: 'Size', cell: ({ bytes }) => (bytes === null ? '–' : formatBytes(bytes)), isNumber: true },
];

const Moment = ({ at }: { at: string }) => <span className="whitespace-nowrap">{formatMoment(at)}</span>;

export const isBeingMade = ({ error, verifiedAt }: Backup): boolean => error === null && verifiedAt === null;

function Outcome({ row }: { row: Backup }) {
  if (row.error !== null)
    return <span className="font-semibold text-(--alert) wrap-anywhere">{row.error}</span>;
  return <span>{isBeingMade(row) ? 'In progress' : 'Restored and compared'}</span>;
}

export const jobColumns: readonly Column<Job>[] = [
  { title: 'Job', cell: ({ name }) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`, isHead: true },
  {
    title: 'Last run',
    cell: ({ lastRunAt }) => (lastRunAt === null ? <span>Not yet</span> : <Moment at={lastRunAt} />),
  },
  {
    title: 'Result',
    cell: ({ lastRunAt, lastError }) =>
      lastError === null ? (
        <span>{lastRunAt === null ? '–' : 'Done'}</span>
      ) : (
        <span className="font-semibold text-(--alert) wrap-anywhere">{lastError}</span>
      ),
  },
];
