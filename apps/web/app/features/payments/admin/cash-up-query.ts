import { type Center, centers } from '@namma/contract/centers';
import type { Day } from '@namma/contract/dates';
import { dayIn, oneOf } from '../../lib/admin/list-query';

/** The filters in the address of the cash-up. Without a day it is today. */
export interface CashUpQuery {
  day: Day | undefined;
  center: Center | undefined;
}

export const readCashUpQuery = (params: URLSearchParams): CashUpQuery => ({
  day: dayIn(params, 'day', 'past'),
  center: oneOf(centers, params.get('center')),
});
