import type { ConsultancyType } from '@namma/contract/appointments/rules';
import { daysBetween, formatDay, gymDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import type { Center } from '@namma/contract/values/centers';
import { formatTime24 } from '@namma/contract/values/times';
import { useRef } from 'react';
import { findMembers } from '../../../admin/people/find-members';
import { PersonChoice } from '../../../admin/people/person-choice';
import { useAdminForm } from '../../../admin/writes/use-admin-form';
import { api } from '../../../lib/api/api';
import { TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { SubjectDialog } from '../../../ui/subject-dialog';

export interface FreeSlot {
  startsAt: string;
  coachId: number;
  name: string;
  type: ConsultancyType;
  center: Center;
}

const loadSchema = async () => (await import('@namma/contract/appointments/schemas')).newBookingFor;

interface BookProps {
  onClose: () => void;
  onDone: (status: string) => Promise<void>;
}

/** Books a free time for a member on the phone or at the counter. */
export const BookDialog = ({ slot, ...props }: BookProps & { slot: FreeSlot | undefined }) => (
  <SubjectDialog
    subject={slot}
    onClose={props.onClose}
    title={({ type }) => `Book ${type}`}
    description={({ startsAt, name, center }) =>
      `${formatDay(gymDay(new Date(startsAt)))}, ${formatTime24(new Date(startsAt))}, with ${name} at ${centerLabel(center)}`
    }
  >
    {(last) => <BookForm key={`${last.coachId} ${last.startsAt}`} slot={last} {...props} />}
  </SubjectDialog>
);

const numberIn = (text: FormDataEntryValue | undefined) => (text ? Number(text) : undefined);
const DAYS_PER_YEAR = 365.25;

function BookForm({ slot, onClose, onDone }: BookProps & { slot: FreeSlot }) {
  const age = useRef<HTMLInputElement>(null);
  const { startsAt, coachId, type } = slot;
  const date = gymDay(new Date(startsAt));
  const { formProps, errors, isBusy } = useAdminForm({
    schema: loadSchema,
    prepare: (values) => ({
      consult_type: type,
      date,
      startsAt,
      coachId,
      age: numberIn(values.age),
      height: numberIn(values.height),
      weight: numberIn(values.weight),
      userId: numberIn(values.userId),
    }),
    submit: async (body) => {
      await onDone((await api('consultancy/bookFor', { body })).status);
    },
  });
  /** The age computed from the date of birth, unless one was typed. */
  async function fillAge(userId: number): Promise<void> {
    const { DOB } = await api('admin/getMember', { query: { id: userId } });
    if (age.current && DOB && !age.current.value)
      age.current.value = String(Math.floor(daysBetween(DOB, date) / DAYS_PER_YEAR));
  }
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <PersonChoice
        find={findMembers}
        name="userId"
        error={errors.userId && 'Choose a member'}
        onChoose={(userId) => void fillAge(userId).catch(() => {})}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <NumberField label="Age" name="age" input={age} error={errors.age} />
        <NumberField label="Height (cm)" name="height" error={errors.height} />
        <NumberField label="Weight (kg)" name="weight" error={errors.weight} />
      </div>
      <FormButtons submitLabel="Book" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

interface NumberFieldProps {
  label: string;
  name: string;
  error: string | undefined;
  input?: React.Ref<HTMLInputElement>;
}

const NumberField = ({ input, ...field }: NumberFieldProps) => (
  <TextField {...field} ref={input} inputMode="decimal" autoComplete="off" required />
);
