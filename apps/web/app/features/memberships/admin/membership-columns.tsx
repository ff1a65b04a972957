import type { Reply } from '@namma/contract/calls';
import { formatDay, formatInstant } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise, formatRupees, rupeesToPaise } from '@namma/contract/money';
import { invoicePath } from '@namma/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BulkWords } from '../../../admin/list/bulk-action';
import { StatusMark } from '../../../admin/list/status-mark';
import { ContactCell } from '../../../admin/people/contact-cell';
import { contactOf } from '../../../admin/people/member-link';
import type { Column } from '../../../ui/data-table';

export type MembershipRow = Reply<'membership/getAllMemberships'>['content'][number];

export const idOf = ({ id }: MembershipRow): number => id;
export const nameOf = ({ id, name, type }: MembershipRow): string => `No. ${id}, ${name}, ${type}`;
export const isPending = ({ payment_status, withdrawnAt }: MembershipRow): boolean =>
  payment_status === 'pending' && withdrawnAt === null;

/** Does not wrap in a column. */
const Whole = ({ children }: { children: ReactNode }) => (
  <span className="@table/admin-table:whitespace-nowrap">{children}</span>
);

export const factsOf = ({ type, center, effectiveEnd, duePaise }: MembershipRow) => [
  duePaise > 0 && `${formatPaise(duePaise)} due`,
  type,
  centerLabel(center),
  `until ${formatDay(effectiveEnd)}`,
];

export const columnsBy = (by: 'end' | undefined): Column<MembershipRow>[] => [
  { title: 'No.', cell: ({ id }) => id },
  {
    title: 'Member',
    isHead: true,
    cell: (row) => <ContactCell {...contactOf(row)} />,
  },
  { title: 'Type', cell: ({ type }) => <Whole>{type}</Whole> },
  { title: 'Center', cell: ({ center }) => <Whole>{centerLabel(center)}</Whole> },
  {
    title: 'Valid',
    isSorted: by === 'end',
    cell: ({ startDate, effectiveEnd }) => (
      <span className="grid">
        <Whole>{`${formatDay(startDate)} to`}</Whole>
        <Whole>{formatDay(effectiveEnd)}</Whole>
      </span>
    ),
  },
  {
    title: 'Registered',
    isSorted: by !== 'end',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt}>
        <Whole>{formatInstant(createdAt)}</Whole>
      </time>
    ),
  },
  { title: 'Price', isNumber: true, cell: ({ price }) => formatRupees(price) },
  {
    title: 'Payment status',
    isState: true,
    cell: (row) => (
      <span className="grid justify-items-start">
        <StatusMark tone={row.withdrawnAt ? 'off' : isPending(row) ? 'waiting' : 'done'}>
          {row.withdrawnAt ? 'withdrawn' : row.payment_status}
        </StatusMark>
        <span className="figures flex flex-wrap gap-x-2 text-xs @max-table/admin-table:hidden @table/admin-table:h-4 @table/admin-table:max-w-44 @table/admin-table:overflow-clip">
          {row.refundPaise > 0 && <Whole>{`${formatPaise(row.refundPaise)} to be refunded`}</Whole>}
          <Due {...row} />
          {row.endedAt && <span className="text-(--soft)">ended early</span>}
          {row.documentNumber !== null && (
            <Link
              to={invoicePath(row.documentNumber)}
              className="whitespace-nowrap underline underline-offset-2"
            >
              {row.documentNumber}
            </Link>
          )}
        </span>
      </span>
    ),
  },
];

/** Amount due and amount paid. */
function Due({ price, duePaise }: MembershipRow) {
  if (duePaise === 0) return null;
  const paidPaise = rupeesToPaise(price) - duePaise;
  return (
    <span className="text-(--soft)">
      {paidPaise > 0 && <Whole>{`${formatPaise(paidPaise)} paid, `}</Whole>}
      <Whole>{`${formatPaise(duePaise)} due`}</Whole>
    </span>
  );
}

const membershipsOf = (count: number) => (count === 1 ? '1 membership' : `${count} memberships`);

export const bulkWords: BulkWords<MembershipRow> = {
  button: (count) => `Pay ${count}`,
  question: (count) => `Mark ${membershipsOf(count)} as paid?`,
  effects: (rows) => {
    const total = rows.reduce((sum, { duePaise }) => sum + duePaise, 0);
    return [`${membershipsOf(rows.length)} from pending to paid, ${formatPaise(total)} in total`];
  },
  skippedNote: 'It can be undone for 10 seconds. Memberships that are paid by then are skipped and listed.',
};
