import { SLOT_MINUTES } from '@namma/contract/appointments/rules';
import { closureMessages } from '@namma/contract/centers/messages';
import { gymDay, isDay, minutes, startOfGymDay } from '@namma/contract/days/dates';
import { appointmentMessages } from '@namma/contract/messages/appointments';
import { isOpenCenter } from '@namma/contract/values/centers';
import { useRef, useState } from 'react';
import { TimeSelect } from '../../../admin/time/time-select';
import { api } from '../../../lib/api/api';
import { useForm } from '../../../lib/forms/use-form';
import { SelectField } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import {
  ClosureFrame,
  DayField,
  endOf,
  type Kept,
  type KindProps,
  readBookings,
  readPasses,
  useEffectOf,
  type Values,
} from './closure-frame';
import type { Effect } from './effects';
import { SpecialHoursForm } from './special-hours-form';
import { listAgainWhenClosed } from './use-closures';

const loadDays = async () => (await import('@namma/contract/centers/schemas')).newClosure;
const loadHours = async () => (await import('@namma/contract/appointments/coach-schemas')).newClosure;

const kinds = {
  days: {
    label: 'Whole days',
    hint: 'All memberships of the center are extended by these days.',
    Form: DaysForm,
  },
  hours: {
    label: 'Hours of one day',
    hint: 'Appointments are blocked in these hours. Memberships are not extended.',
    Form: HoursForm,
  },
  special: {
    label: 'Special hours on one day',
    hint: 'These hours replace the usual ones on the website, for appointments and for classes. Memberships are not extended.',
    Form: SpecialHoursForm,
  },
} as const;
type Kind = keyof typeof kinds;

/** Closes a center for whole days, which memberships get back, for hours of one day, or for all other hours of it. */
export function ClosureForm(props: Omit<KindProps, 'kept'>) {
  const [kind, setKind] = useState<Kind>('days');
  const kept = useRef<Kept>({ center: '', fromDay: '', reason: '' });
  const { hint, Form } = kinds[kind];
  return (
    <div className="grid gap-4">
      <SelectField
        label="Closed for"
        value={kind}
        // Has the names of the kinds.
        onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}
        hint={hint}
      >
        {Object.entries(kinds).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <Form key={kind} kept={kept.current} {...props} />
    </div>
  );
}

function DaysForm({ kept, onClosed, onMeanwhile }: KindProps) {
  const [from, setFrom] = useState(kept.fromDay);
  const { effect, look } = useEffectOf(readDays);
  const { formProps, errors, isBusy } = useForm({
    schema: loadDays,
    rules: {
      fromDay: (day) => (day < gymDay(new Date()) ? closureMessages.closureFromToday : undefined),
      toDay: (day) => (day < from ? closureMessages.closureBackwards : undefined),
    },
    submit: async (body) => {
      const closed = await listAgainWhenClosed(api('centers/close', { body }), onMeanwhile);
      toast.success(closed.status);
      onClosed(closed);
    },
  });
  return (
    <ClosureFrame
      kept={kept}
      formProps={formProps}
      errors={errors}
      isBusy={isBusy}
      effect={effect}
      look={look}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          label="First closed day"
          name="fromDay"
          defaultValue={kept.fromDay}
          error={errors.fromDay}
          onChange={({ target }) => setFrom(target.value)}
        />
        <DayField label="Last closed day" name="toDay" from={from} error={errors.toDay} />
      </div>
    </ClosureFrame>
  );
}

async function readDays({ center, fromDay, toDay }: Values): Promise<Effect | undefined> {
  const [first, last] = [String(fromDay ?? ''), String(toDay ?? '')];
  if (!isOpenCenter(center) || !isDay(first) || !isDay(last) || last < first) return;
  const interval = { startsAt: startOfGymDay(first), endsAt: endOf(last) };
  const [{ memberships, passes }, bookings] = await Promise.all([
    api('centers/getAffected', { query: { center, fromDay: first, toDay: last } }),
    readBookings(center, interval),
  ]);
  return { memberships, bookings, passes };
}

function HoursForm({ kept, onClosed, onMeanwhile }: KindProps) {
  const { effect, look } = useEffectOf(readHours);
  const { formProps, errors, isBusy } = useForm({
    schema: loadHours,
    prepare: (values) => {
      const interval = hoursOf(values);
      return {
        center: values.center,
        reason: values.reason,
        ...(interval && {
          startsAt: interval.startsAt.toISOString(),
          endsAt: interval.endsAt.toISOString(),
        }),
      };
    },
    submit: async (body) => {
      const { status, bookings, passes } = await listAgainWhenClosed(
        api('consultancy/addClosure', { body }),
        onMeanwhile,
      );
      toast.success(status);
      onClosed({
        bookings: bookings.map(({ member, consult_type, ...row }) => ({
          ...row,
          memberId: member.userId,
          name: member.name,
          type: consult_type,
        })),
        doubled: [],
        passes,
      });
    },
  });
  const missing = errors.startsAt === appointmentMessages.instantInvalid;
  return (
    <ClosureFrame
      kept={kept}
      formProps={formProps}
      errors={errors}
      isBusy={isBusy}
      effect={effect}
      look={look}
    >
      <DayField
        label="Closed day"
        name="fromDay"
        defaultValue={kept.fromDay}
        error={missing ? 'Choose a day and both times' : errors.startsAt}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TimeSelect label="From" name="fromMinute" none="Choose a time" stepMinutes={SLOT_MINUTES} />
        <TimeSelect
          label="Until"
          name="toMinute"
          none="Choose a time"
          stepMinutes={SLOT_MINUTES}
          error={missing ? undefined : errors.endsAt}
        />
      </div>
    </ClosureFrame>
  );
}

/** Undefined while one of them is missing. */
function hoursOf({ fromDay, fromMinute, toMinute }: Values) {
  const day = String(fromDay ?? '');
  if (!isDay(day) || !fromMinute || !toMinute) return;
  const at = (minute: FormDataEntryValue) => new Date(startOfGymDay(day).getTime() + minutes(Number(minute)));
  return { startsAt: at(fromMinute), endsAt: at(toMinute) };
}

async function readHours(values: Values): Promise<Effect | undefined> {
  const interval = hoursOf(values);
  if (!isOpenCenter(values.center) || !interval || interval.endsAt <= interval.startsAt) return;
  const [bookings, passes] = await Promise.all([
    readBookings(values.center, interval),
    readPasses(values.center, gymDay(interval.startsAt)),
  ]);
  return { memberships: undefined, bookings, passes };
}
