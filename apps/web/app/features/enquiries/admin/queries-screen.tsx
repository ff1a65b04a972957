import type { Reply } from '@namma/contract/calls';
import { type EnquirySort, type EnquiryStatus, enquiryStatuses } from '@namma/contract/enquiries/rules';
import * as paths from '@namma/contract/paths';
import { AdminList } from '../../../admin/list/admin-list';
import { FilterSelect } from '../../../admin/list/filter-select';
import type { Chosen, ListQuery, Orders } from '../../../admin/list/list-query';
import { useAdminList } from '../../../admin/list/use-admin-list';
import { useNow } from '../../../admin/time/use-now';
import { api } from '../../../lib/api/api';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { bulkWords, columnsAt, factsOf, idOf, isWaiting, nameOf, type QueryRow } from './query-columns';
import { sendAnswer, useAnswers } from './use-answers';

/** The filters of queries besides their status. */
export const queryChoices = { overdue: ['true'] } as const;

/** The orders of the list; the first is the default. */
export const querySorts: Orders<EnquirySort> = ['due', 'newest', 'oldest'];

const sortOptions = [
  { value: 'due', label: 'Least time left' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];
const overdueOptions = [
  { value: '', label: 'All' },
  { value: 'true', label: 'overdue' },
];

interface QueriesScreenProps {
  list: Reply<'contact/getAll'>;
  query: ListQuery<EnquiryStatus, EnquirySort> & Chosen<typeof queryChoices>;
  readAt: Date;
}

const loadDialog = async () => (await import('./answer-dialog')).AnswerDialog;

/**
 * Queries from customers. Unanswered ones are answered by mail, or marked as answered by phone (SPEC sections 2 and 4).
 */
export function QueriesScreen(given: QueriesScreenProps) {
  const { answer, mailedAnswer, draftFor } = useAnswers((row, send) => adminList.actBy(row, send));
  const adminList = useAdminList({
    ...given,
    name: 'queries',
    usualSort: querySorts[0],
    read: (query) => api('contact/getAll', { query }),
    idOf,
    canAct: isWaiting,
    actOn: (row) => sendAnswer(row),
    afterAct: (row) => ({ ...row, status: 'Answered' as const, next: null, answer: mailedAnswer(row) }),
    actOnMany: (rows) => api('contact/updateMany', { body: { ids: rows.map(idOf) } }),
    exportName: 'admin/exportQueries',
    noun: 'queries',
    one: 'query',
    stale: ['contact/', 'admin/'],
  });
  const { loaded: AnswerDialog, ensureLoaded } = useLazy(loadDialog);
  const { opened, open, close } = useOpened<QueryRow>(ensureLoaded);

  return (
    <>
      <AdminList
        adminList={{ ...adminList, act: (row) => void open(row) }}
        title="Queries"
        searchHint="Name, email, phone, words or number"
        statuses={enquiryStatuses}
        sorts={sortOptions}
        filters={
          <FilterSelect
            label="Time left"
            value={given.query.overdue ?? ''}
            options={overdueOptions}
            onChange={(overdue) => adminList.address.change({ overdue })}
          />
        }
        columns={columnsAt(useNow(), given.query.sort)}
        actionLabel={() => 'Answer'}
        facts={factsOf}
        items={(row) => [
          isWaiting(row) && { label: 'Answered by phone', onPress: () => answer(row, '', false) },
          row.email !== '' && {
            label: 'Find member',
            to: `${paths.adminMembers}?q=${encodeURIComponent(row.email)}`,
          },
        ]}
        nameOf={nameOf}
        bulkWords={bulkWords}
      />
      {AnswerDialog && <AnswerDialog query={opened} draftFor={draftFor} onAnswer={answer} onClose={close} />}
    </>
  );
}
