import type { AppointmentDay } from '@namma/contract/appointments/coach-schemas';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatTime24 } from '@namma/contract/values/times';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { StatusMark } from '../../../admin/list/status-mark';
import { MemberLink } from '../../../admin/people/member-link';
import { can } from '../../../admin/shell/permissions';
import { describeClosure } from '../../../admin/time/describe-time';
import type { FreeSlot } from './book-dialog';
import { type CoachDay, cellOf, timeRowsOf } from './day-cells';

interface DayGridProps {
  shown: AppointmentDay;
  readAt: Date;
  menuOf: (row: AdminBooking) => ReactNode;
  canMove: (row: AdminBooking) => boolean;
  onBook: (slot: FreeSlot) => unknown;
  onMove: (row: AdminBooking, slot: FreeSlot) => unknown;
}

/**
 * A day with its times down and the coaches side by side. Arrow keys move between cells. Enter books a free time, or picks
 * up an appointment and puts it down at a free time; Escape cancels. Dragging does the same.
 */
export function DayGrid({ shown, readAt, menuOf, canMove, onBook, onMove }: DayGridProps) {
  const [focused, setFocused] = useState('0 0');
  const [moving, setMoving] = useState<AdminBooking>();
  const { day, coaches } = shown;
  const choose = (slot: FreeSlot) => {
    setMoving(undefined);
    return moving ? onMove(moving, slot) : onBook(slot);
  };
  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') setMoving(undefined);
    const to = cellBeside(event.currentTarget, event.target, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
  const propsOf = (place: string) => ({
    'data-cell': '',
    tabIndex: place === focused ? 0 : -1,
    onFocus: () => setFocused(place),
  });
  return (
    <>
      {/* One place for both texts: cells that moved during a drag would take the drop of another. */}
      <div className="mb-2 min-h-5 text-sm print:hidden">
        <p role="status" className="font-semibold empty:hidden">
          {moving && `Moving ${moving.member.name}. Choose a free time; Escape cancels.`}
        </p>
        {!moving && (
          <p className="hidden text-(--soft) lg:block">
            Arrow keys move, Enter books a free time or picks up an appointment to move it. Or drag it.
          </p>
        )}
      </div>
      <div className="max-h-below-admin-bar snap-x snap-mandatory scroll-pt-24 scroll-pl-16 overflow-auto rounded-md border border-(--line) sm:snap-none print:max-h-none print:overflow-visible">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are interactive
          role="grid"
          aria-label={`Appointments on ${formatDay(day)}`}
          onKeyDown={onKeyDown}
          className="w-full border-separate border-spacing-0 text-sm"
        >
          <thead>
            <tr>
              <th scope="col" className={`${edge} sticky top-0 left-0 z-20 w-16 bg-paper-raised`}>
                <span className="sr-only">Time</span>
              </th>
              {coaches.map((coach) => (
                <CoachHead key={coach.coachId} coach={coach} />
              ))}
            </tr>
          </thead>
          <tbody>
            {timeRowsOf(shown).map((row, r) => (
              <tr key={row.minute} className={row.isAfterGap ? '*:border-t-4' : ''}>
                <th
                  scope="row"
                  className={`${edge} figures sticky left-0 z-10 w-16 bg-paper-raised p-2 text-left align-top font-semibold`}
                >
                  {formatTime24(row.startsAt)}
                </th>
                {coaches.map((coach, c) => {
                  const cell = cellOf(coach, row, readAt);
                  const place = propsOf(`${r} ${c}`);
                  const key = coach.coachId;
                  if (cell.kind === 'off')
                    return (
                      <td
                        role={gridcell}
                        key={key}
                        {...place}
                        className={`${edge} bg-paper-sunken p-2 text-(--soft) wrap-anywhere`}
                      >
                        {cell.text}
                      </td>
                    );
                  if (cell.kind === 'free') {
                    const slot = { ...coach, startsAt: row.startsAt.toISOString() };
                    return <FreeCell key={key} slot={slot} place={place} moving={moving} onChoose={choose} />;
                  }
                  const movable = cell.bookings.find(canMove);
                  return (
                    <td
                      role={gridcell}
                      key={key}
                      {...place}
                      className={`${edge} p-1 align-top`}
                      onKeyDown={(event) => {
                        if (event.key === 'Enter' && event.target === event.currentTarget) setMoving(movable);
                      }}
                    >
                      {cell.bookings.map((each) => (
                        <Booked
                          key={each.id}
                          row={each}
                          menu={menuOf(each)}
                          isMoving={each.id === moving?.id}
                          {...(canMove(each) && { onDrag: setMoving })}
                        />
                      ))}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Said where a browser does not derive it from the grid. */
const gridcell = 'gridcell';
const edge = 'border-r border-b border-(--line)';

/** Finds the cell that an arrow key, Home or End leads to. */
function cellBeside(grid: HTMLElement, from: EventTarget, key: string): HTMLElement | undefined {
  const rows = [...grid.querySelectorAll('tbody tr')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-cell]'),
  ]);
  const r = rows.findIndex((row) => row.some((cell) => cell === from));
  const row = rows[r];
  if (!row) return undefined;
  const c = row.findIndex((cell) => cell === from);
  return {
    ArrowDown: rows[r + 1]?.[c],
    ArrowUp: rows[r - 1]?.[c],
    ArrowRight: row[c + 1],
    ArrowLeft: row[c - 1],
    Home: row[0],
    End: row.at(-1),
  }[key];
}

const CoachHead = ({ coach }: { coach: CoachDay }) => (
  <th
    scope="col"
    className={`${edge} sticky top-0 z-10 snap-start bg-paper-raised p-2 text-left align-top font-normal`}
  >
    {/* On a phone one coach fills the width. */}
    <div className="w-coach-column sm:w-auto sm:min-w-44">
      <h2 className="font-semibold wrap-anywhere">{coach.name}</h2>
      <p className="text-xs text-(--soft)">
        {`${coach.type}, ${centerLabel(coach.center)}${coach.isRetired ? ', retired' : ''}`}
      </p>
      <p className="text-xs text-(--soft)">
        {coach.free.length === 0 ? 'No free times' : `${coach.free.length} free`}
      </p>
      {coach.closures.map((closure) => (
        <p key={closure.id} className="mt-1 border-l-4 border-signal pl-2 text-xs wrap-anywhere">
          {`Closed ${describeClosure(closure)}: ${closure.reason}`}
        </p>
      ))}
    </div>
  </th>
);

interface FreeCellProps {
  slot: FreeSlot;
  place: object;
  moving: AdminBooking | undefined;
  onChoose: (slot: FreeSlot) => unknown;
}

function FreeCell({ slot, place, moving, onChoose }: FreeCellProps) {
  if (!can('bookAppointments'))
    return (
      <td role={gridcell} {...place} className={`${edge} p-2`}>
        Free
      </td>
    );
  const isTarget = moving?.consult_type === slot.type;
  const at = `${formatTime24(new Date(slot.startsAt))} with ${slot.name}`;
  return (
    <td
      role={gridcell}
      className={`${edge} h-11 p-0 lg:pointer-fine:h-9`}
      onDragOver={(event) => {
        if (isTarget) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (isTarget) void onChoose(slot);
      }}
    >
      <button
        type="button"
        {...place}
        aria-label={`Free, ${moving ? 'move to' : 'book'} ${at}`}
        aria-disabled={moving && !isTarget ? true : undefined}
        onClick={() => {
          if (!moving || isTarget) void onChoose(slot);
        }}
        className={`size-full min-h-11 px-2 text-left hover:bg-lime hover:text-ink aria-disabled:opacity-40 lg:pointer-fine:min-h-9 print:hidden ${isTarget ? 'outline-2 -outline-offset-4 outline-dashed' : ''}`}
      >
        Free
      </button>
    </td>
  );
}

interface BookedProps {
  row: AdminBooking;
  menu: ReactNode;
  isMoving: boolean;
  /** Called with the appointment when it is dragged, and without when it is dropped. */
  onDrag?: (row?: AdminBooking) => void;
}

const Booked = ({ row, menu, isMoving, onDrag }: BookedProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the cell do the same
  <div
    draggable={onDrag !== undefined}
    onDragStart={(event) => {
      event.dataTransfer.setData('text/plain', row.member.name);
      event.dataTransfer.effectAllowed = 'move';
      onDrag?.(row);
    }}
    onDragEnd={() => onDrag?.()}
    className={`flex items-start gap-2 rounded-sm border-l-4 border-ink bg-paper p-2 ${onDrag ? 'cursor-grab' : ''} ${isMoving ? 'outline-2 outline-dashed' : ''}`}
  >
    <div className="grid min-w-0 grow justify-items-start wrap-anywhere">
      <MemberLink member={row.member} className="font-semibold underline underline-offset-4" />
      {row.member.phone && (
        <a
          className="figures inline-flex min-h-7 items-center wrap-anywhere! underline underline-offset-2"
          href={`tel:${row.member.phone}`}
        >
          {row.member.phone}
        </a>
      )}
      {row.status === 'no-show' && <StatusMark tone="off">No-show</StatusMark>}
      {row.needsDecision && <StatusMark tone="waiting">To reschedule</StatusMark>}
    </div>
    <span className="print:hidden">{menu}</span>
    {/* To tick by hand who came. */}
    <span aria-hidden="true" className="hidden size-5 shrink-0 border border-ink print:block" />
  </div>
);
