import { formatPaise } from '@namma/contract/money';
import { receiptModes } from '@namma/contract/payments/rules';
import { modeLabels } from '../../../admin/money/mode-labels';
import { type Column, DataTable } from '../../../ui/data-table';
import type { SumRow } from './sums';

/** Amounts by payment mode, one row per center or person. */
export function SumTable({ title, head, rows }: { title: string; head: string; rows: readonly SumRow[] }) {
  const columns: Column<SumRow>[] = [
    { title: head, isHead: true, cell: ({ name }) => name },
    ...receiptModes.map((mode) => ({
      title: modeLabels[mode],
      isNumber: true,
      cell: ({ byMode }: SumRow) => formatPaise(byMode[mode]),
    })),
    {
      title: 'Total',
      isNumber: true,
      cell: ({ total }) => (
        <span translate="no" className="font-semibold">
          {formatPaise(total)}
        </span>
      ),
    },
  ];
  return (
    <section>
      <h2 className="heading text-base">{title}</h2>
      <DataTable caption={title} columns={columns} rows={rows} idOf={(row) => rows.indexOf(row)} />
    </section>
  );
}
