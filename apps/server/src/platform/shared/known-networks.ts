import { createHash } from 'node:crypto';
import { days } from '@namma/contract/days/dates';
import type { Deps } from '../../deps.ts';
import type { VisitorAddress } from './visitor-address.ts';

/** A sign-in makes its network known for as long as its session lasts (D20). */
export const NETWORK_KEPT_MILLISECONDS = days(30);

/** The factor on the limits of a gym's network, which many people share. */
const ROOM_OF_THE_GYM = 10;

/** Hashes an address. It hides the address from readers of the table, but not from someone who tries all of IPv4. */
export const hashNetwork = (address: VisitorAddress): Buffer => createHash('sha256').update(address).digest();

const keptSince = (now: Date): Date => new Date(now.getTime() - NETWORK_KEPT_MILLISECONDS);

/** True if this account has signed in from this address in the last 30 days. */
export async function hasSignedInFrom(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  address: VisitorAddress,
): Promise<boolean> {
  const found = await db
    .selectFrom('sign_in_networks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('network', '=', hashNetwork(address))
    .where('signed_in_at', '>=', keptSince(clock()))
    .executeTakeFirst();
  return found !== undefined;
}

/** True if an admin has signed in from this address in the last 30 days, which makes it a network of the gym. */
async function isGymNetwork({ db, clock }: Deps, address: VisitorAddress): Promise<boolean> {
  const found = await db
    .selectFrom('sign_in_networks')
    .innerJoin('users', 'users.id', 'sign_in_networks.user_id')
    .select('users.id')
    .where('sign_in_networks.network', '=', hashNetwork(address))
    .where('sign_in_networks.signed_in_at', '>=', keptSince(clock()))
    .where('users.role', '=', 'ADMIN')
    .where('users.disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Returns the limit of an address for guest actions: ten times as high for a network of the gym, so that its Wi-Fi
 * never locks out the people at its desk.
 * @param most attempts of another network in the window
 */
export async function limitOfNetwork(
  deps: Deps,
  address: VisitorAddress,
  { name, most, windowMilliseconds }: { name: string; most: number; windowMilliseconds: number },
): Promise<{ key: string; most: number; windowMilliseconds: number; of: 'network' }> {
  const room = deps.isRateLimited && (await isGymNetwork(deps, address)) ? ROOM_OF_THE_GYM : 1;
  return { key: `${name} ${address}`, most: most * room, windowMilliseconds, of: 'network' };
}
