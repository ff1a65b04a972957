import { SALES_CHART_DAYS } from '@namma/contract/admin';
import type { Reply } from '@namma/contract/calls';
import { addDays, gymDay } from '@namma/contract/dates';
import type { Deps } from '../../deps.ts';
import { getBestSold } from '../catalogue/service.ts';
import { getNextBookings } from '../consultancy/service.ts';
import { countOverdue, countUnanswered } from '../contact/service.ts';
import {
  countExpiring,
  countMemberships,
  countMembershipsByTier,
  getNewestBuyers,
} from '../memberships/service.ts';
import { countOrdersByStatus, getSalesByDay, getTotalSales } from '../orders/service.ts';
import { countVisitsOn } from '../visits/service.ts';

/** The figures of the business (SPEC section 3, D17), read from stored totals. */
export async function getDashboard({
  db,
  clock,
}: Deps): Promise<Omit<Reply<'admin/getDashData'>, 'isProxyForgotten'>> {
  const now = clock();
  const today = gymDay(now);
  const [
    salesByDay,
    totalSales,
    ordersByStatus,
    membershipsByTier,
    totalMemberships,
    membershipsExpiring,
    visitsToday,
    queryCount,
    overdueQueries,
    products,
    buyers,
    appointments,
  ] = await Promise.all([
    getSalesByDay(db, addDays(today, 1 - SALES_CHART_DAYS), today),
    getTotalSales(db),
    countOrdersByStatus(db),
    countMembershipsByTier(db),
    countMemberships(db),
    countExpiring(db, today),
    countVisitsOn(db, today),
    countUnanswered(db),
    countOverdue(db, now),
    getBestSold(db),
    getNewestBuyers(db),
    getNextBookings(db, today),
  ]);
  return {
    todaySales: salesByDay.at(-1)?.sales ?? 0,
    totalSales,
    queryCount,
    overdueQueries,
    totalMemberships,
    products,
    MemberShipBuyers: buyers,
    salesByDay,
    ordersByStatus,
    membershipsByTier,
    membershipsExpiring,
    visitsToday,
    ...appointments,
  };
}
