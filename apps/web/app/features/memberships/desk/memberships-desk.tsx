import type { Reply } from '@namma/contract/calls';
import { centers, type PaymentStatus, paymentStatuses, tierNames } from '@namma/contract/memberships';
import { api } from '../../../lib/api';
import type { Chosen, ListQuery } from '../../../lib/desk/list-query';
import { useListDesk } from '../../../lib/desk/use-list-desk';
import { FilterSelect, optionsOf } from '../../../ui/desk/filter-select';
import { ListDesk } from '../../../ui/desk/list-desk';
import { bulkWords, columns, idOf, isPending, nameOf } from './membership-columns';

/** What memberships can be narrowed by besides their payment. */
export const membershipChoices = { center: centers, type: tierNames } as const;

interface MembershipsDeskProps {
  list: Reply<'membership/getAllMemberships'>;
  query: ListQuery<PaymentStatus> & Chosen<typeof membershipChoices>;
  readAt: Date;
}

/** All memberships; those that are pending can be marked as payed (SPEC sections 2 and 4). */
export function MembershipsDesk(given: MembershipsDeskProps) {
  const desk = useListDesk({
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
    <ListDesk
      desk={desk}
      title="Memberships"
      searchHint="Name, email, phone or number"
      statuses={paymentStatuses}
      filters={
        <>
          <FilterSelect
            label="Center"
            value={given.query.center ?? ''}
            options={optionsOf(centers)}
            onChange={(center) => desk.change({ center })}
          />
          <FilterSelect
            label="Type"
            value={given.query.type ?? ''}
            options={optionsOf(tierNames)}
            onChange={(type) => desk.change({ type })}
          />
        </>
      }
      actionLabel={() => 'Pay'}
      {...{ columns, nameOf, bulkWords }}
    />
  );
}
