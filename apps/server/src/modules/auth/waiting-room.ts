import { setTimeout as sleep } from 'node:timers/promises';

const WAITING_MOST = 100;
const WAIT_MILLISECONDS = 1_000;

/** Slows down answers to sign-ins with an email that somebody guesses at, without holding too many of them. */
export class WaitingRoom {
  private waiting = 0;

  /** @param pause waits so many milliseconds */
  constructor(private readonly pause: (milliseconds: number) => Promise<unknown> = sleep) {}

  /** Waits a second. @returns false, at once, when too many wait already */
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
