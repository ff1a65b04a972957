import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../api/api-error';
import { getSignedInAs } from '../session/session';
import { deleteDraft, fillForm, findDraft, readForm, saveDraft } from './draft';

/**
 * Keeps what was typed into a form of a dialog when the session turns out to be over: it is there again once the same
 * member has signed in and opens the dialog.
 * @param name of the form, unlike the others of the site
 * @returns `ref` for the form, and `keepUnlessSent` around what sends it
 */
export function useKeptForm(name: string) {
  const ref = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (ref.current) fillForm(ref.current, findDraft(name) ?? {});
  }, [name]);
  async function keepUnlessSent<T>(send: () => Promise<T>): Promise<T> {
    // Before the answer, which ends the session.
    const owner = getSignedInAs() ?? null;
    try {
      const reply = await send();
      deleteDraft(name);
      return reply;
    } catch (error) {
      if (ref.current && error instanceof ApiError && error.status === 401)
        saveDraft({ name, from: pathname + search, values: readForm(ref.current) }, owner);
      throw error;
    }
  }
  return { ref, keepUnlessSent };
}
