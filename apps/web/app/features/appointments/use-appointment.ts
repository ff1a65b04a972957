import type { ConsultancyType } from '@namma/contract/appointments/rules';
import type { Slot } from '@namma/contract/appointments/schemas';
import { type Day, isDay } from '@namma/contract/days/dates';
import * as paths from '@namma/contract/paths';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { refusePastDay } from '../../lib/forms/form-rules';
import { useMemberForm } from '../../lib/forms/use-member-form';
import { invalidate } from '../../lib/loading/read-cache';
import { toast } from '../../ui/toast';
import { appointmentPath } from './appointment-path';
import { dayOf } from './slots/week';
import { useKnownAge } from './use-known-age';

const loadSchema = async () => (await import('@namma/contract/appointments/schemas')).newBooking;

const toNumber = (text: FormDataEntryValue | undefined): number | undefined =>
  typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;

/**
 * SPEC's form, with an optional time. There is one date: a day or a time that is pressed below sets it. When somebody else
 * takes the chosen time, everything typed stays.
 */
export function useAppointment(type: ConsultancyType) {
  const navigate = useNavigate();
  const date = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState<Day>();
  const [chosen, setChosen] = useState<Slot>();
  const [instead, setInstead] = useState<readonly Slot[]>();

  const show = (shown: Day) => {
    setDay(shown);
    if (chosen && dayOf(chosen) !== shown) setChosen(undefined);
    if (!date.current) return;
    date.current.value = shown;
    form.recheck(date.current.form);
  };
  const choose = (slot: Slot | undefined) => {
    if (slot) show(dayOf(slot));
    setChosen(slot);
    setInstead(undefined);
  };

  const form = useMemberForm(appointmentPath(type), {
    schema: loadSchema,
    prepare: (values) => ({
      consult_type: type,
      age: toNumber(values.age),
      height: toNumber(values.height),
      weight: toNumber(values.weight),
      date: values.date,
      ...(chosen && { startsAt: chosen.startsAt, coachId: chosen.coachId }),
    }),
    rules: { date: refusePastDay },
    submit: async (body) => {
      try {
        const { status } = await api('consultancy/book', { body });
        invalidate('consultancy/');
        toast.success(status);
        await navigate(paths.profileConsultancy);
      } catch (error) {
        if (error instanceof ApiError && error.details.free) {
          invalidate('consultancy/slots');
          setChosen(undefined);
          setInstead(error.details.free);
        }
        throw error;
      }
    },
  });

  const isAgeKnown = useKnownAge(date);

  return {
    ...form,
    isAgeKnown,
    time: { day, onDay: show, chosen, onChoose: choose, instead },
    dateProps: {
      ref: date,
      onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
        if (!isDay(value)) return;
        setDay(value);
        // A time of another day no longer fits.
        if (chosen && dayOf(chosen) !== value) setChosen(undefined);
      },
    },
  };
}
