/** Pseudo-random numbers that are the same on every machine (Mulberry32). */
export class Random {
  private state: number;

  constructor(state: number) {
    this.state = state;
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True with a probability of `chance` percent. */
  percent(chance: number): boolean {
    return this.next() * 100 < chance;
  }

  /** Different choices in random order, at most `most`. */
  sample<T>(choices: readonly T[], most: number): T[] {
    const left = [...choices];
    const chosen: T[] = [];
    while (chosen.length < most && left.length > 0)
      chosen.push(...left.splice(this.between(0, left.length - 1), 1));
    return chosen;
  }

  pick<T>(choices: readonly T[]): T {
    return this.weighted(choices, () => 1);
  }

  /** Chooses one by weight. */
  weighted<T>(choices: readonly T[], weightOf: (choice: T, index: number) => number): T {
    const weights = choices.map(weightOf);
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [i, choice] of choices.entries()) {
      left -= weights[i] ?? 0;
      if (left < 0) return choice;
    }
    const last = choices.at(-1);
    if (last === undefined) throw new Error('There is nothing to choose from.');
    return last;
  }
}
