import { type Center, centers } from '@namma/contract/centers/rules';
import type { Day } from '@namma/contract/days/dates';
import { dayIn, oneOf } from '../../../admin/list/list-query';

/** The filters in the address of the cash-up. Without a day it is today. */
export interface CashUpQuery {
  day: Day | undefined;
  center: Center | undefined;
}

export const readCashUpQuery = (params: URLSearchParams): CashUpQuery => ({
  day: dayIn(params, 'day', 'past'),
  center: oneOf(centers, params.get('center')),
});
