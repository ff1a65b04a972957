import { allCenters } from '@namma/contract/values/centers';
import { dayIn, oneOf } from '../../../admin/list/list-query';

/** The filters in the address of the cash-up. Without a day it is today. */
export const readCashUpQuery = (params: URLSearchParams) => ({
  day: dayIn(params, 'day', 'past'),
  center: oneOf(allCenters(), params.get('center')),
});

export type CashUpQuery = ReturnType<typeof readCashUpQuery>;
