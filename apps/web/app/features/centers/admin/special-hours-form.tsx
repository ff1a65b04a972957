import { SLOT_MINUTES } from '@namma/contract/appointments/rules';
import { closureMessages } from '@namma/contract/centers/messages';
import { gymDay, isDay, minutes, startOfGymDay } from '@namma/contract/days/dates';
import { type Center, isOpenCenter, openCenters } from '@namma/contract/values/centers';
import { TimeSelect } from '../../../admin/time/time-select';
import { api } from '../../../lib/api/api';
import { useForm } from '../../../lib/forms/use-form';
import { toast } from '../../../ui/toast';
import {
  ALL,
  ClosureFrame,
  DayField,
  endOf,
  type KindProps,
  readBookings,
  readPasses,
  useEffectOf,
  type Values,
} from './closure-frame';
import type { Effect } from './effects';
import { listAgainWhenClosed } from './use-closures';

const load = async () => (await import('@namma/contract/centers/schemas')).newSpecialHours;

const minuteOf = (value: FormDataEntryValue | undefined) => (value ? Number(value) : undefined);

/** Sets special hours of one or all centers on a day. */
export function SpecialHoursForm({ kept, onClosed, onMeanwhile }: KindProps) {
  const { effect, look } = useEffectOf(readOutside);
  const { formProps, errors, isBusy } = useForm({
    schema: load,
    rules: { day: (day) => (day < gymDay(new Date()) ? closureMessages.closureFromToday : undefined) },
    prepare: ({ center, fromDay, fromMinute, toMinute, reason }) => ({
      // An empty choice is refused beside the field; without a center, the hours are those of all.
      ...(center === ALL ? {} : { center: center ?? '' }),
      day: fromDay,
      opensAtMinute: minuteOf(fromMinute),
      closesAtMinute: minuteOf(toMinute),
      reason,
    }),
    submit: async (body) => {
      const { status, bookings, passes } = await listAgainWhenClosed(
        api('centers/setHours', { body }),
        onMeanwhile,
      );
      toast.success(status);
      onClosed({ bookings, doubled: [], passes });
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
      all="All centers"
      action="Set hours"
    >
      <DayField label="Day" name="fromDay" defaultValue={kept.fromDay} error={errors.day} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TimeSelect
          label="Opens"
          name="fromMinute"
          none="Choose a time"
          stepMinutes={SLOT_MINUTES}
          error={errors.opensAtMinute}
        />
        <TimeSelect
          label="Closes"
          name="toMinute"
          none="Choose a time"
          stepMinutes={SLOT_MINUTES}
          error={errors.closesAtMinute}
        />
      </div>
    </ClosureFrame>
  );
}

/** The appointments before and after the hours, and the passes of the day. */
async function readOutside({ center, fromDay, fromMinute, toMinute }: Values): Promise<Effect | undefined> {
  const day = String(fromDay ?? '');
  const [opens, closes] = [minuteOf(fromMinute), minuteOf(toMinute)];
  if (!isDay(day) || opens === undefined || closes === undefined || closes <= opens) return;
  const named: readonly Center[] = center === ALL ? openCenters() : isOpenCenter(center) ? [center] : [];
  if (named.length === 0) return;
  const [begins, ends] = [startOfGymDay(day), endOf(day)];
  const at = (minute: number) => new Date(begins.getTime() + minutes(minute));
  const intervals = [
    { startsAt: begins, endsAt: at(opens) },
    { startsAt: at(closes), endsAt: ends },
  ].filter(({ startsAt, endsAt }) => startsAt < endsAt);
  const [found, passes] = await Promise.all([
    Promise.all(named.flatMap((each) => intervals.map((interval) => readBookings(each, interval)))),
    Promise.all(named.map((each) => readPasses(each, day))),
  ]);
  return { memberships: undefined, bookings: found.flat(), passes: passes.flat() };
}
