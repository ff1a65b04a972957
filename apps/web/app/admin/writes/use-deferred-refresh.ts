import { UNDO_SECONDS } from '@namma/contract/admin/rules';
import { seconds } from '@namma/contract/days/dates';
import { useEffect, useRef } from 'react';
import { isDialogOpen } from '../../ui/open-dialog';

/** The time for which a row keeps its position after an action. */
const HELD_MILLISECONDS = seconds(5);
const TRY_AGAIN_MILLISECONDS = 250;

/**
 * Reads a list again, or takes rows out of it, five seconds after the last request to do so. It waits while somebody
 * answers a dialog or is about to undo.
 * @param list a new list cancels the request
 */
export function useDeferredRefresh(list: unknown, isBusy: () => boolean, run: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list does not need to be read again
  useEffect(() => () => clearTimeout(timer.current), [list]);

  return () => {
    clearTimeout(timer.current);
    const giveUpAt = performance.now() + seconds(UNDO_SECONDS);
    const tryToRun = () => {
      const isUndoNear = document.activeElement?.matches('[data-undo]') && performance.now() < giveUpAt;
      if (isBusy() || isUndoNear || isDialogOpen())
        timer.current = setTimeout(tryToRun, TRY_AGAIN_MILLISECONDS);
      else latest.current();
    };
    timer.current = setTimeout(tryToRun, HELD_MILLISECONDS);
  };
}
