import type { Answer } from './answer.ts';

/** The time a request waits for a possibly unreachable database before it gets a cached response. */
const FIRST_TRY_MILLISECONDS = 1_000;
/**
 * While the database is known to be unreachable, one request in this interval tries again and waits at most this long.
 */
const NEXT_TRY_MILLISECONDS = 100;

interface TryOptions {
  /** Waits for the database's response or error without a time limit: only an error proves that it is unreachable. */
  isPatient: boolean;
}

/**
 * Decides which requests still try a possibly unreachable database, so that most of them are served from the cache at
 * once.
 */
export class Outage {
  private lastTry = 0;
  private isTrying = false;
  private state: 'up' | 'slow' | 'down' = 'up';

  private readonly isOutOfReach: (error: unknown) => boolean;

  constructor(isOutOfReach: (error: unknown) => boolean) {
    this.isOutOfReach = isOutOfReach;
  }

  /** Marks the database as possibly reachable. */
  end(): void {
    this.state = 'up';
  }

  /**
   * @returns undefined when the database is unreachable
   * @throws any other error
   */
  async try(make: () => Promise<Answer>, { isPatient }: TryOptions): Promise<Answer | undefined> {
    if (this.isSkipped(isPatient)) return undefined;
    this.lastTry = performance.now();
    const making = this.watch(make());
    if (isPatient) return making;
    return this.within(this.state === 'up' ? FIRST_TRY_MILLISECONDS : NEXT_TRY_MILLISECONDS, making);
  }

  private isSkipped(isPatient: boolean): boolean {
    const isKnown = isPatient ? this.state === 'down' : this.state !== 'up';
    // A hanging query must not delay the next attempt forever.
    const pause = isPatient && this.isTrying ? FIRST_TRY_MILLISECONDS : NEXT_TRY_MILLISECONDS;
    return isKnown && performance.now() - this.lastTry < pause;
  }

  /** Updates the state by the outcome. */
  private async watch(making: Promise<Answer>): Promise<Answer | undefined> {
    this.isTrying = true;
    try {
      const answer = await making;
      this.state = answer.made.isWithoutDatabase ? 'down' : 'up';
    } catch (error) {
      if (!this.isOutOfReach(error)) throw error;
      this.state = 'down';
    } finally {
      this.isTrying = false;
    }
    return this.state === 'down' ? undefined : making;
  }

  private async within(
    milliseconds: number,
    making: Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        if (this.state === 'up') this.state = 'slow';
        resolve(undefined);
      }, milliseconds);
    });
    // Its outcome is no longer awaited, so a late error must not count as unhandled.
    making.catch(() => {});
    try {
      return await Promise.race([making, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
