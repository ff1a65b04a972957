import { SALES_CHART_DAYS } from '@namma/contract/admin';
import type { Reply } from '@namma/contract/calls';
import { addDays, gymDay } from '@namma/contract/dates';
import type { Deps } from '../../deps.ts';
import { getBestSold } from '../catalogue/service.ts';
import { getNextBookings } from '../consultancy/service.ts';
import { countUnanswered } from '../contact/service.ts';
import { countMemberships, countMembershipsByTier, getNewestBuyers } from '../memberships/service.ts';
import { countOrdersByStatus, getSalesByDay, getTotalSales } from '../orders/service.ts';

/** How the business is doing (SPEC section 3, D17), from totals that are kept, not from rows that are counted. */
export async function getDashboard({ db, clock }: Deps): Promise<Reply<'admin/getDashData'>> {
  const today = gymDay(clock());
  const [
    salesByDay,
    totalSales,
    ordersByStatus,
    membershipsByTier,
    totalMemberships,
    queryCount,
    products,
    buyers,
    appointments,
  ] = await Promise.all([
    getSalesByDay(db, addDays(today, 1 - SALES_CHART_DAYS), today),
    getTotalSales(db),
    countOrdersByStatus(db),
    countMembershipsByTier(db),
    countMemberships(db),
    countUnanswered(db),
    getBestSold(db),
    getNewestBuyers(db),
    getNextBookings(db, today),
  ]);
  return {
    todaySales: salesByDay.at(-1)?.sales ?? 0,
    totalSales,
    queryCount,
    totalMemberships,
    products,
    MemberShipBuyers: buyers,
    salesByDay,
    ordersByStatus,
    membershipsByTier,
    ...appointments,
  };
}
