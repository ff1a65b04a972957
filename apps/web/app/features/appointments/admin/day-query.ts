import { consultancyTypes } from '@namma/contract/appointments/rules';
import { allCenters } from '@namma/contract/values/centers';
import { dayIn, oneOf } from '../../../admin/list/list-query';

/**
 * The filters in the address of the appointments by coach; without a day it is today. Undefined for the list, which has the same
 * address without `view=day`.
 */
export const readDayQuery = (params: URLSearchParams) =>
  params.get('view') === 'day'
    ? {
        day: dayIn(params, 'day', 'appointment'),
        type: oneOf(consultancyTypes, params.get('type')),
        center: oneOf(allCenters(), params.get('center')),
      }
    : undefined;

export type DayQuery = NonNullable<ReturnType<typeof readDayQuery>>;
