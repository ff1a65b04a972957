import { addDays, addDaysWithinCalendar, type Day, formatDay } from '@namma/contract/days/dates';
import { PAUSE_DAYS_LEAST } from '@namma/contract/memberships/days';
import {
  type Running,
  refusedFirstDay,
  refusedLastDay,
  refusedLength,
} from '@namma/contract/memberships/limits';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { useRef } from 'react';
import * as words from '#words/membership-days';
import { api } from '../../../../lib/api/api';
import { useAnswer } from '../../../../lib/api/use-answer';
import { countDays } from '../../../../shared/membership-event';
import { TextField } from '../../../../ui/field';
import { clashesWith, type ReadBookings } from './bookings';
import { afterPause } from './outcome';
import { StepFrame, type StepProps } from './step-frame';
import { useStepForm } from './use-step-form';

const loadSchema = async () => (await import('@namma/contract/memberships/schemas')).membershipPause;
/** The proposed length. */
const USUAL_DAYS = 7;

export function PauseForm({
  held,
  running,
  onCancel,
  readBookings,
  ...step
}: StepProps & { readBookings: ReadBookings }) {
  const { effectiveEnd, pauseDaysLeft } = running.days;
  // The rule of the last day needs the first one, as it is when it is checked.
  const fromDay = useRef('');
  const { typed, errors, ...form } = useStepForm({
    ...step,
    schema: loadSchema,
    initial: proposal(running),
    prepare: (values) => {
      fromDay.current = String(values.fromDay);
      return { ...values, id: held.id };
    },
    rules: {
      fromDay: (day) => refusedFirstDay(running, day),
      toDay: (toDay) => {
        const pause = { fromDay: fromDay.current, toDay };
        return refusedLastDay(running, pause) ?? refusedLength(running, pause);
      },
    },
    send: (body) => api('membership/pause', { body }),
  });
  const { fromDay: first = '', toDay: last = '' } = typed;
  const outcome = afterPause(running, first, last);
  const firstPossible = proposal(running).fromDay;
  return (
    <StepFrame
      form={form}
      end={effectiveEnd}
      outcome={outcome}
      left={(days) => words.pauseDaysLeftAfterwards(days.pauseDaysLeft)}
      notes={<Clashes readBookings={readBookings} fromDay={first} toDay={last} />}
      submitLabel={words.pause}
      onCancel={onCancel}
    >
      <p className="text-sm text-(--soft)">{words.pauseIntro(countDays(pauseDaysLeft), PAUSE_DAYS_LEAST)}</p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label={words.firstPauseDay}
          name="fromDay"
          type="date"
          required
          min={firstPossible}
          max={effectiveEnd}
          defaultValue={firstPossible}
          error={errors.fromDay}
        />
        <TextField
          label={words.lastPauseDay}
          name="toDay"
          type="date"
          required
          min={firstPossible}
          max={effectiveEnd}
          defaultValue={proposal(running).toDay}
          error={errors.toDay}
        />
      </div>
    </StepFrame>
  );
}

/** A week from the first possible day, or as much of it as is left. */
function proposal({ startDate, today, days }: Running): { fromDay: Day; toDay: Day } {
  const tomorrow = addDays(today, 1);
  const fromDay = startDate > tomorrow ? startDate : tomorrow;
  const toDay = addDaysWithinCalendar(fromDay, Math.min(USUAL_DAYS, days.pauseDaysLeft) - 1);
  const isBeyondEnd = toDay > days.effectiveEnd;
  return { fromDay, toDay: isBeyondEnd ? days.effectiveEnd : toDay };
}

/** Appointments on the days of the pause. They stay booked. */
function Clashes({ readBookings, ...pause }: { readBookings: ReadBookings; fromDay: Day; toDay: Day }) {
  const { answer, failure } = useAnswer(readBookings);
  if (failure) return <p>{words.appointmentsUnknown}</p>;
  const clashes = answer && clashesWith(answer, pause);
  if (!clashes || clashes.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{words.appointmentsStay}</p>
      <ul className="mt-1 list-disc pl-5">
        {clashes.map(({ consult_type, date }) => (
          <li key={`${consult_type} ${date}`}>
            <time dateTime={date}>
              {words.appointmentOn(consultancyTypeLabel(consult_type), formatDay(date))}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
