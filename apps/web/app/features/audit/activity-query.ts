import { SEARCH_MAX_CHARACTERS } from '@namma/contract/admin/rules';
import { dayIn, readListQuery } from '../../admin/list/list-query';

/** The filters in the address of the activity: those of every list, and its own. */
export function readActivityQuery(params: URLSearchParams) {
  const text = (name: string) => params.get(name)?.trim().slice(0, SEARCH_MAX_CHARACTERS) || undefined;
  const subjectType = text('subjectType');
  const subjectId = Number(params.get('subjectId'));
  return {
    list: readListQuery(params, []),
    filter: {
      /** An email. */
      admin: params.get('admin')?.trim() || undefined,
      action: text('action'),
      subjectType,
      // An id needs a type.
      subjectId: subjectType && Number.isSafeInteger(subjectId) && subjectId > 0 ? subjectId : undefined,
      from: dayIn(params, 'from', 'past'),
      to: dayIn(params, 'to', 'past'),
    },
  };
}

export type ActivityQuery = ReturnType<typeof readActivityQuery>;
export type ActivityFilter = ActivityQuery['filter'];
