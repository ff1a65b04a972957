import { genders } from '@namma/contract/business';
import * as paths from '@namma/contract/paths';
import type { Profile, StaffProfileUpdate } from '@namma/contract/users/schemas';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { api } from '../../lib/api/api';
import { refuseTooYoung } from '../../lib/forms/form-rules';
import { useMemberForm } from '../../lib/forms/use-member-form';
import { invalidate } from '../../lib/loading/read-cache';
import { toast } from '../../ui/toast';

/** An admin's name needs no phone and no day of birth beside it. */
const loadSchema =
  ({ role }: Profile) =>
  async (): Promise<z.ZodType<StaffProfileUpdate, StaffProfileUpdate>> => {
    const { profileUpdate, staffProfileUpdate } = await import('@namma/contract/users/schemas');
    return role === 'ADMIN' ? staffProfileUpdate : profileUpdate;
  };

const refuseBirthday = (day: string | undefined): string | undefined =>
  day === undefined ? undefined : refuseTooYoung(day);

/** Saves name, phone and date of birth; sends the other fields too, as SPEC section 7 asks. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const { revalidate } = useRevalidator();
  return useMemberForm(paths.profile, {
    schema: loadSchema(profile),
    prepare: (values) => ({
      ...values,
      user_id: profile.user_id,
      email: profile.email,
      // An admin who was created at the first start has none.
      gender: genders.find((gender) => gender === profile.gender),
    }),
    rules: { DOB: refuseBirthday },
    submit: async (body) => {
      const { status } = await api('user/update', { body });
      invalidate('user/');
      await revalidate();
      onSaved();
      toast.success(status);
    },
  });
}
