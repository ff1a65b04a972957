import type { Reply } from '@namma/contract/calls';
import { SEARCH_MAX_CHARACTERS } from '@namma/contract/desk';
import { type PaymentStatus, paymentStatuses } from '@namma/contract/memberships';
import { api } from '../../../lib/api';
import { type ListQuery, pageSizes } from '../../../lib/desk/list-query';
import { useCsvExport } from '../../../lib/desk/use-csv-export';
import { useDeskWrites } from '../../../lib/desk/use-desk-writes';
import { useListAddress } from '../../../lib/desk/use-list-address';
import { useSelection } from '../../../lib/desk/use-selection';
import { BulkAction } from '../../../ui/desk/bulk-action';
import { ExportButton } from '../../../ui/desk/export-button';
import { FilterSelect, optionsOf } from '../../../ui/desk/filter-select';
import { ListBody } from '../../../ui/desk/list-body';
import { ListToolbar } from '../../../ui/desk/list-toolbar';
import { RowAction } from '../../../ui/desk/row-action';
import { ScreenTitle } from '../../../ui/desk/screen-title';
import { bulkWords, columns, idOf, isPending, nameOf } from './membership-columns';

interface MembershipsDeskProps {
  list: Reply<'membership/getAllMemberships'>;
  query: ListQuery<PaymentStatus>;
}

/** All memberships; those that are pending can be marked as payed (SPEC sections 2 and 4). */
export function MembershipsDesk({ list, query }: MembershipsDeskProps) {
  const { address, change, pathWith, isNarrowed, isLoading } = useListAddress();
  const { heading, busyIds, write, writeRow } = useDeskWrites('membership/', 'admin/');
  const choice = useSelection(list.content, idOf, isPending, address);
  const { q, status, sort } = query;
  const csv = useCsvExport('admin/exportMemberships', 'memberships', { q, status, sort });

  return (
    <>
      <ScreenTitle heading={heading} actions={<ExportButton {...csv} />}>
        Memberships
      </ScreenTitle>
      <ListToolbar
        state={query}
        searchLabel="Search memberships"
        searchHint="Name, email, phone or number"
        searchMaxLength={SEARCH_MAX_CHARACTERS}
        pageSizes={pageSizes}
        onChange={change}
      >
        <FilterSelect
          label="Status"
          value={status ?? ''}
          options={optionsOf(paymentStatuses)}
          onChange={(next) => change({ status: next })}
        />
      </ListToolbar>
      <BulkAction
        {...{ choice, idOf, nameOf, heading }}
        words={bulkWords}
        onAct={(rows) => {
          const ids = rows.map(idOf);
          return write(ids, () => api('membership/updateMany', { body: { ids } }));
        }}
      />
      <ListBody
        caption="Memberships"
        noun="memberships"
        state={query}
        onChange={change}
        {...{ list, columns, idOf, pathWith, isNarrowed, isLoading }}
        ticks={{ canTick: isPending, isTicked: choice.has, onTick: choice.choose, nameOf }}
        action={(row) =>
          isPending(row) && (
            <RowAction
              label="Pay"
              of={nameOf(row)}
              isBusy={busyIds.has(row.id)}
              onAct={() =>
                void writeRow(row.id, () =>
                  api('membership/update', { body: { id: row.id, status: 'payed' } }),
                )
              }
            />
          )
        }
      />
    </>
  );
}
