import { useEffect, useState } from 'react';
import { api } from '../../lib/api';
import { sentenceOf } from '../../lib/api-error';
import { readThroughCache } from '../../lib/read-cache';
import { toast } from '../../ui/toast';

/** SPEC section 9. */
const DEBOUNCE_MILLISECONDS = 500;

interface Suggestions {
  for: string;
  names: readonly string[];
}

/**
 * Product names for a half-typed text, asked for when the typing pauses and only when there is a text.
 * An answer to an older text is dropped, whenever it comes.
 * @returns undefined while nothing is known for this text
 */
export function useSuggestions(text: string): readonly string[] | undefined {
  const [latest, setLatest] = useState<Suggestions>();
  const filter = text.trim();

  useEffect(() => {
    if (!filter) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const query = { filter };
        const names = await readThroughCache('product/suggestions', query, () =>
          api('product/suggestions', { query }),
        );
        if (isCurrent) setLatest({ for: filter, names });
      } catch (error) {
        if (isCurrent) toast.error(sentenceOf(error));
      }
    }, DEBOUNCE_MILLISECONDS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [filter]);

  return filter && latest?.for === filter ? latest.names : undefined;
}
