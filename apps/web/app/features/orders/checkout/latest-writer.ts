export interface WriteOutcome<V> {
  /** The last value of this run that was written, if any. */
  saved?: V;
  /** Why the newest value was not written. */
  error?: unknown;
}

/**
 * Writes values that change quickly, such as a quantity. For each key one write runs at a time, so that writes cannot
 * overtake each other; of the values that wait, only the newest is written.
 */
export class LatestWriter<V> {
  readonly #send: (key: number, value: V) => Promise<unknown>;
  readonly #waiting = new Map<number, V>();
  readonly #runs = new Map<number, Promise<WriteOutcome<V>>>();

  constructor(send: (key: number, value: V) => Promise<unknown>) {
    this.#send = send;
  }

  /** @returns the outcome, to the call that started the run; undefined to calls whose value joins it */
  write(key: number, value: V): Promise<WriteOutcome<V>> | undefined {
    this.#waiting.set(key, value);
    if (this.#runs.has(key)) return undefined;
    const run = this.#run(key);
    this.#runs.set(key, run);
    return run;
  }

  /** Whether a value of this key is being written. */
  isPending(key: number): boolean {
    return this.#runs.has(key);
  }

  /** Resolves when no write is running. */
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
    // Deleted before the promise resolves, so that a later value starts a new run.
    this.#runs.delete(key);
    return outcome;
  }

  #take(key: number): V | undefined {
    const value = this.#waiting.get(key);
    this.#waiting.delete(key);
    return value;
  }
}
