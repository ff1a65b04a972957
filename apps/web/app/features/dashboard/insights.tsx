import type { Reply } from '@namma/contract/calls';
import { formatMonth } from '@namma/contract/days/dates';
import { formatPaise, groupDigits } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import type { ReportName } from '@namma/contract/reports/rules';
import type { Period } from '@namma/contract/reports/schemas';
import type { Center } from '@namma/contract/values/centers';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chart } from '../../admin/charts/chart';
import { formatChange, formatPeriod } from '../../admin/charts/format';
import { BusyHours } from './busy-hours';

type Insights = Reply<'admin/getInsights'>;

/** Today and the days of `renewalDays` ahead, in the list of memberships. */
const endingSoon = `${paths.adminMemberships}?expiring=7&sort=oldest`;

/** The report that a figure comes from. */
type PathOf = (report: ReportName, period?: Period, by?: 'month') => string;

const reportPaths =
  (center: Center | undefined): PathOf =>
  (report, period, by) => {
    const query = new URLSearchParams({ report, ...period, ...(by && { by }), ...(center && { center }) });
    return `${paths.adminReports}?${query}`;
  };

interface InsightsProps {
  insights: Insights;
  overdueQueries: number;
  center: Center | undefined;
}

/** The owner's five questions, answered above the fold of a laptop (D135). */
export function Insights({ insights, overdueQueries, center }: InsightsProps) {
  const pathOf = reportPaths(center);
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-[1.15fr_1fr_1fr]">
      <Received insights={insights} pathOf={pathOf} />
      <ActiveMembers months={insights.membersByMonth} pathOf={pathOf} />
      <Attention insights={insights} overdueQueries={overdueQueries} center={center} pathOf={pathOf} />
      <Card title="Visits by hour" className="md:col-span-2 xl:col-span-3">
        <BusyHours days={insights.visitDays} hours={insights.visitsByHour} />
        <p className="figures mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <Link to={pathOf('attendance', insights.visitDays)} className="underline underline-offset-4">
            Attendance
          </Link>
          <ClassesAndTrials insights={insights} pathOf={pathOf} />
        </p>
      </Card>
    </div>
  );
}

function Card({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      className={`@container min-w-0 rounded-lg border border-(--line) bg-(--raised) p-4 ${className}`}
    >
      <h2 className="heading text-base">{title}</h2>
      {children}
    </section>
  );
}

