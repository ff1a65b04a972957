import { groupDigits } from '@namma/contract/money';

interface HeatTableProps {
  /** Says what the table contains, for screen readers. */
  caption: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly (number | null)[] }[];
}

/** Cells darker than this have light text. */
const DARK = 0.55;

/** A table whose cells are shaded by their figures. The figures are written in the cells. */
export function HeatTable({ caption, columns, rows }: HeatTableProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls can be reached by keyboard
    <section aria-label={`${caption}, table`} tabIndex={0} className="mt-2 overflow-x-auto">
      <table className="figures w-full min-w-160 table-fixed border-separate border-spacing-0.5 text-center text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-(--soft)">
          <tr>
            <th scope="col" className="w-10">
              <span className="sr-only">Day</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row" className="text-left font-normal">
                {label}
              </th>
              {columns.map((column, index) => {
                const value = values[index] ?? 0;
                const share = value / most;
                return (
                  <td key={column} className="relative h-6">
                    <span
                      aria-hidden="true"
                      className="absolute inset-0 rounded-xs bg-ink"
                      style={{ opacity: share }}
                    />
                    <span className={`relative ${share > DARK ? 'text-paper' : ''}`}>
                      {value ? groupDigits(value) : ''}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
