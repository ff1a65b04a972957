import type { ActivityAction, SubjectType } from '@namma/contract/admin/rules';
import { activityActions, subjectTypes } from '@namma/contract/admin/rules';
import { dayIn, type ListQuery, oneOf, readListQuery } from '../../admin/list/list-query';

/** The activity's own filters in the address, beside those of every list. */
export interface ActivityFilter {
  /** An admin's email. */
  admin: string | undefined;
  action: ActivityAction | undefined;
  subjectType: SubjectType | undefined;
  subjectId: number | undefined;
  /** Days at the gym, both included. */
  from: string | undefined;
  to: string | undefined;
}

export interface ActivityQuery {
  list: ListQuery;
  filter: ActivityFilter;
}

export function readActivityQuery(params: URLSearchParams): ActivityQuery {
  const subjectType = oneOf(subjectTypes, params.get('subjectType'));
  const subjectId = Number(params.get('subjectId'));
  return {
    list: readListQuery(params, []),
    filter: {
      admin: params.get('admin')?.trim() || undefined,
      action: oneOf(activityActions, params.get('action')),
      subjectType,
      // An id needs a type.
      subjectId: subjectType && Number.isSafeInteger(subjectId) && subjectId > 0 ? subjectId : undefined,
      from: dayIn(params, 'from', 'past'),
      to: dayIn(params, 'to', 'past'),
    },
  };
}
