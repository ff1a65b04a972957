import { messages } from '@namma/contract/messages';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { z } from 'zod';
import { ApiError } from '../api/api-error';
import { getSignedInAs, getToken } from '../session/session';
import { useSignInFirst } from '../session/use-sign-in-first';
import { deleteDraft, fillForm, findDraft, readForm, saveDraft } from './draft';
import { useForm } from './use-form';

/**
 * A form on a public page that only members may send. A guest, or a member whose session has ended, is asked to sign in
 * and comes back to `from` with the form filled in.
 */
export function useMemberForm<S extends z.ZodType>(from: string, options: Parameters<typeof useForm<S>>[0]) {
  const signInFirst = useSignInFirst();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) fillForm(form.current, findDraft(from) ?? {});
  }, [from]);
  const keep = (owner: string | null) => {
    if (form.current) saveDraft({ name: from, from, values: readForm(form.current) }, owner);
  };

  const { formProps, ...rest } = useForm<S>({
    ...options,
    submit: async (values) => {
      const owner = getSignedInAs();
      try {
        await options.submit(values);
        deleteDraft(from);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        if (owner) keep(owner);
        signInFirst(messages.unauthorized, from);
      }
    },
  });

  const memberFormProps: ComponentProps<'form'> = {
    ...formProps,
    ref: form,
    // Before hydration, a GET would put typed values into the address.
    method: 'post',
    onSubmit: (event) => {
      if (getToken()) return formProps.onSubmit?.(event);
      event.preventDefault();
      keep(null);
      signInFirst(messages.pleaseLogin, from);
    },
  };
  return { ...rest, formProps: memberFormProps };
}
