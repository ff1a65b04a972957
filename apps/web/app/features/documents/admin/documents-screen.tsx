import { gymDay } from '@namma/contract/dates';
import * as paths from '@namma/contract/paths';
import type { AdminDocument } from '@namma/contract/schemas/documents';
import { useState } from 'react';
import { type ListQuery, listLimits } from '../../../lib/admin/list-query';
import { useCsvExport } from '../../../lib/admin/use-csv-export';
import { useListAddress } from '../../../lib/admin/use-list-address';
import { ExportButton } from '../../../ui/admin/export-button';
import { FilterSelect } from '../../../ui/admin/filter-select';
import { ListBody, type ListPage } from '../../../ui/admin/list-body';
import { ListToolbar } from '../../../ui/admin/list-toolbar';
import { ScreenTitle } from '../../../ui/admin/screen-title';
import { ButtonLink } from '../../../ui/button';
import { documentColumns } from './document-columns';
import { formatMonth, monthsBefore } from './months';

interface DocumentsScreenProps {
  list: ListPage<AdminDocument>;
  query: ListQuery & { month: string | undefined };
}

const nothingYet = {
  title: 'No documents yet',
  text: 'Each order that leaves and each membership that is payed gets one by itself.',
};

/** Receipts, invoices and credit notes, and the figures of a month for the GST return. */
export function DocumentsScreen({ list, query }: DocumentsScreenProps) {
  const { change, pathWith, hasFilters, isLoading } = useListAddress();
  const [months] = useState(() => monthsBefore(gymDay(new Date())));
  // Without a filter it is the last whole month, for which a return is filed.
  const month = query.month ?? months[1] ?? months[0];
  const csv = useCsvExport('admin/exportGst', `gst-${month}`, { month });
  return (
    <>
      <ScreenTitle
        note={`GST CSV: ${formatMonth(month)}`}
        actions={
          <>
            <ButtonLink to={paths.adminTaxFacts} look="outline">
              Tax of products
            </ButtonLink>
            <ExportButton {...csv} />
          </>
        }
      >
        Documents
      </ScreenTitle>
      <ListToolbar
        state={query}
        limits={listLimits}
        searchLabel="Search documents"
        searchHint="Number or buyer"
        onChange={change}
      >
        <FilterSelect
          label="Month"
          value={query.month ?? ''}
          options={[
            { value: '', label: 'All' },
            ...months.map((value) => ({ value, label: formatMonth(value) })),
          ]}
          onChange={(value) => change({ month: value })}
        />
      </ListToolbar>
      <ListBody
        caption="Documents"
        noun="documents"
        one="document"
        nothingYet={nothingYet}
        idOf={({ id }) => id}
        columns={documentColumns}
        onChange={change}
        state={query}
        {...{ list, pathWith, hasFilters, isLoading }}
      />
    </>
  );
}
