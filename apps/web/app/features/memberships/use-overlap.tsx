import type { MembershipOverlap } from '@namma/contract/memberships/schemas';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/api/api-error';

const loadDialog = async () => (await import('./overlap-dialog')).OverlapDialog;

/** Request fields that confirm overlapping memberships. */
type Meant = { overlaps?: true };

interface OverlapQuestion {
  /**
   * Sends a request; when the server names another membership that would run on the same days (D99), the member is
   * asked, and it is
   * sent again if that is meant.
   * @returns undefined when it is not: nothing was taken
   */
  sendAsking: <T>(send: (more: Meant) => Promise<T>) => Promise<T | undefined>;
  /** To be shown beside the form, outside of it. */
  dialog: ReactNode;
}

export function useOverlap(): OverlapQuestion {
  const { question, ask } = useQuestion<MembershipOverlap>();
  // Loaded when it is first needed.
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  return {
    sendAsking: async (send) => {
      try {
        return await send({});
      } catch (error) {
        const overlap = error instanceof ApiError ? error.details.overlap : undefined;
        if (!overlap) throw error;
        const loaded = await loadDialog();
        setDialog(() => loaded);
        return (await ask(overlap)) ? await send({ overlaps: true }) : undefined;
      }
    },
    dialog: Dialog && <Dialog overlap={question?.about} onAnswer={(isMeant) => question?.answer(isMeant)} />,
  };
}

interface Question<T> {
  about: T;
  answer: (isYes: boolean) => void;
}

/** A confirmation within an action: `ask` waits for the answer; `question` is set until then. */
function useQuestion<T>() {
  const [question, setQuestion] = useState<Question<T>>();
  const ask = (about: T) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setQuestion(undefined);
        resolve(isYes);
      };
      setQuestion({ about, answer });
    });
  return { question, ask };
}
