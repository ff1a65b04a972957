import type { Reply } from '@namma/contract/calls';
import { formatMoment, formatWait } from '../../../lib/admin/moment';
import type { BulkWords } from '../../../ui/admin/bulk-action';
import type { Column } from '../../../ui/admin/data-table';
import { StatusMark } from '../../../ui/admin/status-mark';

export type QueryRow = Reply<'contact/getAll'>['content'][number];

export const idOf = ({ contact_id }: QueryRow): number => contact_id;
export const nameOf = ({ contact_id, name }: QueryRow): string => `No. ${contact_id}, ${name}`;
export const isWaiting = ({ status }: QueryRow): boolean => status === 'unanswered';

const reachLink = 'inline-flex min-h-7 items-center text-xs font-normal underline underline-offset-2';

/** The answer is written where the customer is: in a mail or on the phone. */
const From = ({ name, email, phone }: QueryRow) => (
  <span className="grid max-w-72 @table/admin-table:min-w-48 justify-items-start wrap-anywhere">
    <span>{name}</span>
    <a className={reachLink} href={`mailto:${email}`}>
      {email}
    </a>
    <a className={`figures ${reachLink}`} href={`tel:${phone}`}>
      {phone}
    </a>
  </span>
);

export const columnsAt = (now: Date): Column<QueryRow>[] => [
  { title: 'No.', cell: ({ contact_id }) => contact_id },
  { title: 'From', isHead: true, cell: (row) => <From {...row} /> },
  {
    title: 'Message',
    cell: ({ message }) => (
      <span className="block max-w-prose @table/admin-table:min-w-36 whitespace-pre-line wrap-anywhere">
        {message}
      </span>
    ),
  },
  {
    title: 'Received',
    isSorted: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    title: 'Waiting',
    cell: (row) =>
      isWaiting(row) ? (
        <span className="figures inline-block @table/admin-table:min-w-16 whitespace-nowrap">
          {formatWait(row.createdAt, now)}
        </span>
      ) : (
        <span className="inline-block @table/admin-table:min-w-16">–</span>
      ),
  },
  {
    title: 'Status',
    cell: (row) => <StatusMark tone={isWaiting(row) ? 'waiting' : 'done'}>{row.status}</StatusMark>,
  },
];

const queriesOf = (count: number) => (count === 1 ? '1 query' : `${count} queries`);

export const bulkWords: BulkWords<QueryRow> = {
  button: (count) => `Answer ${count}`,
  question: (count) => `Mark ${queriesOf(count)} as Answered?`,
  effects: (rows) => [`${queriesOf(rows.length)} from unanswered to Answered`],
  leftAlone: 'It can be undone for 10 seconds. Queries that are Answered by then are left alone and named.',
};
