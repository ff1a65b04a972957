import { setTimeout as sleep } from 'node:timers/promises';

const WAITING_MOST = 100;
const WAIT_MILLISECONDS = 1_000;

/** Delays answers to sign-ins of an email that is being guessed at, with a limit on how many wait at once. */
export class WaitingRoom {
  private waiting = 0;

  /** @param pause waits that many milliseconds */
  constructor(private readonly pause: (milliseconds: number) => Promise<unknown> = sleep) {}

  /**
   * Waits a second.
   * @returns false at once when too many are waiting already
   */
  async wait(): Promise<boolean> {
    if (this.waiting >= WAITING_MOST) return false;
    this.waiting++;
    try {
      await this.pause(WAIT_MILLISECONDS);
    } finally {
      this.waiting--;
    }
    return true;
  }
}
