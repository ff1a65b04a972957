import type { Reply } from '@namma/contract/calls';
import type { EnquirySort } from '@namma/contract/enquiries/rules';
import { formatMoment } from '@namma/contract/values/times';
import type { BulkWords } from '../../../admin/list/bulk-action';
import { StatusMark } from '../../../admin/list/status-mark';
import { formatTimeLeft, formatWait } from '../../../admin/time/moment';
import type { Column } from '../../../ui/data-table';

export type QueryRow = Reply<'contact/getAll'>['content'][number];

export const idOf = ({ contact_id }: QueryRow): number => contact_id;
export const nameOf = ({ contact_id, name }: QueryRow): string => `No. ${contact_id}, ${name}`;
export const isWaiting = ({ status }: QueryRow): boolean => status === 'unanswered';

const reachLink = 'inline-flex items-center text-xs font-normal underline underline-offset-2';

/** The customer's contact details. */
const From = ({ name, email, phone }: QueryRow) => (
  <span className="grid max-w-72 justify-items-start wrap-anywhere @table/admin-table:w-56">
    <span>{name}</span>
    {/* Empty once the sender has deleted the account. */}
    {email && (
      <span className="flex max-w-full flex-wrap gap-x-2 @table/admin-table:flex-nowrap @max-table/admin-table:hidden">
        <a className={`figures whitespace-nowrap ${reachLink}`} href={`tel:${phone}`}>
          {phone}
        </a>
        <a title={email} className={`min-w-0 ${reachLink}`} href={`mailto:${email}`}>
          <span className="min-w-0 @table/admin-table:truncate">{email}</span>
        </a>
      </span>
    )}
  </span>
);

/** The customer's message, and the answer that was mailed. */
const Message = ({ message, answer }: QueryRow) => (
  <span className="grid max-w-prose gap-2 wrap-anywhere @table/admin-table:min-w-36">
    <span title={message} className="whitespace-pre-line @table/admin-table:line-clamp-2">
      {message}
    </span>
    {answer !== null && (
      <span className="@table/admin-table:sr-only border-l-2 border-ink pl-3">
        <span className="block text-xs text-(--soft)">Answer</span>
        <span className="line-clamp-6 whitespace-pre-line">{answer}</span>
      </span>
    )}
  </span>
);

const nextSteps = { acknowledge: 'to acknowledge', resolve: 'to answer' } as const;

/** The time left until the next reply is due. */
function TimeLeft({ next, now }: { next: QueryRow['next']; now: Date }) {
  if (!next) return <span>–</span>;
  const left = formatTimeLeft(next.dueAt, now);
  return (
    <span className="figures grid justify-items-start @table/admin-table:min-w-24 @table/admin-table:whitespace-nowrap">
      {left === undefined ? (
        <span className="font-semibold text-(--alert)">
          <span>{'overdue by '}</span>
          <span className="whitespace-nowrap">{formatWait(next.dueAt, now)}</span>
        </span>
      ) : (
        <span>{left}</span>
      )}
      <span className="text-xs text-(--soft)">{nextSteps[next.kind]}</span>
    </span>
  );
}

export const factsOf = ({ next, message }: QueryRow) => [next && `due ${formatMoment(next.dueAt)}`, message];

export const columnsAt = (now: Date, sort: EnquirySort): Column<QueryRow>[] => [
  {
    title: 'No.',
    cell: ({ ticketNumber }) => (
      <span translate="no" className="figures whitespace-nowrap">
        {ticketNumber}
      </span>
    ),
  },
  { title: 'From', isHead: true, cell: (row) => <From {...row} /> },
  {
    title: 'Message',
    isLong: true,
    cell: (row) => <Message {...row} />,
  },
  {
    title: 'Received',
    isSorted: sort !== 'due',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    title: 'Time left',
    isSorted: sort === 'due',
    cell: ({ next }) => <TimeLeft next={next} now={now} />,
  },
  {
    title: 'Status',
    isState: true,
    cell: (row) => <StatusMark tone={isWaiting(row) ? 'waiting' : 'done'}>{row.status}</StatusMark>,
  },
];

const queriesOf = (count: number) => (count === 1 ? '1 query' : `${count} queries`);

export const bulkWords: BulkWords<QueryRow> = {
  button: (count) => `Answer ${count}`,
  question: (count) => `Mark ${queriesOf(count)} as Answered?`,
  effects: (rows) => [`${queriesOf(rows.length)} from unanswered to Answered`],
  skippedNote: 'It can be undone for 10 seconds. Queries that are Answered by then are skipped and listed.',
};
