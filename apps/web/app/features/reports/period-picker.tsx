import type { Day } from '@namma/contract/days/dates';
import type { Period, ReportQuery } from '@namma/contract/reports/schemas';
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
}

/** The option for days that have no name. */
const OWN_DAYS = 'Chosen days';

/** The period of a report, its comparison, and the unit of its rows. */
export function PeriodPicker({ query, period, today, step, onChange }: PeriodPickerProps) {
  const name = nameOfPeriod(query, today) ?? OWN_DAYS;
  const names = namedPeriods(today).map(({ label }) => label);
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
          const named = namedPeriods(today).find((each) => each.label === label);
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
      <FilterSelect
        label="Rows"
        value={query.by ?? step ?? 'day'}
        options={[
          { value: 'day', label: 'Days' },
          { value: 'month', label: 'Months' },
        ]}
        onChange={(by) => onChange({ by })}
      />
    </div>
  );
}
