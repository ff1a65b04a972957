import { setTimeout as sleep } from 'node:timers/promises';

const DELAYED_MOST = 100;
const DELAY_MILLISECONDS = 1_000;

/** Permission to delay one answer. Always release it. */
export interface DelayPermit {
  /** Waits one second. */
  wait: () => Promise<void>;
  release: () => void;
}

/** Delays answers to suspicious sign-ins, with a limit on concurrent waits. */
export class AnswerDelays {
  private delayed = 0;
  private readonly delayedOf = new Map<string, number>();

  private readonly pause: (milliseconds: number) => Promise<unknown>;

  /** @param pause waits the given number of milliseconds */
  constructor(pause: (milliseconds: number) => Promise<unknown> = sleep) {
    this.pause = pause;
  }

  /**
   * Waits one second.
   * @returns false immediately when too many are waiting
   */
  async wait(): Promise<boolean> {
    const permit = this.acquire('', DELAYED_MOST);
    if (!permit) return false;
    await permit.wait().finally(permit.release);
    return true;
  }

  /**
   * Reserves one delayed answer.
   * @param queue the group that shares this limit
   * @param most the maximum of concurrent delays in this queue
   * @returns undefined when this queue, or all queues together, are full
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
