import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../api/api-error';
import { getSignedInAs } from '../session/session';
import { deleteDraft, fillForm, findDraft, readForm, saveDraft } from './draft';

/**
 * Stores the values of a form in a dialog when the session has expired, and restores them when the same member has signed
 * in and opens the dialog.
 * @param name unique name of the form
 * @returns `ref` for the form, and `keepUnlessSent` to wrap the sending, which throws, or shows its errors and returns false
 */
export function useKeptForm(name: string) {
  const ref = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (ref.current) fillForm(ref.current, findDraft(name) ?? {});
  }, [name]);
  async function keepUnlessSent<T>(send: () => Promise<T>): Promise<T> {
    // Before the answer, which ends the session and leads to another page.
    const owner = getSignedInAs() ?? null;
    const values = ref.current ? readForm(ref.current) : {};
    const keep = () => saveDraft({ name, from: pathname + search, values }, owner);
    try {
      const reply = await send();
      if (reply !== false) deleteDraft(name);
      else if (owner !== (getSignedInAs() ?? null)) keep();
      return reply;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) keep();
      throw error;
    }
  }
  return { ref, keepUnlessSent };
}
