import type { Reply } from '@namma/contract/calls';
import { type PaymentStatus, paymentStatuses } from '@namma/contract/memberships';
import { api } from '../../../lib/api';
import type { ListQuery } from '../../../lib/desk/list-query';
import { useListDesk } from '../../../lib/desk/use-list-desk';
import { ListDesk } from '../../../ui/desk/list-desk';
import { bulkWords, columns, idOf, isPending, nameOf } from './membership-columns';

interface MembershipsDeskProps {
  list: Reply<'membership/getAllMemberships'>;
  query: ListQuery<PaymentStatus>;
}

/** All memberships; those that are pending can be marked as payed (SPEC sections 2 and 4). */
export function MembershipsDesk(given: MembershipsDeskProps) {
  const desk = useListDesk({
    ...given,
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
      actionLabel={() => 'Pay'}
      {...{ columns, nameOf, bulkWords }}
    />
  );
}
