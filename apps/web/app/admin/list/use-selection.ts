import { useState } from 'react';

/**
 * The selected rows. Only visible rows that can be acted on count, so that no action changes hidden rows. Another page or
 * filter starts with an empty selection.
 */
export function useSelection<R>(
  rows: readonly R[],
  idOf: (row: R) => number,
  canAct: (row: R) => boolean,
  address: string,
) {
  const [kept, setKept] = useState({ address, ids: new Set<number>() });
  const ids = kept.address === address ? kept.ids : new Set<number>();
  const choosable = rows.filter(canAct);
  const set = (next: Iterable<number>) => setKept({ address, ids: new Set(next) });
  return {
    chosen: choosable.filter((row) => ids.has(idOf(row))),
    choosable,
    has: (row: R) => ids.has(idOf(row)),
    choose: (row: R, isChosen: boolean) => {
      const others = [...ids].filter((id) => id !== idOf(row));
      set(isChosen ? [...others, idOf(row)] : others);
    },
    chooseAll: () => set(choosable.map(idOf)),
    clear: () => set([]),
  };
}
