import { CHANGE_NOTICE_MINUTES } from '@namma/contract/appointments/rules';
import type { Booking } from '@namma/contract/appointments/schemas';
import { minutes } from '@namma/contract/days/dates';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { type RefObject, useState } from 'react';
import * as words from '#words/appointments';
import { apiFile } from '../../../lib/api/api';
import { saveFile } from '../../../lib/api/save-file';
import { useFailure } from '../../../lib/api/use-failure';
import { invalidate } from '../../../lib/loading/read-cache';
import { useGymDay } from '../../../lib/loading/use-gym-day';
import { useLazy } from '../../../lib/loading/use-lazy';
import { Button } from '../../../ui/button';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

const loadDialogs = () => import('./booking-dialogs');

interface BookingActionsProps {
  booking: Booking;
  /** Reads the list again. */
  onChanged: () => void;
  /** Gets the focus when the buttons have disappeared. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** True if a member may still move or cancel an appointment. One without a time has no end of notice. */
export const isChangeable = (
  { startsAt, canChangeUntilStart }: Pick<Booking, 'startsAt' | 'canChangeUntilStart'>,
  now: number,
): boolean =>
  startsAt === null ||
  (canChangeUntilStart
    ? Date.parse(startsAt) > now
    : Date.parse(startsAt) - now >= minutes(CHANGE_NOTICE_MINUTES));

/** Member actions for an appointment: move, cancel, add to calendar. */
export function BookingActions({ booking, onChanged, focusAfter }: BookingActionsProps) {
  const { id, consult_type: type, startsAt, status } = booking;
  const today = useGymDay();
  const { loaded: dialogs, ensureLoaded } = useLazy(loadDialogs);
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const showFailure = useFailure();
  const [download, isLoading] = useOneAtATime(async () => {
    try {
      saveFile(await apiFile('consultancy/ics', { id }), 'appointment.ics');
    } catch (error) {
      showFailure(error);
    }
  });
  if (status !== 'booked' || !today) return null;
  const show = async (dialog: 'move' | 'cancel') => {
    if (await ensureLoaded()) setOpen(dialog);
  };
  const finish = () => {
    setOpen(undefined);
    invalidate('consultancy/');
    onChanged();
  };
  const change = startsAt ? words.move : words.chooseTime;
  const of = `: ${consultancyTypeLabel(type)}`;
  return (
    <div className="mt-3 flex basis-full flex-wrap gap-2">
      {isChangeable(booking, Date.now()) ? (
        <>
          <Button look="outline" aria-label={`${change}${of}`} onClick={() => void show('move')}>
            {change}
          </Button>
          <Button
            look="outline"
            aria-label={`${words.cancelAppointment}${of}`}
            onClick={() => void show('cancel')}
          >
            {words.cancelAppointment}
          </Button>
        </>
      ) : (
        <p className="self-center text-sm text-(--soft)">{words.tooLateToChange(CHANGE_NOTICE_MINUTES)}</p>
      )}
      {startsAt && (
        <Button
          look="outline"
          aria-label={`${words.addToCalendar}${of}`}
          isBusy={isLoading}
          onClick={() => void download()}
        >
          {words.addToCalendar}
        </Button>
      )}
      {dialogs && (
        <>
          <dialogs.MoveDialog
            booking={booking}
            today={today}
            isOpen={open === 'move'}
            onClose={() => setOpen(undefined)}
            onDone={finish}
          />
          <dialogs.CancelDialog
            booking={booking}
            isOpen={open === 'cancel'}
            focusAfter={focusAfter}
            onClose={() => setOpen(undefined)}
            onDone={finish}
          />
        </>
      )}
    </div>
  );
}
