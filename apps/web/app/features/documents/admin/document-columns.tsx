import { formatDay } from '@namma/contract/days/dates';
import { documentTitles } from '@namma/contract/documents/rules';
import type { AdminDocument } from '@namma/contract/documents/schemas';
import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import { StatusMark } from '../../../admin/list/status-mark';
import type { Column } from '../../../ui/data-table';
import { exactRupees } from '../amounts';

export const documentColumns: Column<AdminDocument>[] = [
  {
    title: 'Number',
    isHead: true,
    cell: ({ number, kind, against }) => (
      <span className="grid justify-items-start">
        <Link
          to={paths.invoicePath(number)}
          translate="no"
          className="figures inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4 hover:no-underline @table/admin-table:whitespace-nowrap"
        >
          {number}
        </Link>
        <span className="text-xs font-normal wrap-anywhere text-(--soft)">
          {`${documentTitles[kind]}${against ? ` against ${against}` : ''}`}
        </span>
      </span>
    ),
  },
  {
    title: 'Issued',
    isSorted: true,
    cell: ({ issuedOn }) => <time dateTime={issuedOn}>{formatDay(issuedOn)}</time>,
  },
  { title: 'Buyer', cell: ({ buyer }) => <span className="wrap-anywhere">{buyer}</span> },
  { title: 'For', cell: ({ checkoutId, passId }) => (checkoutId ? 'Order' : passId ? 'Pass' : 'Membership') },
  {
    title: 'Status',
    cell: ({ cancelledAt }) => (
      <StatusMark tone={cancelledAt ? 'off' : 'done'}>{cancelledAt ? 'cancelled' : 'issued'}</StatusMark>
    ),
  },
  { title: 'Total', isNumber: true, cell: ({ totalPaise }) => exactRupees(totalPaise) },
];
