/** Some megabytes of keys at most; what is forgotten is read from the database again. */
const REMEMBERED_MOST = 10_000;
/** In another process a sign-in may succeed and give its try back: so long it may take until this one knows. */
const CHECKED_FOR_MILLISECONDS = 1_000;

interface Spent {
  endsAt: Date;
  /** By `performance.now()`. */
  checkedAt: number;
}

/**
 * Which limits are used up, by key, until their window ends: a further try is refused without a write, and once a
 * second at most with a read.
 */
export class SpentLimits {
  private readonly spent = new Map<string, Spent>();

  constructor(private readonly most = REMEMBERED_MOST) {}

  /**
   * @param readEnd reads the end of the window from the database; undefined when there are tries left
   * @returns the end of the window of a limit that is used up
   */
  async find(key: string, now: Date, readEnd: () => Promise<Date | undefined>): Promise<Date | undefined> {
    const known = this.spent.get(key);
    if (!known) return undefined;
    if (known.endsAt <= now) {
      this.spent.delete(key);
      return undefined;
    }
    if (performance.now() - known.checkedAt < CHECKED_FOR_MILLISECONDS) return known.endsAt;
    // Those who ask meanwhile are answered from memory.
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

  forget(keys: readonly string[]): void {
    for (const key of keys) this.spent.delete(key);
  }
}
