import type { Coach } from '@namma/contract/appointments/coach-schemas';
import { REASON_MAX_CHARACTERS, SLOT_MINUTES } from '@namma/contract/appointments/rules';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import { addDaysWithinCalendar, gymDay, isDay, minutes, startOfGymDay } from '@namma/contract/days/dates';
import { appointmentMessages } from '@namma/contract/messages/appointments';
import { useState } from 'react';
import { describeTime } from '../../../admin/time/describe-time';
import { TimeSelect } from '../../../admin/time/time-select';
import { useMailWords } from '../../../admin/writes/mail-state';
import { useAdminForm } from '../../../admin/writes/use-admin-form';
import { api } from '../../../lib/api/api';
import { Dialog } from '../../../ui/dialog';
import { TextAreaField, TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';

const loadSchema = async () => (await import('@namma/contract/appointments/coach-schemas')).newClosure;

interface ClosureFormProps {
  /** Undefined while it is closed. */
  coach: Coach | undefined;
  onClose: () => void;
  /** With the number of appointments that it is laid over. */
  onDone: (status: string, unattended: number) => Promise<void>;
}

/** Adds an absence of a coach. The affected appointments are shown before it is saved. */
export function ClosureDialog({ isOpen, ...props }: ClosureFormProps & { isOpen: boolean }) {
  const mailWords = useMailWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={`Time off of ${props.coach?.name ?? ''}`}
      description={mailWords(
        'New bookings are blocked. Existing appointments stay, and their members get an email.',
        "New bookings are blocked. Existing appointments stay. Email isn't set up, so call their members.",
      )}
    >
      {isOpen && props.coach && <ClosureForm key={props.coach.coachId} {...props} coach={props.coach} />}
    </Dialog>
  );
}

type Values = Record<string, FormDataEntryValue>;

/** The instants of the days and times in the fields; without times whole days. Undefined while a day is missing. */
function intervalOf({ fromDay, toDay, fromMinute, toMinute }: Values) {
  const [first, last] = [String(fromDay ?? ''), String(toDay || fromDay || '')];
  if (!isDay(first) || !isDay(last)) return;
  const at = (day: string, minute: FormDataEntryValue) =>
    new Date(startOfGymDay(day).getTime() + minutes(Number(minute)));
  return {
    startsAt: at(first, fromMinute ?? '0').toISOString(),
    endsAt: (toMinute ? at(last, toMinute) : startOfGymDay(addDaysWithinCalendar(last, 1))).toISOString(),
  };
}

function ClosureForm({ coach, onClose, onDone }: ClosureFormProps & { coach: Coach }) {
  const mailWords = useMailWords();
  const today = gymDay(new Date());
  const [affected, setAffected] = useState<AdminBooking[]>();
  const { coachId } = coach;
  const { formProps, errors, isBusy } = useAdminForm({
    schema: loadSchema,
    prepare: (values) => ({ coachId, ...intervalOf(values), reason: values.reason }),
    submit: async (body) => {
      const { status, bookings } = await api('consultancy/addClosure', { body });
      await onDone(status, bookings.length);
    },
  });
  /** A hint only: errors are shown when the form is sent. */
  async function lookAhead(form: HTMLFormElement): Promise<void> {
    const values = Object.fromEntries(new FormData(form));
    const interval = intervalOf(values);
    if (!interval || interval.endsAt <= interval.startsAt) return setAffected(undefined);
    const query = { coachId, ...interval };
    setAffected(await api('consultancy/getAffected', { query }).catch(() => undefined));
  }
  return (
    <form
      {...formProps}
      method="post"
      className="grid grid-cols-1 gap-5"
      onChange={(event) => {
        formProps.onChange?.(event);
        void lookAhead(event.currentTarget);
      }}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label="First day"
          name="fromDay"
          type="date"
          required
          min={today}
          error={errors.startsAt === appointmentMessages.instantInvalid ? 'Choose a day' : errors.startsAt}
        />
        <TimeSelect label="From" name="fromMinute" none="Start of the day" stepMinutes={SLOT_MINUTES} />
        <TextField
          label="Last day"
          name="toDay"
          type="date"
          min={today}
          hint="Same as the first day if empty"
          error={errors.endsAt}
        />
        <TimeSelect label="Until" name="toMinute" none="End of the day" stepMinutes={SLOT_MINUTES} />
      </div>
      <TextAreaField
        label="Reason"
        name="reason"
        rows={2}
        required
        maxLength={REASON_MAX_CHARACTERS}
        hint={mailWords(
          'Shown in the email to affected members.',
          'Shown to staff under Coaches and in the calendar.',
        )}
        error={errors.reason}
      />
      <div
        role="status"
        className="grid gap-2 border-l-4 border-ink bg-paper-sunken p-4 text-sm empty:hidden"
      >
        {affected && (
          <p>
            {affected.length === 0
              ? 'No appointment is affected.'
              : `${affected.length === 1 ? '1 appointment is' : `${affected.length} appointments are`} affected:`}
          </p>
        )}
        {affected && affected.length > 0 && (
          <ul className="grid gap-1">
            {affected.map((row) => (
              <li key={row.id}>{`${describeTime(row)}: ${row.member.name}`}</li>
            ))}
          </ul>
        )}
      </div>
      <FormButtons submitLabel="Save" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
