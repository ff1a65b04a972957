import type { Coach } from '@namma/contract/appointments/coach-schemas';
import type { PlannedForStaff } from '@namma/contract/classes/schemas';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { api } from '../../../lib/api/api';
import { Button, buttonClass } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';
import { toast } from '../../../ui/toast';
import { ClassFields, changesIn, weekdays } from './class-fields';
import { Fold } from './fold';
import { SlotForm } from './slot-form';

interface ClassChangesProps {
  planned: PlannedForStaff;
  coaches: readonly Coach[];
  today: Day;
  isBusy: boolean;
  /** Sends a change, shows the result, and reads the class again. */
  onWrite: (work: () => Promise<{ status: string }>) => Promise<unknown>;
  /** The class has another slot now. */
  onReplaced: (slotId: number) => unknown;
}

/** Changes a class on one day, or weekly from a day on. */
export function ClassChanges({ planned, coaches, today, isBusy, onWrite, onReplaced }: ClassChangesProps) {
  const { slotId, day, center, state, type } = planned;
  const key = { slotId, day };
  const firstDay = day > today ? day : today;
  return (
    <div className="mt-8 grid grid-cols-1 gap-3 print:hidden">
      {state !== 'over' && (
        <Fold summary={`Change this day, ${formatDay(day)}`}>
          <form
            className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-5"
            onSubmit={(event) => {
              event.preventDefault();
              const changes = changesIn(event.currentTarget, planned);
              if (Object.keys(changes).length === 0) toast.success('No changes');
              else void onWrite(() => api('classes/change', { body: { ...key, ...changes } }));
            }}
          >
            <ClassFields {...planned} center={center} coaches={coaches} coachLabel="Coach on this day" />
            <Button type="submit" isBusy={isBusy}>
              Change this day
            </Button>
          </form>
          <div className="mt-4">
            {state === 'cancelled' ? (
              <Button
                look="outline"
                isBusy={isBusy}
                onClick={() =>
                  void onWrite(() => api('classes/change', { body: { ...key, isCancelled: false } }))
                }
              >
                Keep class
              </Button>
            ) : (
              <ConfirmButton
                className={buttonClass('outline')}
                title={`Cancel ${type} on ${formatDay(day)}?`}
                description="Everyone who booked is notified."
                confirmLabel="Cancel class"
                onConfirm={async () => {
                  await onWrite(() => api('classes/change', { body: { ...key, isCancelled: true } }));
                }}
              >
                Cancel on this day
              </ConfirmButton>
            )}
          </div>
        </Fold>
      )}
      <IfAllowed permission="planClasses">
        <Fold summary={`Change every ${weekdays[planned.weekday]}`}>
          <p className="mb-4 text-sm text-(--soft)">
            Applies from the day you choose. Bookings stay, and everyone who booked is notified of a new time.
            Moving to another weekday cancels them.
          </p>
          <SlotForm center={center} coaches={coaches} today={today} planned={planned} onDone={onReplaced} />
          <div className="mt-4">
            <ConfirmButton
              className={buttonClass('outline')}
              title={`End ${type} from ${formatDay(firstDay)} on?`}
              description="Everyone who booked this or a later day is notified."
              confirmLabel="End class"
              onConfirm={async () => {
                await onWrite(() => api('classes/endSlot', { body: { slotId, fromDay: firstDay } }));
              }}
            >
              {`End from ${formatDay(firstDay)}`}
            </ConfirmButton>
          </div>
        </Fold>
      </IfAllowed>
    </div>
  );
}
