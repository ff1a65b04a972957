import { messages } from '@namma/contract/messages';
import type { FormEvent } from 'react';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { sendOrWait } from '../../lib/offline/send-waiting';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

/**
 * Sends the contact form, after the browser's own validation (SPEC section 5). The fields are cleared after success and
 * failure alike (SPEC section 2).
 */
export function useEnquiry(onCleared: () => void) {
  const [sendForm, isBusy] = useOneAtATime(async (form: HTMLFormElement) => {
    const written = new FormData(form);
    const text = (name: string) => String(written.get(name) ?? '');
    const body = { name: text('name'), email: text('email'), phone: text('phone'), msg: text('msg') };
    try {
      const answer = await sendOrWait({ kind: 'contact', body });
      // The note below the form says that the message waits.
      if (!answer) toast.error(messages.networkError);
      else toast.success(answer.status, undefined, messages.ticketNumberIs(answer.ticketNumber ?? ''));
    } catch (error) {
      // The fields are about to be cleared, so the toast says what was wrong.
      const issue = error instanceof ApiError ? error.details.issues?.[0]?.message : undefined;
      toast.error(issue ?? sentenceOf(error));
    } finally {
      form.reset();
      onCleared();
    }
  });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void sendForm(event.currentTarget);
  }

  return { send, isBusy };
}
