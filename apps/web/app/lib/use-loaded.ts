import { messages } from '@namma/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../ui/toast';

/**
 * A part that the first paint does not need. Fetched as soon as the screen stands; where the network is gone by the time
 * it is wanted, it says so instead of taking the screen down.
 */
export function useLoaded<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>();
  const loader = useRef(load);
  useEffect(() => {
    loader.current().then(
      (part) => setLoaded(() => part),
      () => {},
    );
  }, []);
  /** True once it is there. */
  async function want(): Promise<boolean> {
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
  return { loaded, want };
}
