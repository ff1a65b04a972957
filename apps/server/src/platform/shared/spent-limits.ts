/** At most a few megabytes of keys; dropped ones are read from the database again. */
const REMEMBERED_MOST = 10_000;
/** A successful sign-in in another process reverts its attempt; this process notices within this time. */
const CHECKED_FOR_MILLISECONDS = 1_000;

interface Spent {
  endsAt: Date;
  /** By `performance.now()`. */
  checkedAt: number;
}

/**
 * Remembers exhausted limits by key until their window ends: further attempts are refused without a write, and with at
 * most one read a second.
 */
export class SpentLimits {
  private readonly spent = new Map<string, Spent>();

  private readonly most: number;

  constructor(most = REMEMBERED_MOST) {
    this.most = most;
  }

  /**
   * @param readEnd reads the end of the window from the database; undefined when attempts are left
   * @returns the end of an exhausted limit's window
   */
  async find(key: string, now: Date, readEnd: () => Promise<Date | undefined>): Promise<Date | undefined> {
    const known = this.spent.get(key);
    if (!known) return undefined;
    if (known.endsAt <= now) {
      this.spent.delete(key);
      return undefined;
    }
    if (performance.now() - known.checkedAt < CHECKED_FOR_MILLISECONDS) return known.endsAt;
    // Set first, so that concurrent attempts do not read as well.
    known.checkedAt = performance.now();
    const endsAt = await readEnd();
    if (endsAt) known.endsAt = endsAt;
    else this.spent.delete(key);
    return endsAt;
  }

  remember(key: string, endsAt: Date): void {
    this.spent.delete(key);
    this.spent.set(key, { endsAt, checkedAt: performance.now() });
    const [oldest] = this.spent.keys();
    if (this.spent.size > this.most && oldest !== undefined) this.spent.delete(oldest);
  }

  anonymize(keys: readonly string[]): void {
    for (const key of keys) this.spent.delete(key);
  }
}
