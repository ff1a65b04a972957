import type { Reply } from '@namma/contract/calls';
import { SEARCH_MAX_CHARACTERS } from '@namma/contract/desk';
import { nextOrderStatus, type OrderStatus, orderStatuses } from '@namma/contract/orders';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { type ListQuery, pageSizes } from '../../../lib/desk/list-query';
import { useCsvExport } from '../../../lib/desk/use-csv-export';
import { useDeskWrites } from '../../../lib/desk/use-desk-writes';
import { useListAddress } from '../../../lib/desk/use-list-address';
import { useSelection } from '../../../lib/desk/use-selection';
import { useLoaded } from '../../../lib/use-loaded';
import { BulkAction } from '../../../ui/desk/bulk-action';
import { ExportButton } from '../../../ui/desk/export-button';
import { FilterSelect, optionsOf } from '../../../ui/desk/filter-select';
import { ListBody } from '../../../ui/desk/list-body';
import { ListToolbar } from '../../../ui/desk/list-toolbar';
import { RowAction } from '../../../ui/desk/row-action';
import { ScreenTitle } from '../../../ui/desk/screen-title';
import { bulkWords, canMove, columnsWith, idOf, nameOf } from './order-columns';
import { movesOf } from './order-moves';

interface OrdersDeskProps {
  list: Reply<'orders/getAllOrders'>;
  query: ListQuery<OrderStatus>;
}

const loadDetails = async () => (await import('./order-dialog')).OrderDialog;

/** All orders; each can be moved to its next status until it is Delivered (SPEC sections 2 and 4). */
export function OrdersDesk({ list, query }: OrdersDeskProps) {
  const { address, change, pathWith, isNarrowed, isLoading } = useListAddress();
  const { heading, busyIds, write, writeRow } = useDeskWrites('orders/', 'admin/');
  const choice = useSelection(list.content, idOf, canMove, address);
  const { q, status, sort } = query;
  const csv = useCsvExport('admin/exportOrders', 'orders', { q, status, sort });
  const { loaded: OrderDialog, want } = useLoaded(loadDetails);
  const [openId, setOpenId] = useState<number>();
  const columns = columnsWith(async (id) => {
    if (await want()) setOpenId(id);
  });

  return (
    <>
      <ScreenTitle heading={heading} actions={<ExportButton {...csv} />}>
        Orders
      </ScreenTitle>
      <ListToolbar
        state={query}
        searchLabel="Search orders"
        searchHint="Member, phone, product or number"
        searchMaxLength={SEARCH_MAX_CHARACTERS}
        pageSizes={pageSizes}
        onChange={change}
      >
        <FilterSelect
          label="Status"
          value={status ?? ''}
          options={optionsOf(orderStatuses)}
          onChange={(next) => change({ status: next })}
        />
      </ListToolbar>
      <BulkAction
        {...{ choice, idOf, nameOf, heading }}
        words={bulkWords}
        onAct={(rows) =>
          write(rows.map(idOf), () => api('orders/updateMany', { body: { moves: movesOf(rows) } }))
        }
      />
      <ListBody
        caption="Orders"
        noun="orders"
        state={query}
        onChange={change}
        {...{ list, columns, idOf, pathWith, isNarrowed, isLoading }}
        ticks={{ canTick: canMove, isTicked: choice.has, onTick: choice.choose, nameOf }}
        action={(row) => {
          const next = nextOrderStatus(row.orderStatus);
          if (!next) return null;
          return (
            <RowAction
              label={`Move to ${next}`}
              of={nameOf(row)}
              isBusy={busyIds.has(row.orderId)}
              onAct={() =>
                void writeRow(row.orderId, () =>
                  api('orders/update', { body: { id: row.orderId, status: next } }),
                )
              }
            />
          );
        }}
      />
      {OrderDialog && <OrderDialog orderId={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
