import { setTimeout as sleep } from 'node:timers/promises';

const WAITING_MOST = 100;
const WAIT_MILLISECONDS = 1_000;

/** A place in the waiting room. Leave it, whatever happens. */
export interface WaitingPlace {
  /** Waits a second. */
  wait: () => Promise<void>;
  leave: () => void;
}

/** Delays answers to sign-ins that may be guesses, with a limit on how many wait at once. */
export class AnswerDelays {
  private waiting = 0;
  private readonly waitingIn = new Map<string, number>();

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
    const place = this.enter('', WAITING_MOST);
    if (!place) return false;
    await place.wait().finally(place.leave);
    return true;
  }

  /**
   * Takes a place.
   * @param queue who shares these places
   * @param most places of this queue
   * @returns undefined when all of the queue, or of the room, are taken
   */
  enter(queue: string, most: number): WaitingPlace | undefined {
    const inQueue = this.waitingIn.get(queue) ?? 0;
    if (this.waiting >= WAITING_MOST || inQueue >= most) return undefined;
    this.waiting++;
    this.waitingIn.set(queue, inQueue + 1);
    return {
      wait: async () => void (await this.pause(WAIT_MILLISECONDS)),
      leave: () => {
        this.waiting--;
        const left = (this.waitingIn.get(queue) ?? 1) - 1;
        if (left > 0) this.waitingIn.set(queue, left);
        else this.waitingIn.delete(queue);
      },
    };
  }
}
