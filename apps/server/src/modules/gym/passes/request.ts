import type { Reply } from '@namma/contract/calls';
import { minutes } from '@namma/contract/days/dates';
import type { PassRequest } from '@namma/contract/passes/schemas';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { limitOfNetwork } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt } from '../../../platform/shared/limits.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { FoundSession } from '../../../platform/shared/session.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { opensOn } from '../centers/api.ts';
import { insertRequest } from './queries/passes.ts';

/** Per member, or per address for guests: the same as for the contact form. */
const REQUESTS = { most: 5, windowMilliseconds: minutes(10) };

/**
 * Stores a request for a trial day (D89). The response is the same for every phone number, so that it does not reveal
 * members; the desk sees that. Repeated requests for the same day are stored once.
 * @throws 409 the center is closed on that day; 429 more than 5 requests in 10 minutes of one member, or of one address
 * without a session
 */
export async function requestPass(
  deps: Deps,
  { name, phone, center, day }: PassRequest,
  { address, session }: { address: VisitorAddress; session: FoundSession | undefined },
): Promise<Reply<'passes/request'>> {
  await consumeAttempt(deps, [
    session
      ? { key: `pass member ${session.userId}`, ...REQUESTS, of: 'account' }
      : await limitOfNetwork(deps, address, { name: 'pass', ...REQUESTS }),
  ]);
  await refuseClosed(deps.db, { center, day });
  await insertRequest(deps.db, { name, phone, center, day, requested_at: deps.clock() });
  return { status: messages().passMessages.requested };
}

/** @throws 409 the center is closed on the whole day, or has neither usual nor special hours on it */
export async function refuseClosed(
  db: Db,
  { center, day }: Pick<PassRequest, 'center' | 'day'>,
): Promise<void> {
  if (!(await opensOn(db, center, day))) throw refuse('passDayClosed');
}
