import type { BodyInput } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import { type FormEvent, useState } from 'react';
import { ANSWER_WITHIN_MILLISECONDS, api } from '../../lib/api/api';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { sendWithKey } from '../../lib/api/idempotency-key';
import { getToken, useToken } from '../../lib/session/session';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

type Enquiry = BodyInput<'contact/register'>;

/**
 * Sends the contact form, after the browser's own validation (SPEC section 5). The fields are cleared after success and
 * failure alike (SPEC section 2). A message without a network stays as `unsent`, for the next press.
 */
export function useEnquiry(onCleared: () => void) {
  const token = useToken();
  // Cleared when another person signs in or out.
  const [kept, setKept] = useState<{ enquiry: Enquiry; token: string | undefined }>();
  const unsent = kept?.token === token ? kept?.enquiry : undefined;
  const [send, isBusy] = useOneAtATime(async (enquiry: Enquiry, form?: HTMLFormElement) => {
    try {
      const { status, ticketNumber } = await sendWithKey(`contact ${JSON.stringify(enquiry)}`, (headers) =>
        api('contact/register', {
          headers,
          body: enquiry,
          signal: AbortSignal.timeout(ANSWER_WITHIN_MILLISECONDS),
        }),
      );
      setKept(undefined);
      toast.success(status, undefined, messages.ticketNumberIs(ticketNumber));
    } catch (error) {
      const { status, details } = error instanceof ApiError ? error : new ApiError(500, '');
      setKept(status === 0 ? { enquiry, token: getToken() } : undefined);
      // The fields are cleared, so the toast has the reason.
      toast.error(details.issues?.[0]?.message ?? sentenceOf(error));
    } finally {
      form?.reset();
      if (form) onCleared();
    }
  });

  function sendForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const written = new FormData(form);
    const text = (name: string) => String(written.get(name) ?? '');
    void send({ name: text('name'), email: text('email'), phone: text('phone'), msg: text('msg') }, form);
  }

  return {
    sendForm,
    isBusy,
    unsent,
    sendAgain: () => unsent && void send(unsent),
    /** @returns the typed text, and forgets it */
    editUnsent: () => {
      setKept(undefined);
      return unsent;
    },
  };
}
