import type { Reply } from '@namma/contract/calls';
import { type EnquiryStatus, enquiryStatuses } from '@namma/contract/contact';
import { SEARCH_MAX_CHARACTERS } from '@namma/contract/desk';
import { api } from '../../../lib/api';
import { type ListQuery, pageSizes } from '../../../lib/desk/list-query';
import { useCsvExport } from '../../../lib/desk/use-csv-export';
import { useDeskWrites } from '../../../lib/desk/use-desk-writes';
import { useListAddress } from '../../../lib/desk/use-list-address';
import { useNow } from '../../../lib/desk/use-now';
import { useSelection } from '../../../lib/desk/use-selection';
import { BulkAction } from '../../../ui/desk/bulk-action';
import { ExportButton } from '../../../ui/desk/export-button';
import { FilterSelect, optionsOf } from '../../../ui/desk/filter-select';
import { ListBody } from '../../../ui/desk/list-body';
import { ListToolbar } from '../../../ui/desk/list-toolbar';
import { RowAction } from '../../../ui/desk/row-action';
import { ScreenTitle } from '../../../ui/desk/screen-title';
import { bulkWords, columnsAt, idOf, isWaiting, nameOf } from './query-columns';

interface QueriesDeskProps {
  list: Reply<'contact/getAll'>;
  query: ListQuery<EnquiryStatus>;
}

/** What customers wrote; what is unanswered can be marked as Answered (SPEC sections 2 and 4). */
export function QueriesDesk({ list, query }: QueriesDeskProps) {
  const { address, change, pathWith, isNarrowed, isLoading } = useListAddress();
  const { heading, busyIds, write, writeRow } = useDeskWrites('contact/', 'admin/');
  const choice = useSelection(list.content, idOf, isWaiting, address);
  const { q, status, sort } = query;
  const csv = useCsvExport('admin/exportQueries', 'queries', { q, status, sort });
  const columns = columnsAt(useNow());

  return (
    <>
      <ScreenTitle heading={heading} actions={<ExportButton {...csv} />}>
        Queries
      </ScreenTitle>
      <ListToolbar
        state={query}
        searchLabel="Search queries"
        searchHint="Name, email, phone, words or number"
        searchMaxLength={SEARCH_MAX_CHARACTERS}
        pageSizes={pageSizes}
        onChange={change}
      >
        <FilterSelect
          label="Status"
          value={status ?? ''}
          options={optionsOf(enquiryStatuses)}
          onChange={(next) => change({ status: next })}
        />
      </ListToolbar>
      <BulkAction
        {...{ choice, idOf, nameOf, heading }}
        words={bulkWords}
        onAct={(rows) => {
          const ids = rows.map(idOf);
          return write(ids, () => api('contact/updateMany', { body: { ids } }));
        }}
      />
      <ListBody
        caption="Queries"
        noun="queries"
        state={query}
        onChange={change}
        {...{ list, columns, idOf, pathWith, isNarrowed, isLoading }}
        ticks={{ canTick: isWaiting, isTicked: choice.has, onTick: choice.choose, nameOf }}
        action={(row) =>
          isWaiting(row) && (
            <RowAction
              label="Answer"
              of={nameOf(row)}
              isBusy={busyIds.has(row.contact_id)}
              onAct={() =>
                void writeRow(row.contact_id, () =>
                  api('contact/update', { body: { id: row.contact_id, status: 'Answered' } }),
                )
              }
            />
          )
        }
      />
    </>
  );
}
