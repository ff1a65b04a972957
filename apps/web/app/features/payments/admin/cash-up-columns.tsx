import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import { formatTime24 } from '@namma/contract/values/times';
import { modeLabels } from '../../../admin/money/mode-labels';
import type { Column } from '../../../ui/data-table';
import { type CashUpRow, kindLabels } from './labels';
import { type CashUp, nameReceiver } from './sums';

export const factsOf = ({ amountPaise, mode, at, receiptNumber, title }: CashUpRow) => [
  formatPaise(amountPaise),
  modeLabels[mode],
  formatTime24(new Date(at)),
  receiptNumber,
  title,
];

export const columnsOf = (cashUp: CashUp): Column<CashUpRow>[] => [
  {
    title: 'Receipt',
    cell: ({ receiptNumber }) => (
      <span translate="no" className="figures">
        {receiptNumber}
      </span>
    ),
  },
  {
    title: 'Time',
    isSorted: true,
    cell: ({ at }) => (
      <time dateTime={at} className="figures">
        {formatTime24(new Date(at))}
      </time>
    ),
  },
  {
    title: 'Paid by',
    isHead: true,
    cell: ({ member, title }) => (
      <span className="grid max-w-72 @table/admin-table:min-w-40 wrap-anywhere">
        <span>{member}</span>
        <span className="text-xs font-normal text-(--soft) @max-table/admin-table:hidden">{title}</span>
      </span>
    ),
  },
  {
    title: 'How',
    cell: ({ mode, utr }) => (
      <span className="grid">
        <span>{modeLabels[mode]}</span>
        {utr && <span className="figures text-xs text-(--soft)">{`UTR ${utr}`}</span>}
      </span>
    ),
  },
  { title: 'Center', cell: ({ center }) => (center ? centerLabel(center) : 'At the door') },
  { title: 'Received by', cell: (row) => nameReceiver(row, cashUp) },
  {
    title: 'Amount',
    isNumber: true,
    cell: (row) => (
      <span className="grid justify-items-end gap-0.5 @max-table/admin-table:justify-items-start">
        <span translate="no" className={row.reversedBy === null ? 'font-semibold' : 'line-through'}>
          {formatPaise(row.amountPaise)}
        </span>
        <State {...row} />
      </span>
    ),
  },
];

/** State of a receipt, with its reversal. */
function State({ kind, reverses, reversedBy, reason }: CashUpRow) {
  const says =
    reversedBy !== null
      ? `Reversed by ${reversedBy}`
      : kind === 'payment'
        ? undefined
        : reverses === null
          ? kindLabels[kind]
          : `${kindLabels[kind]} of ${reverses}`;
  if (!says && !reason) return null;
  return (
    <span className="max-w-48 text-xs whitespace-normal text-(--soft) wrap-anywhere">
      {`${says ?? ''}${reason ? `: ${reason}` : ''}`}
    </span>
  );
}
