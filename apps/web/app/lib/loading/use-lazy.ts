import { messages } from '@namma/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast';

/**
 * Loads code that the first paint does not need, after the screen is shown. If it has not loaded when it is needed,
 * `ensureLoaded` tries again, and shows a message instead of failing the screen.
 */
export function useLazy<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>();
  const loader = useRef(load);
  useEffect(() => {
    loader.current().then(
      (part) => setLoaded(() => part),
      () => {},
    );
  }, []);
  /** @returns whether the code has loaded */
  async function ensureLoaded(): Promise<boolean> {
    if (loaded) return true;
    try {
      const part = await loader.current();
      setLoaded(() => part);
      return true;
    } catch {
      toast.error(messages.networkError);
      return false;
    }
  }
  return { loaded, ensureLoaded };
}
