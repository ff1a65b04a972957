import type { ActivityAction, SubjectType } from '@namma/contract/admin';
import { activityActions, subjectTypes } from '@namma/contract/admin';
import { dayIn, type ListQuery, oneOf, readListQuery } from '../../lib/admin/list-query';

/** What the address of the record asks for, besides what every list has. */
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
      // A number alone names nothing.
      subjectId: subjectType && Number.isSafeInteger(subjectId) && subjectId > 0 ? subjectId : undefined,
      from: dayIn(params, 'from'),
      to: dayIn(params, 'to'),
    },
  };
}
