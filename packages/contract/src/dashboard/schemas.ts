import { z } from 'zod';
import { consultancyTypes } from '../appointments/rules.ts';
import { product } from '../catalogue/schemas.ts';
import { knownCenter, paise } from '../fields.ts';
import { expiringDays } from '../memberships/rules.ts';
import { tierNames } from '../memberships/tiers.ts';
import { orderStatuses } from '../orders/rules.ts';

const count = z.int().min(0);

/** 'Dashboard data' of SPEC section 3, with its field names. Money in rupees, goods only (D17). Days are IST (D18). */
export const dashboard = z.object({
  todaySales: z.number(),
  totalSales: z.number(),
  /** The unanswered queries. */
  queryCount: count,
  /** Unanswered ones past their 48 hours or 30 days. */
  overdueQueries: count,
  totalMemberships: count,
  /** The ten best sellers, available or not; `buyCounts` is the number of pieces sold. */
  products: z.array(product),
  /** The five newest. */
  MemberShipBuyers: z.array(z.object({ userName: z.string(), memberShipType: z.enum(tierNames) })),
  /** The last 30 days, oldest first, including days without sales; `orders` counts order lines. */
  salesByDay: z.array(z.object({ day: z.iso.date(), sales: z.number(), orders: count })),
  /** All statuses in their order. */
  ordersByStatus: z.array(z.object({ status: z.enum(orderStatuses), count })),
  /** All tiers, cheapest first. */
  membershipsByTier: z.array(z.object({ type: z.enum(tierNames), count })),
  /** Paid memberships that end today or within this many days, in the order of `expiringDays`. */
  membershipsExpiring: z.array(z.object({ days: z.enum(expiringDays), count })),
  /** Admitted members today, at all centers. */
  visitsToday: count,
  /** The number of appointments today. */
  appointmentsToday: count,
  /** The next appointments from today on, soonest first, at most `NEXT_APPOINTMENTS_COUNT`. */
  nextAppointments: z.array(
    z.object({
      id: z.int(),
      date: z.iso.date(),
      consult_type: z.enum(consultancyTypes),
      name: z.string(),
      phone: z.string(),
    }),
  ),
  /** Requests have come through a proxy that TRUST_PROXY does not name, so that all visitors count as one address. */
  isProxyForgotten: z.boolean(),
});
export type Dashboard = z.infer<typeof dashboard>;

const period = z.object({ from: z.iso.date(), to: z.iso.date() });
/** Received money, with the same days of last month. */
const received = z.object({ label: z.string(), value: paise, before: paise });

export const insightsQuery = z.object({ center: knownCenter().optional() });
export type InsightsQuery = z.infer<typeof insightsQuery>;

/** The owner's key figures (D135). Each matches the report with the same name. Money in paise, days IST. */
export const insights = z.object({
  receivedToday: paise,
  /** From the first of this month until today, and the same days of last month. */
  month: period,
  lastMonth: period,
  received,
  receivedBySubject: z.array(received),
  receivedByMode: z.array(received),
  /** The last 12 months, oldest first; the last one ends today. */
  membersByMonth: z.array(z.object({ month: period, active: count, started: count, ended: count })),
  /** Renewals due within 7 days, with the first three names. */
  renewals: z.object({ count, names: z.array(z.string()) }),
  /** Due amounts, with the three members who owe most. */
  dues: z.object({ paise, count, names: z.array(z.object({ name: z.string(), paise })) }),
  /** Products with little left, of all centers, with the first three names. */
  lowStock: z.object({ count, names: z.array(z.string()) }),
  /** The last 7 days, and their classes. */
  week: period,
  classes: z.object({ classes: count, places: count, booked: count }),
  /** This month and the month before, whole. */
  trialMonths: period,
  trials: z.object({ trials: count, joined: count }),
  visitDays: period,
  /**
   * Visits of the last 4 weeks, without today, by weekday (1 is Monday) and hour of IST. Hours without a visit are
   * absent.
   */
  visitsByHour: z.array(
    z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), visits: count }),
  ),
});
export type Insights = z.infer<typeof insights>;

/** The items of the owner's setup checklist (D84), each done or not. */
export const firstHourLines = ['settings', 'staff', 'lists', 'stock', 'tax', 'mail', 'backup'] as const;
export type FirstHourLine = (typeof firstHourLines)[number];

/** Null after the first check-in: the checklist is no longer shown. */
export const firstHour = z.object({ lines: z.record(z.enum(firstHourLines), z.boolean()).nullable() });
export type FirstHour = z.infer<typeof firstHour>;
