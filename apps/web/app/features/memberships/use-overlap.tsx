import type { MembershipOverlap } from '@namma/contract/memberships/schemas';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { useQuestion } from './use-question';

const loadDialog = async () => (await import('./overlap-dialog')).OverlapDialog;

/** What a request says more once the member means two memberships on the same days. */
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
