import type { Reply } from '@namma/contract/calls';
import { type EnquiryStatus, enquiryStatuses } from '@namma/contract/contact';
import type { ListQuery } from '../../../lib/admin/list-query';
import { useAdminList } from '../../../lib/admin/use-admin-list';
import { useNow } from '../../../lib/admin/use-now';
import { api } from '../../../lib/api';
import { AdminList } from '../../../ui/admin/admin-list';
import { bulkWords, columnsAt, idOf, isWaiting, nameOf } from './query-columns';

interface QueriesScreenProps {
  list: Reply<'contact/getAll'>;
  query: ListQuery<EnquiryStatus>;
  readAt: Date;
}

/** What customers wrote; what is unanswered can be marked as Answered (SPEC sections 2 and 4). */
export function QueriesScreen(given: QueriesScreenProps) {
  const adminList = useAdminList({
    ...given,
    name: 'queries',
    read: (query) => api('contact/getAll', { query }),
    idOf,
    canAct: isWaiting,
    actOn: (row) => api('contact/update', { body: { id: idOf(row), status: 'Answered' } }),
    afterAct: (row) => ({ ...row, status: 'Answered' as const }),
    actOnMany: (rows) => api('contact/updateMany', { body: { ids: rows.map(idOf) } }),
    exportName: 'admin/exportQueries',
    noun: 'queries',
    one: 'query',
    stale: ['contact/', 'admin/'],
  });
  return (
    <AdminList
      adminList={adminList}
      title="Queries"
      searchHint="Name, email, phone, words or number"
      statuses={enquiryStatuses}
      columns={columnsAt(useNow())}
      actionLabel={() => 'Answer'}
      {...{ nameOf, bulkWords }}
    />
  );
}
