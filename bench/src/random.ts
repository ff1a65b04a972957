/** Pseudo-random numbers, the same in every run (Mulberry32). */
export interface Random {
  /** A whole number from 0 (inclusive) to the limit (exclusive). */
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  shuffle: <T>(list: readonly T[]) => T[];
}

export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to choose from.');
    return list[below(list.length)] as T; // the index is below the length
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const shuffled = [...list];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T]; // both indexes are within the list
    }
    return shuffled;
  };
  return { below, pick, shuffle };
}
