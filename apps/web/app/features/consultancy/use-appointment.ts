import type { ConsultancyType } from '@namma/contract/consultancy';
import { type Day, gymDay } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { forget } from '../../lib/read-cache';
import { useMemberForm } from '../../lib/use-member-form';
import { toast } from '../../ui/toast';
import { appointmentPath } from './appointment-path';

const loadSchema = async () => (await import('@namma/contract/schemas/consultancy')).newBooking;

const toNumber = (text: FormDataEntryValue | undefined): number | undefined =>
  typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;

/** The day it was when the form was opened may be over: the clock is asked again at each submit. */
const refusePastDay = ({ date }: { date: Day }): Record<string, string> =>
  date < gymDay(new Date()) ? { date: messages.dateInPast } : {};

export function useAppointment(type: ConsultancyType) {
  const navigate = useNavigate();
  return useMemberForm(appointmentPath(type), {
    schema: loadSchema,
    prepare: ({ age, height, weight, date }) => ({
      consult_type: type,
      age: toNumber(age),
      height: toNumber(height),
      weight: toNumber(weight),
      date,
    }),
    check: refusePastDay,
    submit: async (body) => {
      const { status } = await api('consultancy/book', { body });
      forget('consultancy/');
      toast.success(status);
      await navigate('/profile/profileConsultancy');
    },
  });
}
