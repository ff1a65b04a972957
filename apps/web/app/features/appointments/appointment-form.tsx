import type { ConsultancyType } from '@namma/contract/appointments/rules';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import * as words from '#words/appointments';
import { useGymDay } from '../../lib/loading/use-gym-day';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { SignInNote } from '../../lib/session/sign-in-note';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { ScriptNeeded } from '../../ui/script-needed';
import { appointmentPath } from './appointment-path';
import { TimeField } from './slots/time-field';
import { describeSlot } from './slots/week';
import { useAppointment } from './use-appointment';

/** SPEC section 5, 'Appointment'. */
export function AppointmentForm({ type }: { type: ConsultancyType }) {
  const { formProps, errors, isBusy, isAgeKnown, time, dateProps } = useAppointment(type);
  const today = useGymDay();
  const isHydrated = useIsHydrated();

  return (
    <form
      {...formProps}
      aria-label={words.formLabel(consultancyTypeLabel(type))}
      className="grid content-start gap-6 sm:grid-cols-3"
    >
      <div className="hidden sm:col-span-3 noscript:block">
        <ScriptNeeded>{words.bookingNeedsScript}</ScriptNeeded>
      </div>
      {/* Text fields: the wheel would change a field of type `number` while the page is scrolled. */}
      <TextField
        label={words.age}
        name="age"
        inputMode="numeric"
        required
        hint={isAgeKnown && words.ageFromBirthday}
        error={errors.age}
      />
      <TextField label={words.height} name="height" inputMode="decimal" required error={errors.height} />
      <TextField label={words.weight} name="weight" inputMode="decimal" required error={errors.weight} />
      <TextField
        label={words.date}
        name="date"
        type="date"
        required
        {...(today ? { min: today } : {})}
        {...dateProps}
        error={errors.date}
        className="sm:col-span-3"
      />
      <div className="sm:col-span-3">
        <TimeField type={type} {...time} />
      </div>
      {/* At the bottom edge of a phone, where the choice was made. */}
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 -mx-gutter grid gap-2 border-t border-(--line) bg-ink px-gutter py-3 sm:col-span-3 md:static md:mx-0 md:border-0 md:p-0"
      >
        <p className="text-sm font-semibold md:hidden">
          {time.chosen ? describeSlot(time.chosen) : `${words.timeBefore}${words.timeOpen}`}
        </p>
        <Button
          type="submit"
          look="primary"
          isBusy={isBusy}
          disabled={!isHydrated}
          className="min-h-14 text-base"
        >
          {words.bookAppointment}
        </Button>
      </div>
      <SignInNote from={appointmentPath(type)} className="sm:col-span-3" />
    </form>
  );
}
