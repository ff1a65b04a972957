import type { Answer } from './answer.ts';

/** While the database may be away, an answer from before is only held back for so long. */
const FIRST_TRY_MILLISECONDS = 1_000;
/** While it is known to be away, one request in so long tries again, and waits for no longer. */
const NEXT_TRY_MILLISECONDS = 100;

interface TryOptions {
  /** Waits for the database's own answer or error, however long: only an error proves that it is away. */
  isPatient: boolean;
}

/** Decides who still asks a database that may be out of reach, so that not every visitor waits for it. */
export class Outage {
  private lastTry = 0;
  private isTrying = false;
  private state: 'there' | 'late' | 'away' = 'there';

  constructor(private readonly isOutOfReach: (error: unknown) => boolean) {}

  /** The database is there, or may be. */
  end(): void {
    this.state = 'there';
  }

  /** @returns undefined when the database is out of reach; any other failure is thrown */
  async try(make: () => Promise<Answer>, { isPatient }: TryOptions): Promise<Answer | undefined> {
    if (this.isLeftAlone(isPatient)) return undefined;
    this.lastTry = performance.now();
    const making = this.watch(make());
    if (isPatient) return making;
    return this.within(this.state === 'there' ? FIRST_TRY_MILLISECONDS : NEXT_TRY_MILLISECONDS, making);
  }

  private isLeftAlone(isPatient: boolean): boolean {
    const isKnown = isPatient ? this.state === 'away' : this.state !== 'there';
    // One that hangs is not waited for by the next for ever.
    const pause = isPatient && this.isTrying ? FIRST_TRY_MILLISECONDS : NEXT_TRY_MILLISECONDS;
    return isKnown && performance.now() - this.lastTry < pause;
  }

  /** Learns from how a making ends. */
  private async watch(making: Promise<Answer>): Promise<Answer | undefined> {
    this.isTrying = true;
    try {
      const answer = await making;
      this.state = answer.made.isWithoutDatabase ? 'away' : 'there';
    } catch (error) {
      if (!this.isOutOfReach(error)) throw error;
      this.state = 'away';
    } finally {
      this.isTrying = false;
    }
    return this.state === 'away' ? undefined : making;
  }

  private async within(
    milliseconds: number,
    making: Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        if (this.state === 'there') this.state = 'late';
        resolve(undefined);
      }, milliseconds);
    });
    // Whatever comes of it after that, nobody waits for it any more.
    making.catch(() => {});
    try {
      return await Promise.race([making, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
