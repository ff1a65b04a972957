import type { Reply } from '@namma/contract/calls';
import { type ComponentProps, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../../../../lib/api/api-error';
import { useFailure } from '../../../../lib/api/use-failure';
import { useForm } from '../../../../lib/forms/use-form';

type StepReply = Reply<'membership/pause'>;

interface StepFormOptions<S extends z.ZodType<object>>
  extends Pick<Parameters<typeof useForm<S>>[0], 'schema' | 'prepare' | 'rules'> {
  /** `overlaps` confirms that both memberships run on the same days (D99). */
  send: (values: z.output<S> & { overlaps?: true }) => Promise<StepReply>;
  onDone: (reply: StepReply) => void;
  /** Reads the remaining days, which another tab or person may have changed. */
  readAgain: () => Promise<void>;
  signInAt: Parameters<typeof useFailure>[0];
  /** Initial field values. */
  initial: Record<string, string>;
}

/**
 * A form for one step of a membership. Refusals are shown at the field that they name, or above the buttons, and the fields
 * keep their values. An overlapping membership is shown there too; sending the form again confirms it.
 */
export function useStepForm<S extends z.ZodType<object>>({
  send,
  onDone,
  readAgain,
  signInAt,
  initial,
  ...options
}: StepFormOptions<S>) {
  const [typed, setTyped] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  // After the server has reported an overlapping membership, sending the form again confirms it.
  const [isOverlapAsked, setOverlapAsked] = useState(false);
  const fail = useFailure(signInAt);
  const { formProps, errors, isBusy } = useForm<S>({
    ...options,
    submit: async (values) => {
      setRefusal(undefined);
      try {
        onDone(await send(isOverlapAsked ? { ...values, overlaps: true } : values));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) return fail(error);
        void readAgain();
        if (error.details.issues) throw error;
        setOverlapAsked(error.details.overlap !== undefined);
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
      setOverlapAsked(false);
      setTyped(textsOf(event.currentTarget));
    },
  };
  return { formProps: stepFormProps, errors, isBusy, typed, refusal, isOverlapAsked };
}

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
