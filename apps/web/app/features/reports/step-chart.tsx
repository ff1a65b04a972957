import type { ReportTable } from '@namma/contract/reports/schemas';
import { useState } from 'react';
import { Chart } from '../../admin/charts/chart';
import { formatFigure, formatShortFigure, labelOf } from '../../admin/charts/format';
import { FilterSelect } from '../../admin/list/filter-select';

/** One bar for each day or month, with a line for the compared ones. The table below has the same figures. */
export function StepChart({ table: { by, columns, rows } }: { table: ReportTable }) {
  const [chosen, setChosen] = useState(0);
  const column = columns[chosen] ? chosen : 0;
  const unit = columns[column]?.unit ?? 'count';
  const values = rows.flatMap(({ values, before }) => [values[column] ?? 0, before?.[column] ?? 0]);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const isCompared = rows.some(({ before }) => before !== null);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 pt-4 print:hidden">
        <FilterSelect
          label="Chart"
          value={String(column)}
          options={columns.map(({ label }, index) => ({ value: String(index), label }))}
          onChange={(index) => setChosen(Number(index))}
        />
        <p className="figures text-sm text-(--soft)">
          {`Highest ${formatFigure(top, unit)}${bottom < 0 ? `, lowest ${formatFigure(bottom, unit)}` : ''}`}
        </p>
      </div>
      <Chart
        title={columns[column]?.label ?? ''}
        points={rows.flatMap((row) => {
          const value = row.values[column] ?? null;
          return value === null
            ? []
            : [{ label: labelOf(row, by), value, before: row.before?.[column] ?? null }];
        })}
        format={(value) => formatFigure(value, unit)}
        formatShort={(value) => formatShortFigure(value, unit)}
      />
      {isCompared && (
        <p aria-hidden="true" className="pt-2 text-xs text-(--soft)">
          <span className="mr-2 inline-block w-5 border-t-2 border-dashed border-signal align-middle" />
          <span>compared period</span>
        </p>
      )}
    </>
  );
}
