import { BOOKING_HORIZON_DAYS, type ConsultancyType } from '@namma/contract/appointments/rules';
import type { AdminBooking, Slot } from '@namma/contract/appointments/schemas';
import { addDays, type Day, formatDay, gymDay } from '@namma/contract/days/dates';
import { adminLogin } from '@namma/contract/paths';
import type { Center } from '@namma/contract/values/centers';
import { formatTime24 } from '@namma/contract/values/times';
import { type FormEvent, useState } from 'react';
import { CenterField, useBoundCenter } from '../../../admin/shell/centers';
import { describeTime } from '../../../admin/time/describe-time';
import { useMailWords } from '../../../admin/writes/mail-state';
import { api } from '../../../lib/api/api';
import { ApiError, sentenceOf } from '../../../lib/api/api-error';
import { useAnswer } from '../../../lib/api/use-answer';
import { useFailure } from '../../../lib/api/use-failure';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { Spinner } from '../../../ui/spinner';
import { SubjectDialog } from '../../../ui/subject-dialog';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

interface MoveProps {
  /** The refusal of a move that was tried in the calendar. */
  refused: ApiError | undefined;
  onClose: () => void;
  onDone: (status: string) => Promise<void>;
}

/** Moves an appointment to a free time, or gives it one. */
export function MoveDialog({ row, ...props }: MoveProps & { row: AdminBooking | undefined }) {
  const mailWords = useMailWords();
  return (
    <SubjectDialog
      subject={row}
      onClose={props.onClose}
      title={({ startsAt, member }) =>
        startsAt ? `Move the appointment of ${member.name}` : `A time for ${member.name}`
      }
      description={(last) =>
        `${last.consult_type}, now ${describeTime(last)}. ${mailWords(
          `${last.member.name} gets a mail.`,
          `No mail can be sent: call ${last.member.name}.`,
        )}`
      }
    >
      {(last) => <MoveForm key={last.id} row={last} {...props} />}
    </SubjectDialog>
  );
}

function MoveForm({ row, refused, onClose, onDone }: MoveProps & { row: AdminBooking }) {
  const today = gymDay(new Date());
  const [day, setDay] = useState<Day>(firstDayOf(row, today));
  const [center, setCenter] = useState<Center | ''>(useBoundCenter() ?? row.center ?? '');
  const [refusal, setRefusal] = useState(refused && refusalOf(refused));
  const fail = useFailure(adminLogin);
  const [move, isBusy] = useOneAtATime(async (chosen: string) => {
    const [coachId, startsAt] = chosen.split(' ');
    if (!startsAt) return setRefusal({ message: 'Choose a free time', free: [] });
    try {
      const body = { id: row.id, startsAt, coachId: Number(coachId) };
      await onDone((await api('consultancy/move', { body })).status);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return fail(error);
      setRefusal(refusalOf(error));
    }
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void move(String(new FormData(event.currentTarget).get('slot') ?? ''));
  }
  return (
    <form method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label="Day"
          type="date"
          required
          min={today}
          max={addDays(today, BOOKING_HORIZON_DAYS)}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <CenterField
          none="All centers"
          value={center}
          onChange={({ currentTarget }) => setCenter(currentTarget.value as Center | '')}
        />
      </div>
      {day && (
        <FreeTimes
          key={`${day} ${center} ${refusal?.free.length ?? ''}`}
          type={row.consult_type}
          day={day}
          center={center}
          offered={refusal?.free ?? []}
        />
      )}
      {refusal && (
        <p role="alert" className="text-sm font-medium text-(--alert)">
          {refusal.message}
        </p>
      )}
      <FormButtons submitLabel={row.startsAt ? 'Move' : 'Set the time'} isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

const refusalOf = (error: unknown): { message: string; free: Slot[] } => ({
  message: sentenceOf(error),
  free: error instanceof ApiError ? (error.details.free ?? []) : [],
});

/** The day of the appointment; today when that is past. */
function firstDayOf({ date }: AdminBooking, today: Day): Day {
  if (date < today) return today;
  return date;
}

interface FreeTimesProps {
  type: ConsultancyType;
  day: Day;
  center: Center | '';
  /** Times that the server has offered instead of a taken one. */
  offered: readonly Slot[];
}

function FreeTimes({ type, day, center, offered }: FreeTimesProps) {
  const { answer, failure, retry } = useAnswer(() =>
    api('consultancy/slots', { query: { type, from: day, to: day, ...(center && { center }) } }),
  );
  if (failure !== undefined)
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{failure}</p>
        <Button look="outline" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  if (!answer) return <Spinner />;
  const coaches = [...new Map(answer.map((slot) => [slot.coachId, slot])).values()];
  return (
    <>
      {offered.length > 0 && (
        <SlotRadios legend="The nearest free times" slots={offered} labelOf={labelWithDay} />
      )}
      {coaches.length === 0 && (
        <p
          role="status"
          className="border-l-4 border-ink bg-paper-sunken p-4 text-sm"
        >{`No free times on ${formatDay(day)}. Choose another day or center.`}</p>
      )}
      {coaches.map(({ coachId, coach, center: at }) => (
        <SlotRadios
          key={coachId}
          legend={`${coach}, ${at}`}
          slots={answer.filter((slot) => slot.coachId === coachId)}
          labelOf={({ startsAt }) => formatTime24(new Date(startsAt))}
        />
      ))}
    </>
  );
}

const labelWithDay = ({ startsAt, coach }: Slot): string =>
  `${formatDay(gymDay(new Date(startsAt)))}, ${formatTime24(new Date(startsAt))}, ${coach}`;

interface SlotRadiosProps {
  legend: string;
  slots: readonly Slot[];
  labelOf: (slot: Slot) => string;
}

/** Free times as one group of radio buttons, between which the arrow keys move. */
const SlotRadios = ({ legend, slots, labelOf }: SlotRadiosProps) => (
  <fieldset className="min-w-0">
    <legend className="pb-2 text-sm font-semibold">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {slots.map((slot) => (
        <label
          key={`${slot.coachId} ${slot.startsAt}`}
          className="figures relative inline-flex min-h-11 cursor-pointer items-center rounded-md border border-(--edge) px-3 text-sm font-semibold transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="slot"
            value={`${slot.coachId} ${slot.startsAt}`}
            className="absolute inset-0 cursor-[inherit] appearance-none"
          />
          <span>{labelOf(slot)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
