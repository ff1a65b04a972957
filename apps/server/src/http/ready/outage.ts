import type { Made } from './answer.ts';

/** While the database may be away, an answer from before is only held back for so long. */
const FIRST_TRY_MILLISECONDS = 1_000;
/** While it is known to be away, one request in so long tries again, and waits for no longer. */
const NEXT_TRY_MILLISECONDS = 100;

/** Decides who still asks a database that may be out of reach, so that not every visitor waits for it. */
export class Outage {
  private lastTry = 0;
  private isAway = false;

  constructor(private readonly isOutOfReach: (error: unknown) => boolean) {}

  /** @returns undefined when the database is out of reach, within a second; any other failure is thrown */
  async try(make: () => Promise<Made>): Promise<Made | undefined> {
    const now = performance.now();
    if (this.isAway && now - this.lastTry < NEXT_TRY_MILLISECONDS) return undefined;
    this.lastTry = now;
    const made = await this.within(
      this.isAway ? NEXT_TRY_MILLISECONDS : FIRST_TRY_MILLISECONDS,
      make().catch((error: unknown) => {
        if (this.isOutOfReach(error)) return undefined;
        throw error;
      }),
    );
    this.isAway = made === undefined || made.isWithoutDatabase === true;
    return this.isAway ? undefined : made;
  }

  private async within(milliseconds: number, making: Promise<Made | undefined>): Promise<Made | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), milliseconds);
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
