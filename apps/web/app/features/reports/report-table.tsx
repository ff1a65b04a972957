import type { ReportRow, ReportTable as Table } from '@namma/contract/reports/schemas';
import { formatFigure, formatPeriod, labelOf } from '../../admin/charts/format';
import { type Column, DataTable } from '../../ui/data-table';

const titleOf = (by: string): string => by.charAt(0).toUpperCase() + by.slice(1);

/** A table of a report; with a comparison, each figure is above its earlier one. */
export function ReportTable({ table, caption }: { table: Table; caption: string }) {
  const rows = table.rows.map((row, index) => ({ ...row, index }));
  return <DataTable caption={caption} columns={columnsOf(table)} rows={rows} idOf={({ index }) => index} />;
}

function columnsOf({ by, columns }: Table): Column<ReportRow & { index: number }>[] {
  return [
    {
      title: titleOf(by),
      isHead: true,
      cell: (row) => (
        <span className="grid">
          <span>{labelOf(row, by)}</span>
          {row.label && row.days && (
            <span className="figures text-xs font-normal text-(--soft)">{formatPeriod(row.days)}</span>
          )}
        </span>
      ),
    },
    ...columns.map(
      ({ label, unit }, at): Column<ReportRow & { index: number }> => ({
        title: label,
        isNumber: true,
        cell: ({ values, before }) => (
          <span className="grid">
            <span>{formatFigure(values[at] ?? null, unit)}</span>
            {before && (
              <span className="text-xs text-(--soft)">{`before ${formatFigure(before[at] ?? null, unit)}`}</span>
            )}
          </span>
        ),
      }),
    ),
  ];
}
