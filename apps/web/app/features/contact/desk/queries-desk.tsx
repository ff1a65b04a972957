import type { Reply } from '@namma/contract/calls';
import { type EnquiryStatus, enquiryStatuses } from '@namma/contract/contact';
import { api } from '../../../lib/api';
import type { ListQuery } from '../../../lib/desk/list-query';
import { useListDesk } from '../../../lib/desk/use-list-desk';
import { useNow } from '../../../lib/desk/use-now';
import { ListDesk } from '../../../ui/desk/list-desk';
import { bulkWords, columnsAt, idOf, isWaiting, nameOf } from './query-columns';

interface QueriesDeskProps {
  list: Reply<'contact/getAll'>;
  query: ListQuery<EnquiryStatus>;
  readAt: Date;
}

/** What customers wrote; what is unanswered can be marked as Answered (SPEC sections 2 and 4). */
export function QueriesDesk(given: QueriesDeskProps) {
  const desk = useListDesk({
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
    <ListDesk
      desk={desk}
      title="Queries"
      searchHint="Name, email, phone, words or number"
      statuses={enquiryStatuses}
      columns={columnsAt(useNow())}
      actionLabel={() => 'Answer'}
      {...{ nameOf, bulkWords }}
    />
  );
}
