import { SLOT_MINUTES } from '@namma/contract/appointments/rules';
import { type Center, centers } from '@namma/contract/centers/rules';
import { gymDay, isDay, minutes, startOfGymDay } from '@namma/contract/days/dates';
import { appointmentMessages } from '@namma/contract/messages/appointments';
import { closureMessages } from '@namma/contract/messages/closures';
import { type ComponentProps, useRef, useState } from 'react';
import { TimeSelect } from '../../../admin/time/time-select';
import { useMailWords } from '../../../admin/writes/mail-state';
import { api } from '../../../lib/api/api';
import { useForm } from '../../../lib/forms/use-form';
import { useGymDay } from '../../../lib/loading/use-gym-day';
import { Button } from '../../../ui/button';
import type { Elements } from '../../../ui/elements';
import { SelectField, TextField } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { ClosurePreview, type ClosureResult, type Effect } from './effects';
import { listAgainWhenClosed } from './use-closures';

const loadDays = async () => (await import('@namma/contract/centers/schemas')).newClosure;
const loadHours = async () => (await import('@namma/contract/appointments/coach-schemas')).newClosure;

type Values = Record<string, FormDataEntryValue>;
/** What is typed already stays when the other kind is chosen. */
type Kept = Record<'center' | 'fromDay' | 'reason', string>;

interface KindProps {
  kept: Kept;
  onClosed: (what: ClosureResult) => void;
  /** It is closed then already, such as from another tab. */
  onMeanwhile: () => void;
}

/** Closes a center for whole days, which memberships get back, or for hours of one day. */
export function ClosureForm(props: Omit<KindProps, 'kept'>) {
  const [kind, setKind] = useState('days');
  const kept = useRef<Kept>({ center: '', fromDay: '', reason: '' });
  const Form = kind === 'days' ? DaysForm : HoursForm;
  return (
    <div className="grid gap-4">
      <SelectField
        label="Closed for"
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
        hint={
          kind === 'days'
            ? 'All memberships of the center get these days back and use no pause days for them.'
            : 'No appointments are taken in these hours. Memberships get nothing back.'
        }
      >
        <option value="days">Whole days</option>
        <option value="hours">Hours of one day</option>
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
    <Frame kept={kept} formProps={formProps} errors={errors} isBusy={isBusy} effect={effect} look={look}>
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
    </Frame>
  );
}

async function readDays({ center, fromDay, toDay }: Values): Promise<Effect | undefined> {
  const [first, last] = [String(fromDay ?? ''), String(toDay ?? '')];
  if (!isCenter(center) || !isDay(first) || !isDay(last) || last < first) return;
  const interval = { startsAt: startOfGymDay(first), endsAt: endOf(last) };
  const [{ memberships }, bookings] = await Promise.all([
    api('centers/getAffected', { query: { center, fromDay: first, toDay: last } }),
    readBookings(center, interval),
  ]);
  return { memberships, bookings };
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
      const { status, bookings } = await listAgainWhenClosed(
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
      });
    },
  });
  const missing = errors.startsAt === appointmentMessages.instantInvalid;
  return (
    <Frame kept={kept} formProps={formProps} errors={errors} isBusy={isBusy} effect={effect} look={look}>
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
    </Frame>
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
  if (!isCenter(values.center) || !interval || interval.endsAt <= interval.startsAt) return;
  return { memberships: undefined, bookings: await readBookings(values.center, interval) };
}

const isCenter = (value: unknown): value is Center => centers.some((center) => center === value);
const endOf = (day: string) => new Date(startOfGymDay(day).getTime() + minutes(24 * 60));

const readBookings = (center: Center, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  api('consultancy/getAffected', {
    query: { center, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  });

/** A hint only: what is wrong with the fields is said when they are sent. */
function useEffectOf(read: (values: Values) => Promise<Effect | undefined>) {
  const [effect, setEffect] = useState<Effect>();
  const looks = useRef(0);
  async function look(form: HTMLFormElement): Promise<void> {
    looks.current += 1;
    const asked = looks.current;
    const found = await read(Object.fromEntries(new FormData(form))).catch(() => undefined);
    // An answer that comes after that of a later question says nothing any more.
    if (asked === looks.current) setEffect(found);
  }
  return { effect, look };
}

interface FrameProps extends Pick<KindProps, 'kept'>, ReturnType<typeof useEffectOf> {
  formProps: ComponentProps<'form'>;
  errors: Record<string, string>;
  isBusy: boolean;
  children: Elements;
}

/** What both kinds have in common, around their days or hours. */
function Frame({ kept, formProps, errors, isBusy, effect, look, children }: FrameProps) {
  const mailWords = useMailWords();
  return (
    <form
      {...formProps}
      aria-label="Close a center"
      className="grid gap-4"
      onChange={(event) => {
        formProps.onChange?.(event);
        const form = event.currentTarget;
        const values = new FormData(form);
        for (const name of ['center', 'fromDay', 'reason'] as const)
          kept[name] = String(values.get(name) ?? '');
        void look(form);
      }}
    >
      <SelectField label="Center" name="center" defaultValue={kept.center} error={errors.center}>
        <option value="" disabled>
          Choose a center
        </option>
        {centers.map((center) => (
          <option key={center}>{center}</option>
        ))}
      </SelectField>
      {children}
      <TextField
        label="Reason"
        name="reason"
        defaultValue={kept.reason}
        error={errors.reason}
        hint={`Everybody can read it: visitors of the site see it${mailWords(', and it is mailed to members with an appointment', '')}`}
      />
      <ClosurePreview effect={effect} />
      <Button type="submit" look="primary" isBusy={isBusy}>
        Close the center
      </Button>
    </form>
  );
}

interface DayFieldProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'onChange'> {
  defaultValue?: string;
  /** The first day that can be chosen, unless today. */
  from?: string;
  error: string | undefined;
}

function DayField({ from, ...field }: DayFieldProps) {
  const today = useGymDay();
  const min = from || today;
  return <TextField {...field} type="date" {...(min ? { min } : {})} />;
}
