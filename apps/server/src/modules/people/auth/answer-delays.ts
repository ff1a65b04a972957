import { setTimeout as sleep } from 'node:timers/promises';

const DELAYED_MOST = 100;
const DELAY_MILLISECONDS = 1_000;

/** Permission to delay one answer. Release it, whatever happens. */
export interface DelayPermit {
  /** Waits a second. */
  wait: () => Promise<void>;
  release: () => void;
}

/** Delays answers to sign-ins that may be guesses, with a limit on how many wait at once. */
export class AnswerDelays {
  private delayed = 0;
  private readonly delayedOf = new Map<string, number>();

  private readonly pause: (milliseconds: number) => Promise<unknown>;

  /** @param pause waits that many milliseconds */
  constructor(pause: (milliseconds: number) => Promise<unknown> = sleep) {
    this.pause = pause;
  }

  /**
   * Waits a second.
   * @returns false at once when too many are waiting already
   */
  async wait(): Promise<boolean> {
    const permit = this.acquire('', DELAYED_MOST);
    if (!permit) return false;
    await permit.wait().finally(permit.release);
    return true;
  }

  /**
   * Lets one more answer be delayed.
   * @param queue who shares this limit
   * @param most how many of this queue may be delayed at once
   * @returns undefined when the queue, or all queues together, have as many already
   */
  acquire(queue: string, most: number): DelayPermit | undefined {
    const inQueue = this.delayedOf.get(queue) ?? 0;
    if (this.delayed >= DELAYED_MOST || inQueue >= most) return undefined;
    this.delayed++;
    this.delayedOf.set(queue, inQueue + 1);
    return {
      wait: async () => void (await this.pause(DELAY_MILLISECONDS)),
      release: () => {
        this.delayed--;
        const left = (this.delayedOf.get(queue) ?? 1) - 1;
        if (left > 0) this.delayedOf.set(queue, left);
        else this.delayedOf.delete(queue);
      },
    };
  }
}
