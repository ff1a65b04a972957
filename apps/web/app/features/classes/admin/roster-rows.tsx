import type { RosterRow } from '@namma/contract/classes/schemas';
import { memberPath } from '@namma/contract/paths';
import { Link } from 'react-router';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { can } from '../../../admin/shell/permissions';
import { Button, buttonClass } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';

export const states: Record<RosterRow['state'], string> = {
  booked: 'Booked',
  cancelled: 'Given up',
  ended: 'Ended',
  present: 'Present',
  missed: 'No-show',
  excused: 'Excused',
};

/** `Waiting, 2` */
export const standOf = ({ place, position, state }: RosterRow): string =>
  place === 'in' ? states[state] : `Waiting, ${position}`;

export type Mark = (userId: number, isPresent: boolean, isExcused?: true) => void;

interface RosterRowsProps {
  rows: readonly RosterRow[];
  /** Places can still be given up. */
  isAhead: boolean;
  /** The day of the class has come. */
  canMark: boolean;
  isBusy: boolean;
  onMark: Mark;
  onGiveUp: (userId: number) => Promise<void>;
}

/** Bookings and waiting list by rank, with actions. */
export const RosterRows = ({ rows, isAhead, canMark, isBusy, onMark, onGiveUp }: RosterRowsProps) => (
  <ol className="divide-y divide-(--line) border-y border-(--line) print:hidden">
    {rows.map((row) => (
      <li key={row.userId} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">
            {can('findMembers') ? (
              <Link to={memberPath(row.userId)} className="underline-offset-4 hover:underline">
                {row.name}
              </Link>
            ) : (
              <span>{row.name}</span>
            )}
          </p>
          <p className="text-(--soft)">
            {[
              standOf(row),
              row.phone,
              row.noShows > 0 && (row.noShows === 1 ? '1 no-show' : `${row.noShows} no-shows`),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {canMark && row.place === 'in' && (
            <IfAllowed permission="markClasses">
              <Marks row={row} isBusy={isBusy} onMark={onMark} />
            </IfAllowed>
          )}
          {isAhead && row.state === 'booked' && (
            <IfAllowed permission="bookClasses">
              <ConfirmButton
                className={buttonClass('quiet', 'underline')}
                aria-label={`Cancel place: ${row.name}`}
                title={`Cancel the place of ${row.name}?`}
                description="The first member on the waiting list gets it. Both are notified."
                confirmLabel="Cancel place"
                onConfirm={() => onGiveUp(row.userId)}
              >
                Cancel place
              </ConfirmButton>
            </IfAllowed>
          )}
        </div>
      </li>
    ))}
  </ol>
);

const Marks = ({ row, isBusy, onMark }: { row: RosterRow; isBusy: boolean; onMark: Mark }) => (
  <div className="flex flex-wrap gap-2">
    <Button
      look="outline"
      isBusy={isBusy}
      aria-label={`Present: ${row.name}`}
      aria-pressed={row.state === 'present'}
      className="aria-pressed:bg-lime"
      onClick={() => onMark(row.userId, true)}
    >
      Present
    </Button>
    <Button
      look="outline"
      isBusy={isBusy}
      aria-label={`No-show: ${row.name}`}
      aria-pressed={row.state === 'missed'}
      className="aria-pressed:bg-lime"
      onClick={() => onMark(row.userId, false)}
    >
      No-show
    </Button>
    {row.state === 'missed' && (
      <Button
        look="quiet"
        isBusy={isBusy}
        aria-label={`Remove no-show: ${row.name}`}
        onClick={() => onMark(row.userId, false, true)}
      >
        Remove no-show
      </Button>
    )}
  </div>
);

/** The roster on paper, to be ticked by hand. */
export const PrintedRoster = ({ rows }: { rows: readonly RosterRow[] }) => (
  <table className="mt-4 hidden w-full border-collapse text-sm print:table">
    <thead>
      <tr className="border-b-2 border-ink text-left">
        <th className="w-8 py-1">No.</th>
        <th className="py-1">Name</th>
        <th className="py-1">Phone</th>
        <th className="py-1">Place</th>
        <th className="w-20 py-1">Came</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, n) => (
        <tr key={row.userId} className="break-inside-avoid border-b border-ink/40">
          <td className="figures py-2">{n + 1}</td>
          <td className="py-2">{row.name}</td>
          <td className="figures py-2">{row.phone ?? ''}</td>
          <td className="py-2">{standOf(row)}</td>
          <td className="py-2">
            <span aria-hidden="true" className="inline-block size-4 border border-ink" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
