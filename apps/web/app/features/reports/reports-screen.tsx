import { gymDay } from '@namma/contract/days/dates';
import { type ReportName, reportNames } from '@namma/contract/reports/rules';
import type { Report, ReportQuery, ReportTable as Table } from '@namma/contract/reports/schemas';
import { formatTime24 } from '@namma/contract/values/times';
import { Link } from 'react-router';
import { formatPeriod } from '../../admin/charts/format';
import { HeatTable } from '../../admin/charts/heat-table';
import { ExportButton } from '../../admin/list/export-button';
import { FilterSelect } from '../../admin/list/filter-select';
import { ScreenTitle } from '../../admin/list/screen-title';
import { useCsvExport } from '../../admin/list/use-csv-export';
import { useListAddress } from '../../admin/list/use-list-address';
import { CenterFilter } from '../../admin/shell/centers';
import { FigureList } from './figure-list';
import { PeriodPicker } from './period-picker';
import { firstReport, hasCenter, hasPeriod, reportLabels } from './report-query';
import { ReportTable } from './report-table';
import { StepChart } from './step-chart';

interface ReportsScreenProps {
  query: Partial<ReportQuery>;
  /** Undefined when the period was refused. */
  report?: Report | undefined;
  problem?: string | undefined;
  readAt: Date;
}

/** Reports of payments, sales and members over a period. */
export function ReportsScreen({ query, report, problem, readAt }: ReportsScreenProps) {
  const { change } = useListAddress();
  const name = query.report ?? firstReport;
  const csv = useCsvExport('admin/exportReport', `report-${name}`, {
    report: name,
    ...(hasPeriod(name) ? { from: query.from, to: query.to, by: query.by } : {}),
    ...(hasCenter(name) ? { center: query.center } : {}),
  });
  const step = report?.tables[0]?.by;
  return (
    <>
      <ScreenTitle
        note={report && <Note name={name} report={report} readAt={readAt} />}
        actions={problem ? undefined : <ExportButton {...csv} />}
      >
        Reports
      </ScreenTitle>
      <ReportNav
        current={name}
        addressOf={(report) => ({ report: report === firstReport ? undefined : report })}
      />
      {hasPeriod(name) && (
        <PeriodPicker
          query={query}
          period={report?.period ?? undefined}
          today={gymDay(readAt)}
          step={step}
          onChange={change}
        >
          {hasCenter(name) && <CenterFilter value={query.center} onChange={(center) => change({ center })} />}
        </PeriodPicker>
      )}
      {!hasPeriod(name) && (
        <div className="flex pb-6 print:hidden">
          <CenterFilter value={query.center} onChange={(center) => change({ center })} />
        </div>
      )}
      {problem && (
        <p role="alert" className="border-l-4 border-signal bg-paper-sunken p-4">
          {problem}
        </p>
      )}
      {report && <ReportBody report={report} name={name} />}
    </>
  );
}

function Note({
  name,
  report: { period, compared },
  readAt,
}: {
  name: ReportName;
  report: Report;
  readAt: Date;
}) {
  const days = period ? formatPeriod(period) : name === 'renewals' ? 'Today and later' : 'Today';
  const beside = compared ? `, compared with ${formatPeriod(compared)}` : '';
  return <span className="figures">{`${days}${beside}. As of ${formatTime24(readAt)}.`}</span>;
}

function ReportNav({
  current,
  addressOf,
}: {
  current: ReportName;
  addressOf: (report: ReportName) => { report: string | undefined };
}) {
  const { change, pathWith } = useListAddress();
  return (
    <nav aria-label="Reports" className="pb-5 print:hidden">
      <div className="sm:hidden">
        <FilterSelect
          label="Report"
          value={current}
          options={reportNames.map((name) => ({ value: name, label: reportLabels[name] }))}
          onChange={(name) => change(addressOf(name as ReportName))}
        />
      </div>
      <ul className="hidden flex-wrap gap-2 sm:flex">
        {reportNames.map((name) => (
          <li key={name}>
            <Link
              to={pathWith(addressOf(name))}
              preventScrollReset
              aria-current={name === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-(--edge) px-4 text-sm font-semibold transition-colors hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {reportLabels[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ReportBody({ report: { figures, tables, period }, name }: { report: Report; name: ReportName }) {
  const isEmpty = tables.every(({ rows }) =>
    rows.every(({ values, before }) => [...values, ...(before ?? [])].every((value) => !value)),
  );
  return (
    <div className="grid grid-cols-1 gap-y-12">
      <FigureList figures={figures} />
      {isEmpty ? (
        <p className="text-sm text-(--soft)">
          {name === 'margin' && 'Only products with a cost count: add it under Products. '}
          {period ? 'No data in this period.' : 'Nothing is due.'}
        </p>
      ) : (
        tables.map((table) => (
          <section key={table.by} aria-label={`${reportLabels[name]} by ${table.by}`} className="min-w-0">
            <h2 className="heading border-b-2 border-ink pb-2 text-base">
              {`${reportLabels[name]} by ${table.by}`}
            </h2>
            <TableOrChart key={name} table={table} caption={`${reportLabels[name]} by ${table.by}`} />
          </section>
        ))
      )}
    </div>
  );
}

function TableOrChart({ table, caption }: { table: Table; caption: string }) {
  if (table.chart === 'heat')
    return (
      <HeatTable caption={caption} columns={table.columns.map(({ label }) => label)} rows={table.rows} />
    );
  if (table.chart === null) return <ReportTable table={table} caption={caption} />;
  return (
    <>
      <StepChart table={table} />
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          Show as a table
        </summary>
        <ReportTable table={table} caption={caption} />
      </details>
    </>
  );
}
