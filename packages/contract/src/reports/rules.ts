/** The reports of the admin side (D48). Does not import zod. */

import { formatDay, REPORTS_FROM } from '../days/dates.ts';

export const reportNames = ['sales', 'payments', 'memberships', 'renewals', 'dues'] as const;
export type ReportName = (typeof reportNames)[number];

/** The comparison of a period: with the previous one, or the same a year earlier. */
export const comparisons = ['previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** The length of one row of a report over a period. */
export const reportSteps = ['day', 'month'] as const;
export type ReportStep = (typeof reportSteps)[number];

export const reportUnits = ['paise', 'count'] as const;
export type ReportUnit = (typeof reportUnits)[number];

/** Three years. */
export const REPORT_DAYS_MAX = 1_096;
/** Why a period has no report. */
export const periodRefusals = {
  backwards: 'The last day is before the first.',
  inFuture: 'A report ends today at the latest.',
  tooEarly: `Reports begin on ${formatDay(REPORTS_FROM)}.`,
  tooLong: `A report covers three years (${REPORT_DAYS_MAX} days) at most.`,
} as const;

/** The default period: today and the 29 days before it. */
export const REPORT_DAYS = 30;
/** Longer periods have one row per month, unless days are requested. */
export const REPORT_DAYS_BY_DAY = 92;

/** Instead of a center, for cash on delivery that none collected. */
export const NO_CENTER = 'No center';

/** The periods for due renewals, in days. */
export const renewalDays = [7, 14, 30] as const;

/** A figure of a report, and its definition. */
export interface ReportColumn {
  label: string;
  unit: ReportUnit;
  definition: string;
}

/** The definition of each figure of the dashboard. Orders count by the one rule of D17. */
export const dashboardDefinitions = {
  todaySales: 'Goods ordered today, without the fee. Orders that were cancelled or taken back are left out.',
  totalSales:
    'Goods ordered on all days, without the fee. Orders that were cancelled or taken back are left out.',
  queries: 'Messages that are not answered yet.',
  memberships: 'Memberships of all time, pending and ended ones too.',
  salesByDay:
    'Goods by the day on which they were ordered, without the fee. Orders that were cancelled or taken back, also later, are left out.',
  ordersByStatus: 'Orders by the status they have now. Those that were cancelled or taken back are left out.',
  membershipsByTier: 'Memberships of all time, pending and ended ones too.',
  topSeller: 'Total Sale counts pieces. Those of orders that were cancelled or taken back are left out.',
} as const;

/** The figures of each report, the one charted first at the top. */
export const reportColumns: Record<ReportName, readonly ReportColumn[]> = {
  sales: [
    {
      label: 'Sales',
      unit: 'paise',
      definition:
        'Goods ordered in the period, at the prices they were sold for, without the convenience fee. Orders that were cancelled or taken back, also later, are left out.',
    },
    {
      label: 'Orders',
      unit: 'count',
      definition:
        'Orders placed in the period that were neither cancelled nor taken back. Each product of a checkout is an order.',
    },
  ],
  payments: [
    {
      label: 'Received',
      unit: 'paise',
      definition:
        'Payments received in the period, by cash, UPI or card, for memberships, orders and passes.',
    },
    {
      label: 'Given back',
      unit: 'paise',
      definition:
        'Reversed and refunded in the period, also of payments from before it, less refunds that were reversed.',
    },
    { label: 'Net', unit: 'paise', definition: 'Received less given back.' },
    {
      label: 'Payments',
      unit: 'count',
      definition: 'Payments received in the period, also those that were reversed.',
    },
  ],
  memberships: [
    {
      label: 'Active',
      unit: 'count',
      definition: 'Paid memberships that have started by the end of the period and last longer.',
    },
    {
      label: 'Paused',
      unit: 'count',
      definition: 'Those that are paused on the last day of the period, which usually is today.',
    },
    { label: 'New', unit: 'count', definition: 'Paid memberships whose first day is in the period.' },
    { label: 'Ended', unit: 'count', definition: 'Paid memberships whose last day is in the period.' },
    { label: 'Net', unit: 'count', definition: 'New memberships less ended ones.' },
  ],
  renewals: [
    {
      label: 'Renewals due',
      unit: 'count',
      definition:
        'Paid memberships that end today or in the next 30 days, and that no later paid one of the same member follows.',
    },
    {
      label: 'Projected revenue',
      unit: 'paise',
      definition: 'What these members pay if each renews for the same price, with tax and fee.',
    },
  ],
  dues: [
    {
      label: 'Due',
      unit: 'paise',
      definition:
        'What pending memberships and delivered orders still cost: their price less what was paid. An order counts with its whole checkout and the fee, without products that were cancelled or taken back.',
    },
    {
      label: 'Unpaid',
      unit: 'count',
      definition: 'Pending memberships, and checkouts with a delivered order, that are not paid in full.',
    },
  ],
};
