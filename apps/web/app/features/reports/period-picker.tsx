import type { Day } from '@namma/contract/days/dates';
import { monthlyReports } from '@namma/contract/reports/rules';
import type { Period, ReportQuery } from '@namma/contract/reports/schemas';
import type { ReactNode } from 'react';
import { DayRange } from '../../admin/list/day-range';
import { FilterSelect } from '../../admin/list/filter-select';
import { namedPeriods, nameOfPeriod } from './periods';

interface PeriodPickerProps {
  query: Partial<ReportQuery>;
  /** The days that are shown; undefined when they were refused. */
  period: Period | undefined;
  today: Day;
  /** Granularity of a row: a day or a month. */
  step: string | undefined;
  onChange: (changes: Record<string, string | undefined>) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** The option for days that have no name. */
const OWN_DAYS = 'Chosen days';

/** The period of a report, its comparison, the unit of its rows, and further filters. */
export function PeriodPicker({ query, period, today, step, onChange, children }: PeriodPickerProps) {
  const isMonthly = query.report !== undefined && monthlyReports.includes(query.report);
  const name = nameOfPeriod(query, today, isMonthly) ?? OWN_DAYS;
  const names = namedPeriods(today, isMonthly).map(({ label }) => label);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(40%,--spacing(30))),1fr))] items-end gap-3 pb-6 sm:flex sm:flex-wrap print:hidden">
      <FilterSelect
        label="Period"
        value={name}
        options={[...names, ...(name === OWN_DAYS ? [OWN_DAYS] : [])].map((label) => ({
          value: label,
          label,
        }))}
        onChange={(label) => {
          const named = namedPeriods(today, isMonthly).find((each) => each.label === label);
          if (named) onChange({ from: named.period?.from, to: named.period?.to });
        }}
      />
      <DayRange from={period?.from ?? query.from} to={period?.to ?? query.to} onChange={onChange} />
      <FilterSelect
        label="Compare with"
        value={query.compare ?? ''}
        options={[
          { value: '', label: 'Nothing' },
          { value: 'previous', label: 'The period before' },
          { value: 'year', label: 'A year before' },
        ]}
        onChange={(compare) => onChange({ compare })}
      />
      {!isMonthly && (
        <FilterSelect
          label="Rows"
          value={query.by ?? step ?? 'day'}
          options={[
            { value: 'day', label: 'Days' },
            { value: 'month', label: 'Months' },
          ]}
          onChange={(by) => onChange({ by })}
        />
      )}
      {children}
    </div>
  );
}
