import { useEffect, useState } from 'react';
import { sentenceOf } from '../../lib/api/api-error';
import { readCached } from '../../lib/loading/read-cache';
import { toast } from '../../ui/toast';

/** SPEC section 9. */
const DEBOUNCE_MILLISECONDS = 500;

export interface Suggestions {
  for: string;
  /** Names that match the text. */
  names: readonly string[];
  /** Nearest suggestions if none matches. */
  nearest: readonly string[];
}

/**
 * Product names for a half-typed text, requested when the typing pauses. Late answers for an older text are dropped.
 * The previous names stay until the next ones arrive; an empty result counts only for the text it was asked for.
 * @returns undefined while nothing is known
 */
export function useSuggestions(text: string): Suggestions | undefined {
  const [latest, setLatest] = useState<Suggestions>();
  const filter = text.trim();

  useEffect(() => {
    if (!filter) return setLatest(undefined);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const names = await readCached('product/suggestions', { filter });
        // "No result" is shown without suggestions.
        const nearest =
          names.length > 0
            ? []
            : (await readCached('product/nearest', { filter }).catch(() => [])).map(({ name }) => name);
        if (isCurrent) setLatest({ for: filter, names, nearest });
      } catch (error) {
        if (!isCurrent) return;
        setLatest(undefined);
        toast.error(sentenceOf(error));
      }
    }, DEBOUNCE_MILLISECONDS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [filter]);

  if (!filter || !latest) return undefined;
  return latest.for === filter || latest.names.length > 0 ? latest : undefined;
}
