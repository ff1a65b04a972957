import type { Coach } from '@namma/contract/appointments/coach-schemas';
import type { PlannedForStaff, RosterRow } from '@namma/contract/classes/schemas';
import { formatDay } from '@namma/contract/days/dates';
import { adminLogin } from '@namma/contract/paths';
import { MaySee } from '../../../admin/shell/may-see';
import { api } from '../../../lib/api/api';
import { useAnswer } from '../../../lib/api/use-answer';
import { useFailure } from '../../../lib/api/use-failure';
import { Button, buttonClass } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';
import { SelectField, TextField } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { useLast } from '../../../ui/use-last';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { timesOf } from '../class-row';
import { minutesOf } from './slot-form';

interface RosterPanelProps {
  planned: PlannedForStaff;
  coaches: readonly Coach[];
  onChanged: () => unknown;
}

const states: Record<RosterRow['state'], string> = {
  booked: 'Booked',
  cancelled: 'Given up',
  ended: 'Ended',
  present: 'Present',
  missed: 'No-show',
  excused: 'Excused',
};

/** Who has a place in a class and who waits, with marks; and what is otherwise on this day. */
export function RosterPanel({ planned, coaches, onChanged }: RosterPanelProps) {
  const { slotId, day, center } = planned;
  const key = { slotId, day };
  const fail = useFailure(adminLogin);
  const { answer: read, retry } = useAnswer((signal) => api('classes/getRoster', { query: key, signal }));
  // While it is read again after a mark, so that the keyboard stays where it is.
  const answer = useLast(read);
  const [write, isBusy] = useOneAtATime(async (work: () => Promise<{ status: string }>) => {
    try {
      toast.success((await work()).status);
    } catch (error) {
      fail(error);
    }
    retry();
    await onChanged();
  });
  const mark = (userId: number, isPresent: boolean, isExcused?: true) =>
    write(() =>
      api('classes/markPresent', {
        body: { ...key, userId, isPresent, ...(isExcused && { isExcused }) },
      }),
    );
  return (
    <section aria-labelledby="roster" className="mt-8 border-t border-(--line) pt-6">
      <h2 id="roster" className="heading text-lg">
        {`${planned.type}, ${formatDay(day)}, ${timesOf(planned)}`}
      </h2>
      <p className="text-sm text-(--soft)">
        {`${planned.coach ?? 'No coach'}, ${planned.capacity} places, ${planned.free} free, ${planned.waiting} waiting`}
      </p>
      <ol className="mt-4 divide-y divide-(--line) border-y border-(--line)">
        {(answer?.bookings ?? []).map((row) => (
          <li key={row.userId} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
            <div>
              <p className="font-semibold">{row.name}</p>
              <p className="text-(--soft)">
                {[
                  row.place === 'in' ? states[row.state] : `Waiting, ${row.position}`,
                  row.phone,
                  row.noShows > 0 && `${row.noShows} no-shows`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            {row.place === 'in' && (
              <MaySee permission="markClasses">
                <div className="flex flex-wrap gap-2 print:hidden">
                  <Button
                    look="outline"
                    isBusy={isBusy}
                    aria-label={`Present: ${row.name}`}
                    onClick={() => void mark(row.userId, true)}
                  >
                    Present
                  </Button>
                  <Button
                    look="outline"
                    isBusy={isBusy}
                    aria-label={`No-show: ${row.name}`}
                    onClick={() => void mark(row.userId, false)}
                  >
                    No-show
                  </Button>
                  {row.state === 'missed' && (
                    <Button
                      look="quiet"
                      isBusy={isBusy}
                      aria-label={`Take the no-show back: ${row.name}`}
                      onClick={() => void mark(row.userId, false, true)}
                    >
                      Take the no-show back
                    </Button>
                  )}
                </div>
              </MaySee>
            )}
          </li>
        ))}
      </ol>
      {answer?.bookings.length === 0 && <p className="mt-2 text-sm text-(--soft)">Nobody has booked.</p>}
      <MaySee permission="changeClasses">
        <form
          className="mt-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-5 print:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            const field = (name: string) => String(form.get(name) ?? '');
            void write(() =>
              api('classes/change', {
                body: {
                  ...key,
                  coachId: Number(field('coach')),
                  fromMinute: minutesOf(field('time')),
                  minutes: Number(field('minutes')),
                  capacity: Number(field('capacity')),
                },
              }),
            );
          }}
        >
          <SelectField label="Coach on this day" name="coach" defaultValue={planned.coachId}>
            {coaches
              .filter((coach) => coach.center === center)
              .map(({ coachId, name }) => (
                <option key={coachId} value={coachId}>
                  {name}
                </option>
              ))}
          </SelectField>
          <TextField
            label="Begins"
            name="time"
            type="time"
            step={300}
            defaultValue={timeOf(planned.fromMinute)}
          />
          <TextField
            label="Minutes"
            name="minutes"
            type="number"
            min={15}
            max={180}
            step={5}
            defaultValue={planned.minutes}
          />
          <TextField
            label="Places"
            name="capacity"
            type="number"
            min={1}
            max={500}
            defaultValue={planned.capacity}
          />
          <Button type="submit" isBusy={isBusy}>
            Change this day
          </Button>
        </form>
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <ConfirmButton
            className={buttonClass('outline')}
            title={`Cancel ${planned.type} on ${formatDay(day)}?`}
            description="Everybody who has booked is told."
            confirmLabel="Cancel the class"
            onConfirm={() => write(() => api('classes/change', { body: { ...key, isCancelled: true } }))}
          >
            Cancel on this day
          </ConfirmButton>
          <MaySee permission="planClasses">
            <ConfirmButton
              className={buttonClass('quiet')}
              title={`End ${planned.type} from ${formatDay(day)} on?`}
              description="Everybody who has booked a later day is told."
              confirmLabel="End the class"
              onConfirm={() => write(() => api('classes/endSlot', { body: { slotId, fromDay: day } }))}
            >
              End from this day on
            </ConfirmButton>
          </MaySee>
        </div>
      </MaySee>
    </section>
  );
}

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
