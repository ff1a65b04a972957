import { type ConsultancyType, consultancyTypes } from '@namma/contract/appointments/rules';
import { type Center, centers } from '@namma/contract/centers/rules';
import type { Day } from '@namma/contract/days/dates';
import { dayIn, oneOf } from '../../../admin/list/list-query';

/** The filters in the address of the appointments by coach. Without a day it is today. */
export interface DayQuery {
  day: Day | undefined;
  type: ConsultancyType | undefined;
  center: Center | undefined;
}

/** Undefined for the list, which has the same address without `view=day`. */
export const readDayQuery = (params: URLSearchParams): DayQuery | undefined =>
  params.get('view') === 'day'
    ? {
        day: dayIn(params, 'day', 'appointment'),
        type: oneOf(consultancyTypes, params.get('type')),
        center: oneOf(centers, params.get('center')),
      }
    : undefined;
