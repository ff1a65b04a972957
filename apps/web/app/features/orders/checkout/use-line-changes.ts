import { useState } from 'react';
import type { CheckoutLine } from './checkout-sum';
import { describeChanges } from './line-changes';

/** The changes of the lines each time they are read again, for steps that do not change them. */
export function useLineChanges(loaded: readonly CheckoutLine[]) {
  const [base, setBase] = useState(loaded);
  const [changes, setChanges] = useState<string[]>([]);
  if (base !== loaded) {
    const found = describeChanges(base, loaded);
    setBase(loaded);
    if (found.length > 0) setChanges(found);
  }
  return { changes, dismissChanges: () => setChanges([]) };
}
