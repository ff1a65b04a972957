import type { AppointmentDay } from '@namma/contract/appointments/coach-schemas';
import { consultancyTypes } from '@namma/contract/appointments/rules';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { adminCoaches } from '@namma/contract/paths';
import { formatTime24 } from '@namma/contract/values/times';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { DayChoice } from '../../../admin/list/day-choice';
import { FilterSelect, optionsOf } from '../../../admin/list/filter-select';
import { PrintButton } from '../../../admin/list/print-button';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { StatusMark } from '../../../admin/list/status-mark';
import { useListAddress } from '../../../admin/list/use-list-address';
import { MemberLink } from '../../../admin/people/member-link';
import { CenterFilter } from '../../../admin/shell/centers';
import { can } from '../../../admin/shell/permissions';
import { ViewLinks } from '../../../admin/shell/view-links';
import { describeClosure } from '../../../admin/time/describe-time';
import { invalidate } from '../../../lib/loading/read-cache';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { StateScreen } from '../../../ui/state-screen';
import { toast } from '../../../ui/toast';
import { useAppointmentActions } from './appointment-actions';
import type { FreeSlot } from './book-dialog';
import type { DayQuery } from './day-query';

type CoachDay = AppointmentDay['coaches'][number];

const loadBookDialog = async () => (await import('./book-dialog')).BookDialog;

interface DayScreenProps {
  shown: AppointmentDay;
  query: DayQuery;
  readAt: Date;
}

/** The appointments and free times of one day, by coach. A free time is booked for a member by pressing it. */
export function DayScreen({ shown, query, readAt }: DayScreenProps) {
  const { change } = useListAddress();
  const { revalidate } = useRevalidator();
  const { menuOf, dialogs } = useAppointmentActions(readAt);
  const { loaded: BookDialog, ensureLoaded } = useLazy(loadBookDialog);
  const { opened: slot, open, close } = useOpened<FreeSlot>(ensureLoaded);
  const { day, coaches } = shown;
  return (
    <>
      <ScreenTitle note={`${formatDay(day)}, as of ${formatTime24(readAt)}`} actions={<PrintButton />}>
        Appointments
      </ScreenTitle>
      <ViewLinks current="day" />
      <div className="flex flex-wrap items-end gap-3 pb-6 max-sm:*:grow print:hidden">
        <DayChoice day={day} horizon="appointment" readAt={readAt}>
          <CenterFilter value={query.center} onChange={(center) => change({ center })} />
          <FilterSelect
            label="Type"
            value={query.type ?? ''}
            options={optionsOf(consultancyTypes)}
            onChange={(type) => change({ type })}
          />
        </DayChoice>
      </div>
      {coaches.length === 0 ? (
        <StateScreen
          title="No coaches yet"
          link={{ to: adminCoaches, children: 'Go to coaches', look: 'solid' }}
        >{`No coach works on ${formatDay(day)}, or none matches the filters.`}</StateScreen>
      ) : (
        <ul className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 2xl:grid-cols-3 print:grid-cols-2">
          {coaches.map((coach) => (
            <li key={coach.coachId}>
              <CoachCard coach={coach} menuOf={menuOf} onBook={(startsAt) => open({ ...coach, startsAt })} />
            </li>
          ))}
        </ul>
      )}
      {dialogs}
      {BookDialog && (
        <BookDialog
          slot={slot}
          onClose={close}
          onDone={async (status) => {
            toast.success(status);
            invalidate('consultancy/', 'admin/');
            close();
            await revalidate();
          }}
        />
      )}
    </>
  );
}

interface CoachCardProps {
  coach: CoachDay;
  menuOf: (row: AdminBooking) => ReactNode;
  onBook: (startsAt: string) => Promise<void>;
}

function CoachCard({ coach, menuOf, onBook }: CoachCardProps) {
  const { name, type, center, isRetired, bookings, free, closures } = coach;
  const bookable = can('bookAppointments') ? free : [];
  return (
    <section
      className="break-inside-avoid rounded-lg border border-(--line) bg-paper-raised p-5"
      aria-label={name}
    >
      <h2 className="heading text-lg wrap-anywhere">{name}</h2>
      <p className="text-sm text-(--soft)">{`${type}, ${centerLabel(center)}${isRetired ? ', retired' : ''}`}</p>
      {closures.map((closure) => (
        <p
          key={closure.id}
          className="mt-3 border-l-4 border-signal bg-paper-sunken p-3 text-sm wrap-anywhere"
        >
          {`Closed ${describeClosure(closure)}: ${closure.reason}`}
        </p>
      ))}
      {bookings.length > 0 && (
        <ol className="mt-4 grid grid-cols-1 divide-y divide-(--line) border-y border-(--line)">
          {bookings.map((row) => (
            <li key={row.id} className="flex items-center gap-4 py-3">
              <Taken row={row} />
              <span className="print:hidden">{menuOf(row)}</span>
              {/* To tick by hand who came. */}
              <span aria-hidden="true" className="hidden size-5 shrink-0 border border-ink print:block" />
            </li>
          ))}
        </ol>
      )}
      <h3 className="mt-4 text-sm font-semibold print:font-normal">
        {free.length === 0 ? 'No free times' : `${free.length} free`}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2 print:hidden">
        {bookable.map((startsAt) => (
          <li key={startsAt}>
            <button
              type="button"
              aria-label={`Book ${formatTime24(new Date(startsAt))} with ${name}`}
              onClick={() => void onBook(startsAt)}
              className="figures min-h-11 rounded-md border border-(--edge) px-3 text-sm font-semibold transition-colors hover:border-ink hover:bg-lime"
            >
              {formatTime24(new Date(startsAt))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Taken = ({ row: { startsAt, member, status, needsDecision } }: { row: AdminBooking }) => (
  <div className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">
    <time dateTime={startsAt ?? undefined} className="figures font-semibold">
      {startsAt && formatTime24(new Date(startsAt))}
    </time>
    <span className="grid justify-items-start wrap-anywhere">
      <MemberLink member={member} className="font-semibold underline underline-offset-4" />
      {member.phone && (
        <a
          className="figures inline-flex min-h-7 items-center text-sm wrap-anywhere! underline underline-offset-2"
          href={`tel:${member.phone}`}
        >
          {member.phone}
        </a>
      )}
      {status === 'no-show' && <StatusMark tone="off">No-show</StatusMark>}
      {needsDecision && <StatusMark tone="waiting">To reschedule</StatusMark>}
    </span>
  </div>
);
