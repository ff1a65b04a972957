import { genders, MIN_AGE_TO_REGISTER_YEARS } from '@namma/contract/business';
import { type Day, gymDay, yearsBefore } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { Profile } from '@namma/contract/schemas/users';
import { useRevalidator } from 'react-router';
import { api } from '../../lib/api';
import { forget } from '../../lib/read-cache';
import { useMemberForm } from '../../lib/use-member-form';
import { toast } from '../../ui/toast';

const loadSchema = async () => (await import('@namma/contract/schemas/users')).profileUpdate;

/** Who was born later is too young to have an account (SPEC section 5). */
export const latestBirthday = (): Day => yearsBefore(gymDay(new Date()), MIN_AGE_TO_REGISTER_YEARS);

const refuseTooYoung = ({ DOB }: { DOB: Day }): Record<string, string> =>
  DOB > latestBirthday() ? { DOB: messages.tooYoung } : {};

/** Saves name, phone and date of birth; the rest goes along as SPEC section 7 has it. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const { revalidate } = useRevalidator();
  return useMemberForm('/profile', {
    schema: loadSchema,
    prepare: (values) => ({
      ...values,
      user_id: profile.user_id,
      email: profile.email,
      // An admin made at the start has none.
      gender: genders.find((gender) => gender === profile.gender),
    }),
    check: refuseTooYoung,
    submit: async (body) => {
      const { status } = await api('user/update', { body });
      forget('user/');
      await revalidate();
      onSaved();
      toast.success(status);
    },
  });
}
