import { CHANGE_NOTICE_MINUTES } from '@namma/contract/appointments/rules';
import type { Booking, Slot } from '@namma/contract/appointments/schemas';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatTime12 } from '@namma/contract/values/times';
import { type RefObject, useState } from 'react';
import * as words from '#words/appointments';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { useFailure } from '../../../lib/api/use-failure';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { SlotPicker } from '../slots/slot-picker';
import { invalidateSlots } from '../slots/use-slots';
import { describeSlot } from '../slots/week';

interface DialogProps {
  booking: Booking;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the change. */
  onDone: () => void;
}

const rule = words.changeRule(CHANGE_NOTICE_MINUTES);

/** Another free time for an appointment, or the first one. When it is taken meanwhile, the nearest ones are offered. */
export function MoveDialog({ booking, today, isOpen, onClose, onDone }: DialogProps & { today: Day }) {
  const { id, consult_type: type, date, startsAt } = booking;
  const [chosen, setChosen] = useState<Slot>();
  const [instead, setInstead] = useState<readonly Slot[]>();
  const showFailure = useFailure();
  const choose = (slot: Slot) => {
    setChosen(slot);
    setInstead(undefined);
  };
  const [move, isBusy] = useOneAtATime(async ({ startsAt: to, coachId }: Slot) => {
    try {
      const { status } = await api('consultancy/move', { body: { id, startsAt: to, coachId } });
      toast.success(status);
      setChosen(undefined);
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.details.free) {
        invalidateSlots();
        setChosen(undefined);
        setInstead(error.details.free);
      }
      showFailure(error);
    }
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        startsAt ? words.moveTitle(consultancyTypeLabel(type)) : words.timeTitle(consultancyTypeLabel(type))
      }
      description={`${words.asSentence(describeBooking(booking))} ${rule}`}
    >
      <SlotPicker type={type} today={today} day={date} chosen={chosen} onChoose={choose} instead={instead} />
      <div className="sticky -bottom-5 -mx-5 mt-6 grid gap-3 border-t border-(--line) bg-paper px-5 pt-4 pb-5 sm:-bottom-8 sm:-mx-8 sm:px-8">
        <p aria-live="polite" className="text-sm">
          {chosen ? words.inIndianTime(describeSlot(chosen)) : words.chooseFreeTime}
        </p>
        <Button
          look="solid"
          isBusy={isBusy}
          aria-disabled={!chosen || !isOpen}
          onClick={() => void (chosen && move(chosen))}
        >
          {startsAt ? words.moveToTime : words.takeTime}
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks before an appointment is cancelled. */
export function CancelDialog({
  booking,
  isOpen,
  onClose,
  onDone,
  focusAfter,
}: DialogProps & { focusAfter: RefObject<HTMLElement | null> }) {
  const showFailure = useFailure();
  const [cancel, isBusy] = useOneAtATime(async () => {
    try {
      const { status } = await api('consultancy/cancel', { body: { id: booking.id } });
      toast.success(status);
      onDone();
    } catch (error) {
      onClose();
      showFailure(error);
    }
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      title={words.cancelTitle(consultancyTypeLabel(booking.consult_type))}
      description={`${words.asSentence(describeBooking(booking))} ${rule}`}
      confirmLabel={words.cancelAppointment}
      closeLabel={words.keepAppointment}
      focusAfter={focusAfter}
      onConfirm={() => void cancel()}
      onClose={onClose}
    />
  );
}

/** `4 Mar 2030, 6:30AM (IST) with Asha, kormangla`, or the day with the time to be agreed. */
function describeBooking({ date, startsAt, center, coach }: Booking): string {
  if (!startsAt) return words.bookingWithoutTime(formatDay(date));
  return words.bookingWithTime(
    formatDay(date),
    formatTime12(new Date(startsAt)),
    coach,
    center && centerLabel(center),
  );
}
