import { useRef, useState } from 'react';

/**
 * Runs an action once at a time. A double click presses a button again before it is shown as busy, so calls made while
 * the action is running are ignored.
 * @returns the guarded action, and whether it is running
 */
export function useOneAtATime<A extends unknown[]>(action: (...args: A) => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function run(...args: A): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action(...args);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return [run, isBusy] as const;
}
