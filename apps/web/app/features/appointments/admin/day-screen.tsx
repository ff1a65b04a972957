import type { AppointmentDay } from '@namma/contract/appointments/coach-schemas';
import { consultancyTypes } from '@namma/contract/appointments/rules';
import { formatDay } from '@namma/contract/days/dates';
import { adminCoaches } from '@namma/contract/paths';
import { formatTime24 } from '@namma/contract/values/times';
import { useRevalidator } from 'react-router';
import { DayChoice } from '../../../admin/list/day-choice';
import { FilterSelect, optionsOf } from '../../../admin/list/filter-select';
import { PrintButton } from '../../../admin/list/print-button';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { useListAddress } from '../../../admin/list/use-list-address';
import { CenterFilter } from '../../../admin/shell/centers';
import { ViewLinks } from '../../../admin/shell/view-links';
import { invalidate } from '../../../lib/loading/read-cache';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { StateScreen } from '../../../ui/state-screen';
import { toast } from '../../../ui/toast';
import { useAppointmentActions } from './appointment-actions';
import type { FreeSlot } from './book-dialog';
import { DayGrid } from './day-grid';
import type { DayQuery } from './day-query';

const loadBookDialog = async () => (await import('./book-dialog')).BookDialog;

interface DayScreenProps {
  shown: AppointmentDay;
  query: DayQuery;
  readAt: Date;
}

/** The appointments and free times of one day as a calendar. */
export function DayScreen({ shown, query, readAt }: DayScreenProps) {
  const { change } = useListAddress();
  const { revalidate } = useRevalidator();
  const { menuOf, canMove, moveTo, dialogs } = useAppointmentActions(readAt);
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
        <DayGrid
          shown={shown}
          readAt={readAt}
          menuOf={menuOf}
          canMove={canMove}
          onBook={open}
          onMove={moveTo}
        />
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
