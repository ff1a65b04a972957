import { messages } from '@namma/contract/messages';
import type { ComponentProps } from 'react';
import type { z } from 'zod';
import { ApiError } from './api-error';
import { getToken } from './session';
import { useForm } from './use-form';
import { useSignInFirst } from './use-sign-in-first';

/**
 * A form on a public page that only a member may send. A guest, or a member whose session has ended meanwhile, is
 * asked to sign in and led back to `from`.
 */
export function useMemberForm<S extends z.ZodType>(from: string, options: Parameters<typeof useForm<S>>[0]) {
  const signInFirst = useSignInFirst();
  const { formProps, ...rest } = useForm<S>({
    ...options,
    submit: async (values) => {
      try {
        await options.submit(values);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        signInFirst(messages.unauthorized, from);
      }
    },
  });

  const memberFormProps: ComponentProps<'form'> = {
    ...formProps,
    // Until the script has taken it over, what is typed must not end in the address.
    method: 'post',
    onSubmit: (event) => {
      if (getToken()) return formProps.onSubmit?.(event);
      event.preventDefault();
      signInFirst(messages.pleaseLogin, from);
    },
  };
  return { ...rest, formProps: memberFormProps };
}
