import { formatDay, formatMonth } from '@namma/contract/days/dates';
import { formatPaise, groupDigits, paiseToRupees } from '@namma/contract/money';
import type { ReportUnit } from '@namma/contract/reports/rules';
import type { Period, ReportRow } from '@namma/contract/reports/schemas';
import { formatShortRupees } from '../../admin/charts/chart';

const PERCENT = 100;

/** A figure with its unit: `₹1,24,999`, `1,204`, `−3`, `62 %`; a dash where there is none. */
export function formatFigure(value: number | null, unit: ReportUnit): string {
  if (value === null) return '–';
  const sign = value < 0 ? '−' : '';
  const amount = Math.abs(value);
  if (unit === 'paise') return sign + formatPaise(amount);
  return sign + groupDigits(amount) + (unit === 'percent' ? ' %' : '');
}

/** A figure for the axis of a chart: `₹1.2L` or `1,204`. */
export const formatShortFigure = (value: number, unit: ReportUnit): string =>
  unit === 'paise' ? formatShortRupees(paiseToRupees(value)) : formatFigure(value, unit);

/** The relative change of a figure: `+12 %`; undefined when it was 0 or below. */
export function formatChange(value: number, before: number): string | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round(((value - before) / before) * PERCENT);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${groupDigits(Math.abs(percent))} %`;
}

/** `1 Mar 2030 to 31 Mar 2030`, or one day. */
export const formatPeriod = ({ from, to }: Period): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

/** A row's own label, or its day or month. */
export function labelOf({ label, days }: ReportRow, by: string): string {
  if (label || !days) return label;
  return by === 'month' ? formatMonth(days.from) : formatDay(days.from);
}
