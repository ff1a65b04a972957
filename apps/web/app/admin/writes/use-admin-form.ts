import { adminLogin } from '@namma/contract/paths';
import type { z } from 'zod';
import { statusOf } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { useForm } from '../../lib/forms/use-form';

/** A form of the admin side. A 401 leads to the sign-in of staff; other refusals are shown in the form. */
export function useAdminForm<S extends z.ZodType>(options: Parameters<typeof useForm<S>>[0]) {
  const fail = useFailure(adminLogin);
  return useForm<S>({
    ...options,
    submit: (values) =>
      options.submit(values).catch((error: unknown) => {
        if (statusOf(error) !== 401) throw error;
        fail(error);
      }),
  });
}
