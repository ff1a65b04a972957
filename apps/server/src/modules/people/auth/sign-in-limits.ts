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
/** Failed sign-ins per email, across all addresses, before responses are delayed. */
const UNDELAYED_FAILURES = 30;

/** The handling of a sign-in attempt after it was counted. */
export interface SignInTry {
  /**
   * - `free`: neither network nor email has used up its failures. Responds immediately.
   * - `crowded`: the network has had its 50 failures. Delays users who have not signed in from it before.
   * - `spent`: the email has had its 10 failures from this network. Admits only users who have signed in from it
   * before.
   */
  pace: 'free' | 'crowded' | 'spent';
  /** True if the email is being guessed from many networks (D65). */
  isEmailGuessed: boolean;
  /** The limits to give back on success. */
  counted: readonly Limit[];
  /** The queue whose delay permits are counted: the network's, or the email's from this network. */
  queue: string;
  /** When the pace changes; now if it is free. */
  endsAt: Date;
  /** The refusal for an attempt that may not proceed. */
  refusal: Refusal;
}

/**
 * Counts an attempt against the limits of failed sign-ins (D20): 50 per address, 10 per email and address, and a total
 * per email, which only delays. Still counts the email once the address has used up its limit, so that a crowded
 * network gets no extra guesses.
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

/** The last count is the email's across all addresses. */
const isGuessed = (counts: readonly number[]): boolean => (counts.at(-1) ?? 0) > UNDELAYED_FAILURES;

const endOf = (spent: readonly SpentLimit[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...spent.map(({ endsAt }) => endsAt.getTime())));
