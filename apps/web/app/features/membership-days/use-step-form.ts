import type { Reply } from '@namma/contract/calls';
import { type ComponentProps, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../../lib/api-error';
import { useFailure } from '../../lib/use-failure';
import { useForm } from '../../lib/use-form';

type StepReply = Reply<'membership/pause'>;

interface StepFormOptions<S extends z.ZodType>
  extends Pick<Parameters<typeof useForm<S>>[0], 'schema' | 'prepare' | 'rules'> {
  send: (values: z.output<S>) => Promise<StepReply>;
  onDone: (reply: StepReply) => void;
  /** Reads what is left of the membership, which another tab or person may have changed. */
  readAgain: () => Promise<void>;
  signInAt: Parameters<typeof useFailure>[0];
  /** What the fields contain at first. */
  initial: Record<string, string>;
}

/**
 * A form for one step of a membership. What the server refuses is shown in the form: at the field that it names, or
 * above the buttons. The fields keep what was typed.
 */
export function useStepForm<S extends z.ZodType>({
  send,
  onDone,
  readAgain,
  signInAt,
  initial,
  ...options
}: StepFormOptions<S>) {
  const [typed, setTyped] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  const fail = useFailure(signInAt);
  const { formProps, errors, isBusy } = useForm<S>({
    ...options,
    submit: async (values) => {
      setRefusal(undefined);
      try {
        onDone(await send(values));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) return fail(error);
        void readAgain();
        if (error.details.issues) throw error;
        setRefusal(error.message);
      }
    },
  });
  const stepFormProps: ComponentProps<'form'> = {
    ...formProps,
    method: 'post',
    onChange: (event) => {
      formProps.onChange?.(event);
      setRefusal(undefined);
      setTyped(textsOf(event.currentTarget));
    },
  };
  return { formProps: stepFormProps, errors, isBusy, typed, refusal };
}

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
