import type { Reply } from '@namma/contract/calls';
import { centers } from '@namma/contract/centers';
import { type PaymentStatus, paymentStatuses } from '@namma/contract/memberships';
import { tierNames } from '@namma/contract/tiers';
import type { Chosen, ListQuery } from '../../../lib/admin/list-query';
import { useAdminList } from '../../../lib/admin/use-admin-list';
import { api } from '../../../lib/api';
import { AdminList } from '../../../ui/admin/admin-list';
import { FilterSelect, optionsOf } from '../../../ui/admin/filter-select';
import { bulkWords, columns, idOf, isPending, nameOf } from './membership-columns';

/** The filters of memberships besides their payment. */
export const membershipChoices = { center: centers, type: tierNames } as const;

interface MembershipsScreenProps {
  list: Reply<'membership/getAllMemberships'>;
  query: ListQuery<PaymentStatus> & Chosen<typeof membershipChoices>;
  readAt: Date;
}

/** All memberships; pending ones can be marked as payed (SPEC sections 2 and 4). */
export function MembershipsScreen(given: MembershipsScreenProps) {
  const adminList = useAdminList({
    ...given,
    name: 'memberships',
    read: (query) => api('membership/getAllMemberships', { query }),
    idOf,
    canAct: isPending,
    actOn: (row) => api('membership/update', { body: { id: idOf(row), status: 'payed' } }),
    afterAct: (row) => ({ ...row, payment_status: 'payed' as const }),
    actOnMany: (rows) => api('membership/updateMany', { body: { ids: rows.map(idOf) } }),
    exportName: 'admin/exportMemberships',
    noun: 'memberships',
    one: 'membership',
    stale: ['membership/', 'admin/'],
  });
  return (
    <AdminList
      adminList={adminList}
      title="Memberships"
      searchHint="Name, email, phone or number"
      statuses={paymentStatuses}
      filters={
        <>
          <FilterSelect
            label="Center"
            value={given.query.center ?? ''}
            options={optionsOf(centers)}
            onChange={(center) => adminList.change({ center })}
          />
          <FilterSelect
            label="Type"
            value={given.query.type ?? ''}
            options={optionsOf(tierNames)}
            onChange={(type) => adminList.change({ type })}
          />
        </>
      }
      actionLabel={() => 'Pay'}
      {...{ columns, nameOf, bulkWords }}
    />
  );
}
