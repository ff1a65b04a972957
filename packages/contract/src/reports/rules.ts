/** The reports of the admin side (D48). Does not import zod. */

import { formatDay, REPORTS_FROM } from '../days/dates.ts';

export const reportNames = [
  'sales',
  'payments',
  'memberships',
  'retention',
  'renewals',
  'dues',
  'attendance',
  'classes',
  'trials',
  'margin',
  'tax',
  'discounts',
  'refunds',
] as const;
export type ReportName = (typeof reportNames)[number];

/** The comparison of a period: with the previous one, or the same a year earlier. */
export const comparisons = ['previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** The length of one row of a report over a period. */
export const reportSteps = ['day', 'month'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** Reports with one row per month; by default they cover this month and the 12 before it. */
export const monthlyReports: readonly ReportName[] = ['retention', 'trials'];
export const MONTHLY_REPORT_MONTHS = 12;

/** Products and online orders belong to no center, so these reports always cover all of them. */
export const reportsWithoutCenter: readonly ReportName[] = ['sales', 'margin'];

/** The chart of a table: bars by row, or a heat map with a column for each hour. */
export const reportCharts = ['bar', 'heat'] as const;

export const reportUnits = ['paise', 'count', 'percent'] as const;
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

/** Months after joining, for retention. */
export const retentionMonths = [1, 3, 6, 12] as const;

/** A trial counts as a sale when a membership is bought within this many days. */
export const TRIAL_DAYS = 60;

/** A column of a report. One with a definition is also a figure above the tables. */
export interface ReportColumn {
  label: string;
  unit: ReportUnit;
  definition?: string;
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
  retention: [
    {
      label: 'Joined',
      unit: 'count',
      definition: 'Members whose first paid membership began in the period.',
    },
    ...retentionMonths.flatMap((months): ReportColumn[] => {
      const label = months === 1 ? '1 month' : `${months} months`;
      return [
        { label: `Active, ${label}`, unit: 'count' },
        {
          label: `After ${label}`,
          unit: 'percent',
          definition: `Of those who joined at least ${label} ago: had a paid membership that lasted beyond that day.`,
        },
      ];
    }),
  ],
  attendance: [
    {
      label: 'Visits',
      unit: 'count',
      definition: 'Check-ins that were let in, of members and of guests with a pass.',
    },
    { label: 'Of guests', unit: 'count', definition: 'Those with a day pass or a trial.' },
  ],
  classes: [
    { label: 'Classes', unit: 'count', definition: 'Classes held in the period, without cancelled ones.' },
    { label: 'Places', unit: 'count' },
    {
      label: 'Booked',
      unit: 'count',
      definition: 'Places booked in these classes, without the waiting list and cancellations.',
    },
    { label: 'Fill', unit: 'percent', definition: 'Booked places of all places.' },
    {
      label: 'No-shows',
      unit: 'count',
      definition: 'Booked places whose member did not come and was not excused.',
    },
  ],
  trials: [
    { label: 'Trials', unit: 'count', definition: 'Trials for a day of the period, without voided ones.' },
    { label: 'Came', unit: 'count', definition: 'Trials that were used.' },
    {
      label: 'Became members',
      unit: 'count',
      definition: `Trials whose guest bought a membership, now paid, within ${TRIAL_DAYS} days.`,
    },
    { label: 'Share', unit: 'percent', definition: 'Those who became members, of all trials.' },
  ],
  margin: [
    {
      label: 'Pieces',
      unit: 'count',
      definition: 'Pieces ordered in the period of products whose cost was known when they were sold.',
    },
    {
      label: 'Taxable value',
      unit: 'paise',
      definition:
        'Their price without the convenience fee and, if the gym charges GST, without today’s rate of it.',
    },
    { label: 'Cost', unit: 'paise', definition: 'The cost of a piece on the day of its sale, times pieces.' },
    { label: 'Margin', unit: 'paise', definition: 'Taxable value less cost.' },
    { label: 'Share', unit: 'percent', definition: 'Margin as a share of the taxable value.' },
  ],
  tax: [
    {
      label: 'Taxable value',
      unit: 'paise',
      definition: 'Of documents issued in the period, less credit notes; cancelled documents are left out.',
    },
    { label: 'CGST', unit: 'paise', definition: 'Central tax on these documents.' },
    { label: 'SGST', unit: 'paise', definition: 'State tax on these documents.' },
    { label: 'Total', unit: 'paise', definition: 'Taxable value with both taxes.' },
    { label: 'Documents', unit: 'count' },
  ],
  discounts: [
    {
      label: 'Discounts',
      unit: 'paise',
      definition:
        'List price less sold price of memberships registered in the period, without withdrawn and imported ones.',
    },
    { label: 'For renewals', unit: 'paise', definition: 'The part of it given for renewing early.' },
    { label: 'List price', unit: 'paise', definition: 'What these memberships cost without a discount.' },
    { label: 'Memberships', unit: 'count' },
  ],
  refunds: [
    {
      label: 'Refunds',
      unit: 'paise',
      definition: 'Money refunded in the period, without refunds that were reversed.',
    },
    { label: 'Receipts', unit: 'count', definition: 'The number of refunds.' },
  ],
};
