import { useEffect, useState } from 'react';
import { sentenceOf } from './api-error';

/**
 * Reads data when a component mounts, and again at each `retry`. Until the reply comes, `answer` and `failure` are both
 * undefined. Unmounting aborts the request.
 * @param ask the request; only the first one is used, so give the component a `key` to read something else
 */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ answer?: T; failure?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    const asking = new AbortController();
    setState({});
    ask(asking.signal).then(
      (answer) => setState({ answer }),
      (error: unknown) => {
        if (!asking.signal.aborted) setState({ failure: sentenceOf(error) });
      },
    );
    return () => asking.abort();
  }, [tries]);
  return { ...state, retry: () => setTries(tries + 1) };
}
