import type { ConsultancyType } from '@namma/contract/consultancy';
import * as paths from '@namma/contract/paths';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { refusePastDay } from '../../lib/form-rules';
import { forget } from '../../lib/read-cache';
import { useMemberForm } from '../../lib/use-member-form';
import { toast } from '../../ui/toast';
import { appointmentPath } from './appointment-path';

const loadSchema = async () => (await import('@namma/contract/schemas/consultancy')).newBooking;

const toNumber = (text: FormDataEntryValue | undefined): number | undefined =>
  typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;

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
    rules: { date: refusePastDay },
    submit: async (body) => {
      const { status } = await api('consultancy/book', { body });
      forget('consultancy/');
      toast.success(status);
      await navigate(paths.profileConsultancy);
    },
  });
}
