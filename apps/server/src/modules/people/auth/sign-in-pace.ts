import type { Deps } from '../../../deps.ts';
import { AnswerDelays, type DelayPermit } from './answer-delays.ts';
import type { SignInTry } from './sign-in-limits.ts';

/** Places of one network, of which every one is a guess a second. */
const PERMITS_OF_NETWORK = 5;
/** Places of one email from one network: somebody who knows the password is not kept out by one who does not. */
const PERMITS_OF_EMAIL = 2;
/** Passwords of one email from one network that are compared without a delay after its limit, until its window ends. */
const UNDELAYED_BEYOND_LIMIT = 40;
const REMEMBERED_MOST = 10_000;

/** The waiting rooms of one process, and how often limits that are spent were tried again. */
export class SignInPace {
  /** For emails that are guessed at from many networks (D65). */
  readonly ofEmails: AnswerDelays;
  private readonly ofNetworks: AnswerDelays;
  private readonly beyond = new Map<string, { tries: number; endsAt: Date }>();

  constructor(pause: Deps['pause']) {
    this.ofEmails = new AnswerDelays(pause);
    this.ofNetworks = new AnswerDelays(pause);
  }

  /** A permit for a try whose network or email has reached its limit; undefined while too many are answered at once. */
  acquire({ pace, queue }: SignInTry): DelayPermit | undefined {
    return this.ofNetworks.acquire(queue, pace === 'crowded' ? PERMITS_OF_NETWORK : PERMITS_OF_EMAIL);
  }

  /** Counts a try beyond its limit. @returns whether its answer is delayed */
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
