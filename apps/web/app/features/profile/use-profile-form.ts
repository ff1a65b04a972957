import { genders } from '@namma/contract/business';
import * as paths from '@namma/contract/paths';
import type { Profile } from '@namma/contract/schemas/users';
import { useRevalidator } from 'react-router';
import { api } from '../../lib/api';
import { refuseTooYoung } from '../../lib/form-rules';
import { forget } from '../../lib/read-cache';
import { useMemberForm } from '../../lib/use-member-form';
import { toast } from '../../ui/toast';

const loadSchema = async () => (await import('@namma/contract/schemas/users')).profileUpdate;

/** Saves name, phone and date of birth; sends the other fields too, as SPEC section 7 asks. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const { revalidate } = useRevalidator();
  return useMemberForm(paths.profile, {
    schema: loadSchema,
    prepare: (values) => ({
      ...values,
      user_id: profile.user_id,
      email: profile.email,
      // An admin who was created at the first start has none.
      gender: genders.find((gender) => gender === profile.gender),
    }),
    rules: { DOB: refuseTooYoung },
    submit: async (body) => {
      const { status } = await api('user/update', { body });
      forget('user/');
      await revalidate();
      onSaved();
      toast.success(status);
    },
  });
}
