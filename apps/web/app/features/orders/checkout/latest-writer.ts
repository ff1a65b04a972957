export interface WriteOutcome<V> {
  /** The last value of this run that was written, if any. */
  saved?: V;
  /** Error of the newest write. */
  error?: unknown;
}

interface Options<V> {
  send: (key: number, value: V) => Promise<unknown>;
  /** True if the failure means that there is no network. */
  isAway: (error: unknown) => boolean;
  /** Called once for each press that found no network. Its value is tried again. */
  sayAway: (error: unknown) => void;
  retryAfterMilliseconds: number;
}

/**
 * Writes values that change quickly, such as a quantity. For each key one write runs at a time, so that writes cannot
 * overtake each other; of the values that wait, only the newest is written. Without a network, the newest is tried again until it
 * is written or the page is left: nothing is stored for it.
 */
export class LatestWriter<V> {
  readonly #options: Options<V>;
  readonly #waiting = new Map<number, V>();
  readonly #runs = new Map<number, Promise<WriteOutcome<V>>>();
  /** Value being sent. */
  readonly #sending = new Set<Promise<unknown>>();
  /** End the pauses of the runs that wait for a network. */
  readonly #wake = new Set<() => void>();
  /** The keys whose newest press has shown the message that there is no network. */
  readonly #notified = new Set<number>();

  constructor(options: Options<V>) {
    this.#options = options;
  }

  /** @returns the outcome, to the call that started the run; undefined to calls whose value joins it */
  write(key: number, value: V): Promise<WriteOutcome<V>> | undefined {
    this.#waiting.set(key, value);
    this.#notified.delete(key);
    if (this.#runs.has(key)) {
      this.retry();
      return undefined;
    }
    const run = this.#run(key);
    this.#runs.set(key, run);
    return run;
  }

  /** True if a value of this key is being written, or waits for a network. */
  isPending(key: number): boolean {
    return this.#runs.has(key);
  }

  /** Tries again now what waits for a network. */
  retry(): void {
    for (const wake of [...this.#wake]) wake();
  }

  /** Discards unsent values after the member has signed out. */
  drop(): void {
    this.#waiting.clear();
    this.retry();
  }

  /** Resolves when no write is running, except those that have just found no network. */
  async idle(): Promise<void> {
    this.retry();
    await Promise.resolve();
    while (this.#sending.size > 0) await Promise.all(this.#sending);
  }

  async #run(key: number): Promise<WriteOutcome<V>> {
    let outcome: WriteOutcome<V> = {};
    for (let value = this.#take(key); value !== undefined; value = this.#take(key)) {
      const sending = this.#attempt(key, value);
      this.#sending.add(sending);
      const attempt = await sending;
      this.#sending.delete(sending);
      if (attempt === 'away') await this.#pause();
      else outcome = 'error' in attempt ? { ...outcome, ...attempt } : attempt;
    }
    // Deleted before the promise resolves, so that a later value starts a new run.
    this.#runs.delete(key);
    return outcome;
  }

  async #attempt(key: number, value: V): Promise<WriteOutcome<V> | 'away'> {
    const { send, isAway, sayAway } = this.#options;
    try {
      await send(key, value);
      return { saved: value };
    } catch (error) {
      if (!isAway(error)) return { error };
      if (!this.#waiting.has(key)) this.#waiting.set(key, value);
      if (!this.#notified.has(key)) sayAway(error);
      this.#notified.add(key);
      return 'away';
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#wake.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, this.#options.retryAfterMilliseconds);
      this.#wake.add(wake);
    });
  }

  #take(key: number): V | undefined {
    const value = this.#waiting.get(key);
    this.#waiting.delete(key);
    return value;
  }
}
