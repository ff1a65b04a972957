import { gymDay } from '@namma/contract/days/dates';
import { type ReportName, reportNames } from '@namma/contract/reports/rules';
import type { Report, ReportQuery } from '@namma/contract/reports/schemas';
import { formatTime24 } from '@namma/contract/values/times';
import { Link } from 'react-router';
import { formatPeriod } from '../../admin/charts/format';
import { ExportButton } from '../../admin/list/export-button';
import { ScreenTitle } from '../../admin/list/screen-title';
import { useCsvExport } from '../../admin/list/use-csv-export';
import { useListAddress } from '../../admin/list/use-list-address';
import { FigureList } from './figure-list';
import { PeriodPicker } from './period-picker';
import { firstReport, hasPeriod, reportLabels } from './report-query';
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
  const { change, pathWith } = useListAddress();
  const name = query.report ?? firstReport;
  const csv = useCsvExport('admin/exportReport', `report-${name}`, {
    report: name,
    ...(hasPeriod(name) ? { from: query.from, to: query.to, by: query.by } : {}),
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
        pathOf={(report) => pathWith({ report: report === firstReport ? undefined : report })}
      />
      {hasPeriod(name) && (
        <PeriodPicker
          query={query}
          period={report?.period ?? undefined}
          today={gymDay(readAt)}
          step={step}
          onChange={change}
        />
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

function ReportNav({ current, pathOf }: { current: ReportName; pathOf: (report: ReportName) => string }) {
  return (
    <nav aria-label="Reports" className="pb-5 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {reportNames.map((name) => (
          <li key={name}>
            <Link
              to={pathOf(name)}
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
    rows.every(({ values, before }) => [...values, ...(before ?? [])].every((value) => value === 0)),
  );
  return (
    <div className="grid grid-cols-1 gap-y-12">
      <FigureList figures={figures} />
      {isEmpty ? (
        <p className="text-sm text-(--soft)">{period ? 'No data in this period.' : 'Nothing is due.'}</p>
      ) : (
        tables.map((table, index) => (
          <section key={table.by} aria-label={`${reportLabels[name]} by ${table.by}`} className="min-w-0">
            <h2 className="heading border-b-2 border-ink pb-2 text-base">
              {`${reportLabels[name]} by ${table.by}`}
            </h2>
            {index === 0 && period ? (
              <>
                <StepChart key={name} table={table} />
                <details className="mt-2 text-sm">
                  <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
                    Show as a table
                  </summary>
                  <ReportTable table={table} caption={`${reportLabels[name]} by ${table.by}`} />
                </details>
              </>
            ) : (
              <ReportTable table={table} caption={`${reportLabels[name]} by ${table.by}`} />
            )}
          </section>
        ))
      )}
    </div>
  );
}
