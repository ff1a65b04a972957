import type { Reply } from '@namma/contract/calls';
import { isRunning } from '@namma/contract/memberships/days';
import {
  expiringDays,
  type MembershipListStatus,
  membershipListStatuses,
} from '@namma/contract/memberships/rules';
import { tierNames } from '@namma/contract/memberships/tiers';
import { type BulkReceiptMode, bulkReceiptModes } from '@namma/contract/payments/rules';
import { allCenters } from '@namma/contract/values/centers';
import { type ReactNode, useState } from 'react';
import { AdminList } from '../../../admin/list/admin-list';
import { FilterSelect, optionsOf } from '../../../admin/list/filter-select';
import type { Chosen, ListQuery } from '../../../admin/list/list-query';
import { MenuButton } from '../../../admin/list/menu-button';
import { useAdminList } from '../../../admin/list/use-admin-list';
import { CenterFilter } from '../../../admin/shell/centers';
import { can } from '../../../admin/shell/permissions';
import { api } from '../../../lib/api/api';
import { useGymDay } from '../../../lib/loading/use-gym-day';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { SelectField } from '../../../ui/field';
import { Options } from '../../../ui/options';
import { bulkWords, columns, idOf, isPending, type MembershipRow, nameOf } from './membership-columns';
import type { OpenedPayment } from './pay-dialog';
import { usePayments } from './use-payments';

/** The filters of memberships besides their payment. */
export const membershipChoices = {
  get center() {
    return allCenters();
  },
  type: tierNames,
  expiring: expiringDays,
} as const;

interface MembershipsScreenProps {
  list: Reply<'membership/getAllMemberships'>;
  query: ListQuery<MembershipListStatus> & Chosen<typeof membershipChoices>;
  readAt: Date;
  /** Actions for a paid membership that has not ended. */
  daysOf: (row: MembershipRow) => ReactNode;
  /** Ways to end a membership early. */
  endsOf: (row: MembershipRow) => ReactNode;
  /** Closes a center. */
  closing: ReactNode;
}

const loadDialog = async () => (await import('./pay-dialog')).PayDialog;
const bulkLabels: Record<BulkReceiptMode, string> = { cash: 'In cash', card: 'By card' };

/**
 * All memberships. Pay receives the rest of a pending one in cash, which makes it paid (SPEC sections 2 and 4); a menu
 * beside it takes UPI, cards and parts.
 */
export function MembershipsScreen({ daysOf, endsOf, closing, ...given }: MembershipsScreenProps) {
  const today = useGymDay();
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
          </>
        }
        actionLabel={() => 'Pay'}
        besideAction={(row) => (
          <>
            <MenuButton
              label={`Other ways to pay: ${nameOf(row)}`}
              isBusy={adminList.isBusy(row)}
              items={[
                { label: 'By UPI', onPress: () => void open({ row, mode: 'upi' }) },
                {
                  label: 'By card',
                  onPress: () => void receive(row, { mode: 'card', amountPaise: row.duePaise }),
                },
                { label: 'A part', onPress: () => void open({ row, mode: 'cash' }) },
              ]}
            />
            {endsOf(row)}
          </>
        )}
        titleActions={closing}
        insteadOfAction={(row) => (
          <span className="flex flex-wrap justify-end gap-2">
            {today && isRunning(row, today) && daysOf(row)}
            {endsOf(row)}
          </span>
        )}
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
        columns={columns}
        nameOf={nameOf}
        bulkWords={bulkWords}
      />
      {PayDialog && <PayDialog opened={opened} onPay={receive} onClose={close} />}
    </>
  );
}