function Received({ insights, pathOf }: { insights: Insights; pathOf: PathOf }) {
  const { received, receivedToday, month, lastMonth, receivedBySubject, receivedByMode } = insights;
  const today = { from: month.to, to: month.to };
  const change = formatChange(received.value, received.before);
  return (
    <Card title="Money received">
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Link to={pathOf('payments', month)} className="group grid">
          <span className="text-xs text-(--soft)">This month</span>
          <span translate="no" className="heading figures text-tile whitespace-nowrap group-hover:underline">
            {formatPaise(received.value)}
          </span>
        </Link>
        <Link to={pathOf('payments', today)} className="group grid">
          <span className="text-xs text-(--soft)">Today</span>
          <span translate="no" className="heading figures text-name whitespace-nowrap group-hover:underline">
            {formatPaise(receivedToday)}
          </span>
        </Link>
      </div>
      <p className="figures text-xs text-(--soft) wrap-anywhere">
        {change && <span className="font-semibold text-ink">{`${change}, `}</span>}
        <Link to={pathOf('payments', lastMonth)} className="underline underline-offset-4">
          {`${formatPaise(received.before)} from ${formatPeriod(lastMonth)}`}
        </Link>
      </p>
      <table className="figures mt-2 w-full text-cell">
        <caption className="sr-only">Received this month and on the same days of last month</caption>
        <thead className="text-(--soft)">
          <tr>
            <th scope="col" className="text-left font-normal">
              <span className="sr-only">Kind</span>
            </th>
            <th scope="col" className="text-right font-normal">
              This month
            </th>
            <th scope="col" className="text-right font-normal">
              Last month
            </th>
          </tr>
        </thead>
        {[receivedBySubject, receivedByMode].map((rows) => (
          <tbody key={rows[0]?.label} className="border-t border-(--line)">
            {rows.map(({ label, value, before }) => (
              <tr key={label}>
                <th scope="row" className="py-0.5 text-left font-normal">
                  {label}
                </th>
                <td className="text-right font-semibold">{formatPaise(value)}</td>
                <td className="text-right text-(--soft)">{formatPaise(before)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}

function ActiveMembers({ months, pathOf }: { months: Insights['membersByMonth']; pathOf: PathOf }) {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const to = pathOf('memberships', { from: first.month.from, to: last.month.to }, 'month');
  return (
    <Card title="Active memberships">
      <p className="mt-2 flex flex-wrap items-end justify-between gap-x-4">
        <Link to={to} className="heading figures text-tile hover:underline">
          {groupDigits(last.active)}
        </Link>
        <span className="figures text-sm">
          {`${groupDigits(last.started)} new, ${groupDigits(last.ended)} ended this month`}
        </span>
      </p>
      <Chart
        title="Active memberships by month"
        kind="line"
        isLow
        points={months.map(({ month, active, started, ended }) => ({
          label: formatMonth(month.from),
          value: active,
          note: `${started} new, ${ended} ended`,
        }))}
        format={groupDigits}
        formatShort={groupDigits}
      />
      <details className="text-sm">
        <summary className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11">
          Show as a table
        </summary>
        <table className="figures w-full text-cell">
          <caption className="sr-only">Active memberships by month, newest first</caption>
          <thead className="text-(--soft)">
            <tr>
              {['Month', 'Active', 'New', 'Ended'].map((title, index) => (
                <th key={title} scope="col" className={index === 0 ? 'text-left' : 'text-right'}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...months].reverse().map(({ month, active, started, ended }) => (
              <tr key={month.from} className="border-t border-(--line)">
                <th scope="row" className="py-1 text-left font-normal">
                  {formatMonth(month.from)}
                </th>
                {[active, started, ended].map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                  <td key={index} className="text-right">
                    {groupDigits(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

/** The fill of the last seven days, and the trials of this month and the last. */
function ClassesAndTrials({ insights, pathOf }: { insights: Insights; pathOf: PathOf }) {
  const { classes, week, trials, trialMonths } = insights;
  const fill = classes.places === 0 ? null : Math.round((classes.booked / classes.places) * 100);
  return (
    <>
      <Link to={pathOf('classes', week)} className="underline underline-offset-4">
        {fill === null
          ? 'No classes in 7 days'
          : `Classes in 7 days: ${fill} % full, ${groupDigits(classes.booked)} of ${groupDigits(classes.places)} places`}
      </Link>
      <Link to={pathOf('trials', trialMonths)} className="underline underline-offset-4">
        {`Trials this month and last: ${groupDigits(trials.trials)}, ${groupDigits(trials.joined)} became members`}
      </Link>
    </>
  );
}

function Attention({
  insights: { renewals, dues, lowStock },
  overdueQueries,
  center,
  pathOf,
}: InsightsProps & { pathOf: PathOf }) {
  const ofCenter = center ? `&center=${encodeURIComponent(center)}` : '';
  const rows = [
    {
      label: 'Renewals due in 7 days',
      value: groupDigits(renewals.count),
      names: renewals.names,
      more: renewals.count - renewals.names.length,
      to: endingSoon + ofCenter,
      report: pathOf('renewals'),
    },
    {
      label: 'Dues',
      value: formatPaise(dues.paise),
      names: dues.names.map(({ name, paise }) => `${name} (${formatPaise(paise)})`),
      more: 0,
      to: `${paths.adminMemberships}?status=pending${ofCenter}`,
      report: pathOf('dues'),
    },
    {
      label: 'Overdue queries',
      value: groupDigits(overdueQueries),
      names: [],
      more: 0,
      to: `${paths.adminQueries}?status=unanswered`,
    },
    {
      label: 'Low stock',
      value: groupDigits(lowStock.count),
      names: lowStock.names,
      more: lowStock.count - lowStock.names.length,
      to: `${paths.adminProducts}?stock=low`,
    },
  ];
  return (
    <Card title="Needs attention" className="md:col-span-2 xl:col-span-1">
      <ul className="mt-1 text-sm">
        {rows.map(({ label, value, names, more, to, report }) => (
          <li key={label} className="border-b border-(--line) py-2.5 last:border-b-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link to={report ?? to} className="font-semibold underline-offset-4 hover:underline">
                {label}
              </Link>
              <span translate="no" className="heading figures text-name whitespace-nowrap">
                {value}
              </span>
            </div>
            {names.length > 0 && (
              <p className="text-xs text-(--soft) wrap-anywhere">
                <span translate="no">{names.join(', ')}</span>
                {more > 0 && <span>{` and ${groupDigits(more)} more`}</span>}{' '}
                <Link to={to} className="whitespace-nowrap underline underline-offset-4">
                  See the list
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
