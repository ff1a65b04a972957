import { minutes } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import {
  countAttempt,
  type Limit,
  refuseSpent,
  refuseTry,
  type SpentLimit,
} from '../../../platform/shared/limits.ts';
import type { Refusal } from '../../../platform/shared/refusal.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';

const WINDOW_MILLISECONDS = minutes(15);
/** Failed sign-ins of one email, from all addresses, after which answers are delayed. */
const UNDELAYED_FAILURES = 30;

/** How a try to sign in is answered, once it is counted. */
export interface SignInTry {
  /**
   * - `free`: neither the network nor the email has used up its failures. It is answered at once.
   * - `crowded`: the network has had its 50 failures. Everybody who has not signed in from it before is answered slowly.
   * - `spent`: the email has had its 10 failures from this network. Only who has signed in from it before gets in.
   */
  pace: 'free' | 'crowded' | 'spent';
  /** Whether the email is being guessed at from many networks (D65). */
  isEmailGuessed: boolean;
  /** What a success takes back. */
  counted: readonly Limit[];
  /** Whose permits to delay an answer are counted: the network's, or the email's from this network. */
  queue: string;
  /** When the pace changes; now where it is free. */
  endsAt: Date;
  /** What the answer is when the try may not go on. */
  refusal: Refusal;
}

/**
 * Counts a try against the limits of failed sign-ins (D20): 50 of the address, 10 of the email from that address, and
 * those of the
 * email from all addresses, which only delay. Once the address has none left, the email's are still counted, so that a
 * crowded network
 * has no more guesses of one email than any other.
 */
export async function countSignIn(deps: Deps, email: string, address: VisitorAddress): Promise<SignInTry> {
  const network: Limit = {
    key: `login ${address}`,
    most: 50,
    windowMilliseconds: WINDOW_MILLISECONDS,
    of: 'network',
  };
  const ofEmail: Limit[] = [
    { key: `login ${address} ${email}`, most: 10, windowMilliseconds: WINDOW_MILLISECONDS, of: 'email' },
    { key: `login-email ${email}`, windowMilliseconds: WINDOW_MILLISECONDS, of: 'email' },
  ];
  const now = deps.clock();
  const all = await countAttempt(deps, [network, ...ofEmail]);
  if ('counts' in all)
    return {
      pace: 'free',
      isEmailGuessed: isGuessed(all.counts),
      counted: [network, ...ofEmail],
      queue: network.key,
      endsAt: now,
      refusal: refuseTry('email', 1),
    };
  const isCrowded = all.spent.every(({ limit }) => limit.of === 'network');
  const again = isCrowded ? await countAttempt(deps, ofEmail) : all;
  if ('counts' in again)
    return {
      pace: 'crowded',
      isEmailGuessed: isGuessed(again.counts),
      counted: ofEmail,
      queue: network.key,
      endsAt: endOf(all.spent, now),
      refusal: refuseTry('network', 1),
    };
  const spent = again.spent.filter(({ limit }) => limit.of === 'email');
  return {
    pace: 'spent',
    isEmailGuessed: false,
    counted: [],
    queue: ofEmail[0]?.key ?? email,
    endsAt: endOf(spent, now),
    refusal: refuseSpent(spent, now),
  };
}

/** The last of the counts is the email's from all addresses. */
const isGuessed = (counts: readonly number[]): boolean => (counts.at(-1) ?? 0) > UNDELAYED_FAILURES;

const endOf = (spent: readonly SpentLimit[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...spent.map(({ endsAt }) => endsAt.getTime())));
