import type { Enquiry } from '@namma/contract/enquiries/schemas';
import * as paths from '@namma/contract/paths';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { deleteDraft, findDraft, saveDraft } from '../../../lib/forms/draft';
import { getSignedInAs } from '../../../lib/session/session';
import { idOf, type QueryRow } from './query-columns';

export interface AnswerOutcome {
  isAnswered: boolean;
  /** The current query, when another admin has answered it first. */
  theirs: Enquiry | undefined;
}

const draftName = (row: QueryRow) => `answer ${idOf(row)}`;

/** Marks the query as Answered. A text is sent as a mail. */
export const sendAnswer = (row: QueryRow, text?: string) =>
  api('contact/update', { body: { id: idOf(row), status: 'Answered', ...(text && { answer: text }) } });

/**
 * Answers queries, and stores the typed text for the dialog after an undo, and for a new sign-in after the session has
 * ended.
 * @param act writes one row of the list and shows its errors
 */
export function useAnswers(
  act: (row: QueryRow, send: () => ReturnType<typeof sendAnswer>) => Promise<object | undefined>,
) {
  const { search } = useLocation();
  const written = useRef(new Map<number, { text: string; isMailed: boolean }>());

  /** @param isMailed false when the query was answered by phone, even if something was typed */
  async function answer(row: QueryRow, text: string, isMailed: boolean): Promise<AnswerOutcome> {
    const owner = getSignedInAs();
    let theirs: Enquiry | undefined;
    const reply = await act(row, () =>
      sendAnswer(row, isMailed ? text : undefined).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        theirs = error.details.query;
        if (error.status === 401 && owner && text)
          saveDraft(
            { name: draftName(row), from: paths.adminQueries + search, values: { answer: text } },
            owner,
          );
        throw error;
      }),
    );
    if (reply) {
      deleteDraft(draftName(row));
      written.current.set(idOf(row), { text, isMailed });
    }
    return { isAnswered: reply !== undefined, theirs };
  }

  return {
    answer,
    /** The answer that was mailed from this screen; null when there was none. */
    mailedAnswer: (row: QueryRow): string | null => {
      const draft = written.current.get(idOf(row));
      return draft?.isMailed ? draft.text : null;
    },
    /** The initial text of the field. */
    draftFor: (row: QueryRow): string =>
      findDraft(draftName(row))?.answer ?? written.current.get(idOf(row))?.text ?? '',
  };
}
