import type { DrawerRow } from '@namma/contract/drawers/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import { formatMoment } from '@namma/contract/values/times';
import { useLazy } from '../../lib/loading/use-lazy';
import { useOpened } from '../../lib/loading/use-opened';
import type { Column } from '../../ui/data-table';
import { Price } from '../../ui/price';
import { AdminTable } from '../list/admin-table';
import { StatusMark } from '../list/status-mark';
import { usePermission } from '../shell/permissions';

const loadDialog = async () => (await import('./drawer-note-dialog')).DrawerNoteDialog;

const sumOf = ({ payouts }: DrawerRow) => payouts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

function Difference({ count }: { count: NonNullable<DrawerRow['count']> }) {
  const { differencePaise } = count;
  if (differencePaise === 0) return <StatusMark tone="done">matches</StatusMark>;
  return (
    <StatusMark tone="waiting">
      {`${formatPaise(Math.abs(differencePaise))} ${differencePaise < 0 ? 'short' : 'over'}`}
    </StatusMark>
  );
}

/** `20:05, Meera Iyer` */
const When = ({ at, by }: { at: string; by: string | null }) => (
  <span className="grid">
    <span className="figures">{formatMoment(at)}</span>
    {by && <span className="text-xs text-(--soft)">{by}</span>}
  </span>
);

const Texts = ({ drawer: { note, notes, payouts } }: { drawer: DrawerRow }) => (
  <ul className="grid gap-0.5 text-xs">
    {payouts.map(({ amountPaise, reason, at }) => (
      <li key={at + reason}>
        <Price>{formatPaise(amountPaise)}</Price>
        {` paid out: ${reason}`}
      </li>
    ))}
    {note && <li>{note}</li>}
    {notes.map(({ text, by, at }) => (
      <li key={at + text}>{`${text}${by ? ` (${by})` : ''}`}</li>
    ))}
  </ul>
);

const factsOf = ({ openedAt, closedAt, floatPaise, count }: DrawerRow) => [
  formatMoment(openedAt),
  closedAt ? `closed ${formatMoment(closedAt)}` : 'open',
  count ? `${formatPaise(count.countedPaise)} counted` : `${formatPaise(floatPaise)} float`,
];

const columns: Column<DrawerRow>[] = [
  {
    title: 'Center',
    isHead: true,
    cell: ({ center }) => <span className="whitespace-nowrap">{centerLabel(center)}</span>,
  },
  { title: 'Opened', cell: ({ openedAt, openedBy }) => <When at={openedAt} by={openedBy} /> },
  {
    title: 'Closed',
    cell: ({ closedAt, closedBy }) =>
      closedAt ? <When at={closedAt} by={closedBy} /> : <StatusMark tone="moving">open</StatusMark>,
  },
  { title: 'Float', isNumber: true, cell: ({ floatPaise }) => <Price>{formatPaise(floatPaise)}</Price> },
  { title: 'Paid out', isNumber: true, cell: (row) => <Price>{formatPaise(sumOf(row))}</Price> },
  {
    title: 'Expected',
    isNumber: true,
    cell: ({ count }) => (count ? <Price>{formatPaise(count.expectedPaise)}</Price> : ''),
  },
  {
    title: 'Counted',
    isNumber: true,
    cell: ({ count }) => (count ? <Price>{formatPaise(count.countedPaise)}</Price> : ''),
  },
  { title: 'Difference', isState: true, cell: ({ count }) => (count ? <Difference count={count} /> : '') },
  { title: 'Notes', cell: (drawer) => <Texts drawer={drawer} /> },
];

interface DrawerTableProps {
  drawers: readonly DrawerRow[];
  onNoted: () => void;
}

/** Cash drawers with expected and counted amounts, and notes (D136). */
export function DrawerTable({ drawers, onNoted }: DrawerTableProps) {
  const can = usePermission();
  const { loaded: NoteDialog, ensureLoaded } = useLazy(loadDialog);
  const { opened: noted, open, close } = useOpened<DrawerRow>(ensureLoaded);
  return (
    <>
      <AdminTable
        caption="Drawers"
        columns={columns}
        facts={factsOf}
        rows={drawers}
        idOf={({ id }) => id}
        nameOf={({ center, openedAt }) => `${centerLabel(center)}, ${formatMoment(openedAt)}`}
        primary={(row) =>
          row.count !== null && can('reviewDrawers') && { label: 'Add note', onPress: () => open(row) }
        }
      />
      {NoteDialog && <NoteDialog drawer={noted} onClose={close} onNoted={onNoted} />}
    </>
  );
}
