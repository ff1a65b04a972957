import type { Reply } from '@namma/contract/calls';
import * as paths from '@namma/contract/paths';
import { useRef } from 'react';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { dismissToast, toast } from '../../ui/toast';

/** The result of an undo. Rows that changed since then are skipped, each with the reason. */
export type Undone = Reply<'admin/undo'>;

/** The step that Ctrl+Z takes back; undefined after it was tried. */
let newest: { toastId: number; undo: () => void } | undefined;

function onKeyDown(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
  if (!isUndo || isTyping || !newest) return;
  event.preventDefault();
  newest.undo();
}

/**
 * Offers to undo a step for some seconds: in its toast, with Ctrl+Z, or by `undo`.
 */
export function useUndo() {
  const fail = useFailure(paths.adminLogin);
  const asked = useRef(new Set<number>());

  /**
   * Reports a step and offers to take it back.
   * @param onUndone updates the screen after the server has taken the step back
   * @param onRefused updates the screen after the server has refused for good
   * @returns takes the step back now; calls are ignored while that is running
   */
  function offerUndo(
    status: string,
    activityId: number,
    { onUndone, onRefused }: { onUndone: (undone: Undone) => void; onRefused?: () => void },
  ): () => void {
    async function undo(): Promise<void> {
      if (asked.current.has(activityId)) return;
      asked.current.add(activityId);
      if (newest?.toastId === toastId) newest = undefined;
      dismissToast(toastId);
      try {
        const undone = await api('admin/undo', { body: { activityId } });
        toast.success(undone.status);
        onUndone(undone);
      } catch (error) {
        fail(error);
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) onRefused?.();
        else asked.current.delete(activityId);
      }
    }
    const press = () => void undo();
    const toastId = toast.success(status, { label: 'Undo', onPress: press });
    newest = { toastId, undo: press };
    document.addEventListener('keydown', onKeyDown);
    return press;
  }

  return { offerUndo };
}
