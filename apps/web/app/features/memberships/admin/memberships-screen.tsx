import type { Reply } from '@namma/contract/calls';
import {
  expiringDays,
  type MembershipListStatus,
  membershipListStatuses,
  membershipStates,
} from '@namma/contract/memberships/rules';
import { tierNames } from '@namma/contract/memberships/tiers';
import { type BulkReceiptMode, bulkReceiptModes } from '@namma/contract/payments/rules';
import { allCenters } from '@namma/contract/values/centers';
import { type ReactNode, useState } from 'react';
import { AdminList } from '../../../admin/list/admin-list';
import { FilterSelect, optionsOf } from '../../../admin/list/filter-select';
import type { Chosen, ListQuery } from '../../../admin/list/list-query';
import type { RowItem } from '../../../admin/list/row-menu';
import { useAdminList } from '../../../admin/list/use-admin-list';
import { CenterFilter } from '../../../admin/shell/centers';
import { can } from '../../../admin/shell/permissions';
import { api } from '../../../lib/api/api';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { SelectField } from '../../../ui/field';
import { Options } from '../../../ui/options';
import {
  bulkWords,
  columnsBy,
  factsOf,
  idOf,
  isPending,
  type MembershipRow,
  nameOf,
} from './membership-columns';
import type { OpenedPayment } from './pay-dialog';
import { usePayments } from './use-payments';

/** The filters of memberships besides their payment. */
export const membershipChoices = {
  state: membershipStates,
  get center() {
    return allCenters();
  },
  type: tierNames,
  expiring: expiringDays,
  by: ['end'],
} as const;

interface MembershipsScreenProps {
  list: Reply<'membership/getAllMemberships'>;
  query: ListQuery<MembershipListStatus> & Chosen<typeof membershipChoices>;
  readAt: Date;
  /** Actions on the days and the end of a membership. */
  itemsOf: (row: MembershipRow) => readonly RowItem[];
  /** Closes a center. */
  closing: ReactNode;
}

const loadDialog = async () => (await import('./pay-dialog')).PayDialog;
const bulkLabels: Record<BulkReceiptMode, string> = { cash: 'In cash', card: 'By card' };

/**
 * All memberships. Pay receives the rest of a pending one in cash, which makes it paid (SPEC sections 2 and 4); a menu
 * beside it takes UPI, cards and parts.
 */
export function MembershipsScreen({ itemsOf, closing, ...given }: MembershipsScreenProps) {
  const { receive, payRest, afterPayment } = usePayments((row, send) => adminList.actBy(row, send));
  const [bulkMode, setBulkMode] = useState<BulkReceiptMode>('cash');
  const { loaded: PayDialog, ensureLoaded } = useLazy(loadDialog);
  const { opened, open, close } = useOpened<OpenedPayment>(ensureLoaded);
  const adminList = useAdminList({
    ...given,
    name: 'memberships',
    read: (query) => api('membership/getAllMemberships', { query }),
    idOf,
    canAct: (row) => isPending(row) && can('receivePayments'),
    actOn: payRest,
    afterAct: afterPayment,
    actOnMany: (rows) => api('membership/updateMany', { body: { ids: rows.map(idOf), mode: bulkMode } }),
    exportName: 'admin/exportMemberships',
    noun: 'memberships',
    one: 'membership',
    stale: ['membership/', 'payments/', 'admin/'],
  });
  return (
    <>
      <AdminList
        adminList={adminList}
        title="Memberships"
        searchHint="Name, email, phone or number"
        statuses={membershipListStatuses}
        filters={
          <>
            <FilterSelect
              label="State"
              value={given.query.state ?? ''}
              options={optionsOf(membershipStates)}
              onChange={(state) => adminList.address.change({ state })}
            />
            <CenterFilter
              value={given.query.center}
              onChange={(center) => adminList.address.change({ center })}
            />
            <FilterSelect
              label="Type"
              value={given.query.type ?? ''}
              options={optionsOf(tierNames)}
              onChange={(type) => adminList.address.change({ type })}
            />
            <FilterSelect
              label="Ends"
              value={given.query.expiring ?? ''}
              options={[
                { value: '', label: 'All' },
                ...expiringDays.map((days) => ({ value: days, label: `In ${days} days` })),
              ]}
              onChange={(expiring) =>
                adminList.address.change({ expiring, sort: expiring ? 'oldest' : undefined })
              }
            />
            <FilterSelect
              label="Order by"
              value={given.query.by ?? ''}
              options={[
                { value: '', label: given.query.expiring ? 'End' : 'Registered' },
                { value: 'end', label: 'End' },
              ].slice(0, given.query.expiring ? 1 : 2)}
              onChange={(by) => adminList.address.change({ by })}
            />
          </>
        }
        actionLabel={() => 'Pay'}
        facts={factsOf}
        items={(row) => [
          ...(isPending(row) && can('receivePayments')
            ? [
                { label: 'Pay by UPI', onPress: () => open({ row, mode: 'upi' }) },
                {
                  label: 'Pay by card',
                  onPress: () => receive(row, { mode: 'card', amountPaise: row.duePaise }),
                },
                { label: 'Pay a part', onPress: () => open({ row, mode: 'cash' }) },
              ]
            : []),
          ...itemsOf(row),
        ]}
        titleActions={closing}
        bulkChoice={
          <SelectField
            label="Paid"
            value={bulkMode}
            className="mt-4"
            onChange={({ currentTarget }) =>
              setBulkMode(bulkReceiptModes.find((mode) => mode === currentTarget.value) ?? 'cash')
            }
          >
            <Options of={bulkReceiptModes} label={(mode) => bulkLabels[mode]} />
          </SelectField>
        }
        columns={columnsBy(given.query.by ?? (given.query.expiring && 'end'))}
        nameOf={nameOf}
        bulkWords={bulkWords}
      />
      {PayDialog && <PayDialog opened={opened} onPay={receive} onClose={close} />}
    </>
  );
}
