import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api-error';

interface Quoted<T> {
  key: string;
  sums?: T;
  failure?: string;
}

/**
 * Reads the quote again when its subject changes. Does not show the old quote meanwhile.
 * @param key identifies the quote; nothing is requested while it is undefined
 */
export function useQuote<T>(key: string | undefined, ask: (signal: AbortSignal) => Promise<T>) {
  const [quoted, setQuoted] = useState<Quoted<T>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the quote
  useEffect(() => {
    if (key === undefined) return;
    const asking = new AbortController();
    ask(asking.signal).then(
      (sums) => setQuoted({ key, sums }),
      (error: unknown) => {
        if (!asking.signal.aborted) setQuoted({ key, failure: sentenceOf(error) });
      },
    );
    return () => asking.abort();
  }, [key]);
  const current = quoted?.key === key ? quoted : undefined;
  return {
    sums: current?.sums,
    failure: current?.failure,
    /** Shows the sums that the server has named when it refused others. */
    follow: (sums: T) => key !== undefined && setQuoted({ key, sums }),
  };
}
