import { gymDay } from '@namma/contract/days/dates';
import type { Membership } from '@namma/contract/memberships/schemas';
import { readCached } from '../lib/loading/read-cache';
import { noteCard } from '../lib/session/session-changes';

/** The newest memberships of the member who is signed in. The header leads to the card while one of them is not over. */
export async function readOwnMemberships(): Promise<readonly Membership[]> {
  const memberships = await readCached('membership/getMemberships');
  const today = gymDay(new Date());
  noteCard(memberships.some(({ effectiveEnd }) => effectiveEnd >= today));
  return memberships;
}
