import { z } from 'zod';
import { consultancyTypes } from '../consultancy.ts';
import { orderStatuses } from '../orders.ts';
import { tierNames } from '../tiers.ts';
import { product } from './catalogue.ts';

const count = z.int().min(0);

/** 'Dashboard data' of SPEC section 3, by its own names; money in rupees, goods only (D17). Days are the gym's (D18). */
export const dashboard = z.object({
  todaySales: z.number(),
  totalSales: z.number(),
  /** Unanswered ones. */
  queryCount: count,
  /** Unanswered ones whose 48 hours or 30 days are over. */
  overdueQueries: count,
  totalMemberships: count,
  /** The ten that sold best, available or not; `buyCounts` are the pieces sold. */
  products: z.array(product),
  /** The five newest. */
  MemberShipBuyers: z.array(z.object({ userName: z.string(), memberShipType: z.enum(tierNames) })),
  /** The last 30 days, oldest first, days without sales included; `orders` are order lines. */
  salesByDay: z.array(z.object({ day: z.iso.date(), sales: z.number(), orders: count })),
  /** Every status, in the order of an order's life. */
  ordersByStatus: z.array(z.object({ status: z.enum(orderStatuses), count })),
  /** Every tier, cheapest first. */
  membershipsByTier: z.array(z.object({ type: z.enum(tierNames), count })),
  /** How many appointments there are today. */
  appointmentsToday: count,
  /** The next ones from today on, soonest first, `NEXT_APPOINTMENTS_COUNT` at most. */
  nextAppointments: z.array(
    z.object({
      id: z.int(),
      date: z.iso.date(),
      consult_type: z.enum(consultancyTypes),
      name: z.string(),
      phone: z.string(),
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboard>;
