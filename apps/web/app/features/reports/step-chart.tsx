import type { ReportTable } from '@namma/contract/reports/schemas';
import { useState } from 'react';
import { FilterSelect } from '../../admin/list/filter-select';
import { formatFigure, labelOf } from './format';

const PERCENT = 100;
/** Keeps a day with a small figure visible. */
const LOWEST_BAR_PERCENT = 1;
/** More bars than this have no gaps between them. */
const BARS_WITH_GAPS = 62;

/** One bar for each day or month, with a mark for the compared one. The table below has the same figures. */
export function StepChart({ table: { by, columns, rows } }: { table: ReportTable }) {
  const [chosen, setChosen] = useState(0);
  const column = columns[chosen] ? chosen : 0;
  const unit = columns[column]?.unit ?? 'count';
  const values = rows.flatMap(({ values, before }) => [values[column] ?? 0, before?.[column] ?? 0]);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const isCompared = rows.some(({ before }) => before !== null);
  const [first] = rows;
  const last = rows.at(-1);
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
      <div
        aria-hidden="true"
        className={`mt-4 flex h-52 [print-color-adjust:exact] sm:h-64 ${rows.length <= BARS_WITH_GAPS ? 'gap-0.5 sm:gap-1' : ''} border-t border-b border-(--line) border-b-ink`}
      >
        {rows.map((row, index) => (
          <Bar
            key={row.days?.from ?? row.label}
            value={row.values[column] ?? 0}
            before={row.before?.[column] ?? null}
            top={top}
            bottom={bottom}
            isLate={index >= rows.length / 2}
            says={[
              `${labelOf(row, by)}: ${formatFigure(row.values[column] ?? 0, unit)}`,
              row.before && `before ${formatFigure(row.before[column] ?? 0, unit)}`,
            ]
              .filter(Boolean)
              .join(', ')}
          />
        ))}
      </div>
      <p
        aria-hidden="true"
        className="figures flex flex-wrap justify-between gap-x-4 pt-2 text-xs text-(--soft)"
      >
        <span>{first && labelOf(first, by)}</span>
        {isCompared && (
          <span className="inline-flex items-center gap-2">
            <span className="inline-block h-0.5 w-5 bg-signal" />
            <span>{' compared period'}</span>
          </span>
        )}
        <span>{last && last !== first && labelOf(last, by)}</span>
      </p>
    </>
  );
}

interface BarProps {
  value: number;
  before: number | null;
  top: number;
  /** 0 unless a value is below. */
  bottom: number;
  says: string;
  /** In the right half the label opens to the left. */
  isLate: boolean;
}

function Bar({ value, before, top, bottom, says, isLate }: BarProps) {
  const range = top - bottom || 1;
  const place = (of: number) => ((of - bottom) / range) * PERCENT;
  const height = value === 0 ? 0 : Math.max((Math.abs(value) / range) * PERCENT, LOWEST_BAR_PERCENT);
  return (
    <div className="group relative h-full min-w-0 flex-1 hover:bg-paper-sunken">
      <div
        className={`absolute w-full ${value < 0 ? 'bg-(--soft)' : 'bg-ink'}`}
        style={{ height: `${height}%`, bottom: `${place(Math.min(0, value))}%` }}
      />
      {before !== null && before !== 0 && (
        <div className="absolute h-0.5 w-full bg-signal" style={{ bottom: `${place(before)}%` }} />
      )}
      <span
        className={`figures pointer-events-none absolute top-1 z-10 hidden rounded-md border border-ink bg-paper-raised px-3 py-2 text-xs font-semibold whitespace-nowrap text-ink group-hover:block ${isLate ? 'right-0' : 'left-0'}`}
      >
        {says}
      </span>
    </div>
  );
}
