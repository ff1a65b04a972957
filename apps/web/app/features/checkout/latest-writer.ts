export interface WriteOutcome<V> {
  /** The last value that arrived in this run, if any did. */
  saved?: V;
  /** Why the newest value did not arrive. */
  error?: unknown;
}

/**
 * Writes of one value that changes fast, such as a quantity under quick clicks: one at a time for each key, so that they
 * cannot overtake each other, and of those that wait only the newest.
 */
export class LatestWriter<V> {
  readonly #send: (key: number, value: V) => Promise<unknown>;
  readonly #waiting = new Map<number, V>();
  readonly #runs = new Map<number, Promise<WriteOutcome<V>>>();

  constructor(send: (key: number, value: V) => Promise<unknown>) {
    this.#send = send;
  }

  /** @returns how it ended, to the one who began the run; undefined to those whose value joins it */
  write(key: number, value: V): Promise<WriteOutcome<V>> | undefined {
    this.#waiting.set(key, value);
    if (this.#runs.has(key)) return undefined;
    const run = this.#run(key);
    this.#runs.set(key, run);
    return run;
  }

  /** A value of this key is on its way. */
  isPending(key: number): boolean {
    return this.#runs.has(key);
  }

  /** Nothing is on its way any more. */
  async settled(): Promise<void> {
    while (this.#runs.size > 0) await Promise.all(this.#runs.values());
  }

  async #run(key: number): Promise<WriteOutcome<V>> {
    let outcome: WriteOutcome<V> = {};
    for (let value = this.#take(key); value !== undefined; value = this.#take(key)) {
      try {
        await this.#send(key, value);
        outcome = { saved: value };
      } catch (error) {
        outcome = { ...outcome, error };
      }
    }
    // Here, not later: a value that comes after this begins a run of its own.
    this.#runs.delete(key);
    return outcome;
  }

  #take(key: number): V | undefined {
    const value = this.#waiting.get(key);
    this.#waiting.delete(key);
    return value;
  }
}
