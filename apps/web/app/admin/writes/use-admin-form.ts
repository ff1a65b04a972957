import { adminLogin } from '@namma/contract/paths';
import type { z } from 'zod';
import { statusOf } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { useForm } from '../../lib/forms/use-form';

/** A form of the admin side: a 401 leads to its sign-in; what else is refused stays in the form with what was typed. */
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
