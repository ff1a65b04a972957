import { formatDay, formatMonth, gymDay } from '@namma/contract/days/dates';
import { documentTitles } from '@namma/contract/documents/rules';
import type { AdminDocument } from '@namma/contract/documents/schemas';
import * as paths from '@namma/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { FilterSelect } from '../../../admin/list/filter-select';
import type { ListPage } from '../../../admin/list/list-body';
import type { ListQuery } from '../../../admin/list/list-query';
import { ListScreen } from '../../../admin/list/list-screen';
import { StatusMark } from '../../../admin/list/status-mark';
import { useListAddress } from '../../../admin/list/use-list-address';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { Button, ButtonLink } from '../../../ui/button';
import type { Column } from '../../../ui/data-table';
import { exactRupees } from '../amounts';
import { monthsBefore } from './months';

const loadMonthFiles = async () => (await import('./month-files')).MonthFiles;

const nameOf = ({ number }: AdminDocument) => number;
const factsOf = ({ issuedOn, buyer, totalPaise }: AdminDocument) => [
  exactRupees(totalPaise),
  formatDay(issuedOn),
  buyer,
];

const documentColumns: Column<AdminDocument>[] = [
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
        <span className="text-xs font-normal text-(--soft) @max-table/admin-table:hidden @table/admin-table:whitespace-nowrap">
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
    isState: true,
    cell: ({ cancelledAt }) => (
      <StatusMark tone={cancelledAt ? 'off' : 'done'}>{cancelledAt ? 'cancelled' : 'issued'}</StatusMark>
    ),
  },
  { title: 'Total', isNumber: true, cell: ({ totalPaise }) => exactRupees(totalPaise) },
];

interface DocumentsScreenProps {
  list: ListPage<AdminDocument>;
  query: ListQuery & { month: string | undefined };
}

const nothingYet = {
  title: 'No documents yet',
  text: 'Created automatically for each shipped order and each paid membership.',
};

/** Receipts, invoices and credit notes, and the figures of a month for the GST return. */
export function DocumentsScreen({ list, query }: DocumentsScreenProps) {
  const address = useListAddress();
  const [months] = useState(() => monthsBefore(gymDay(new Date())));
  // Without a filter it is the last whole month, for which a return is filed.
  const month = query.month ?? months[1] ?? months[0];
  const { loaded: MonthFiles, ensureLoaded } = useLazy(loadMonthFiles);
  const { opened, open, close } = useOpened<true>(ensureLoaded);
  return (
    <ListScreen
      title="Documents"
      titleActions={
        <>
          <IfAllowed permission="exportLists">
            <Button look="outline" onClick={() => void open(true)}>
              Files of a month
            </Button>
            {MonthFiles && (
              <MonthFiles isOpen={opened !== undefined} onClose={close} months={months} month={month} />
            )}
          </IfAllowed>
          <ButtonLink to={paths.adminTaxDetails} look="outline">
            Tax of products
          </ButtonLink>
        </>
      }
      noun="documents"
      one="document"
      searchHint="Number or buyer"
      filters={
        <FilterSelect
          label="Month"
          value={query.month ?? ''}
          options={[
            { value: '', label: 'All' },
            ...months.map((value) => ({ value, label: formatMonth(value) })),
          ]}
          onChange={(value) => address.change({ month: value })}
        />
      }
      state={query}
      idOf={({ id }) => id}
      columns={documentColumns}
      facts={factsOf}
      nameOf={nameOf}
      list={list}
      address={address}
      nothingYet={nothingYet}
    />
  );
}
