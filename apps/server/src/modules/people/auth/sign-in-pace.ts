import type { Deps } from '../../../deps.ts';
import { AnswerDelays, type DelayPermit } from './answer-delays.ts';
import type { SignInTry } from './sign-in-limits.ts';

/** Delay permits of one network; each allows one guess per second. */
const PERMITS_OF_NETWORK = 5;
/** Delay permits of one email from one network: someone guessing must not lock out someone who knows the password. */
const PERMITS_OF_EMAIL = 2;
/** Passwords of one email from one network compared without delay beyond the limit, until its window ends. */
const UNDELAYED_BEYOND_LIMIT = 40;
const REMEMBERED_MOST = 10_000;

/** Delay queues of one process, and counts of attempts beyond used-up limits. */
export class SignInPace {
  /** For emails that are guessed from many networks (D65). */
  readonly ofEmails: AnswerDelays;
  private readonly ofNetworks: AnswerDelays;
  private readonly beyond = new Map<string, { tries: number; endsAt: Date }>();

  constructor(pause: Deps['pause']) {
    this.ofEmails = new AnswerDelays(pause);
    this.ofNetworks = new AnswerDelays(pause);
  }

  /** Acquires a permit for an attempt beyond its limit; undefined while too many are answered at once. */
  acquire({ pace, queue }: SignInTry): DelayPermit | undefined {
    return this.ofNetworks.acquire(queue, pace === 'crowded' ? PERMITS_OF_NETWORK : PERMITS_OF_EMAIL);
  }

  /**
   * Counts an attempt beyond its limit.
   * @returns true if its response is delayed
   */
  isDelayed({ pace, queue, endsAt }: SignInTry, now: Date): boolean {
    if (pace === 'crowded') return true;
    const known = this.beyond.get(queue);
    const tries = known && known.endsAt > now ? known.tries + 1 : 1;
    this.beyond.delete(queue);
    this.beyond.set(queue, { tries, endsAt });
    const [oldest] = this.beyond.keys();
    if (this.beyond.size > REMEMBERED_MOST && oldest !== undefined) this.beyond.delete(oldest);
    return tries > UNDELAYED_BEYOND_LIMIT;
  }
}
