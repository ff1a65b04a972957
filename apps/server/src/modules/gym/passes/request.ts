import type { Reply } from '@namma/contract/calls';
import { minutes } from '@namma/contract/days/dates';
import type { PassRequest } from '@namma/contract/passes/schemas';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { limitOfNetwork } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt } from '../../../platform/shared/limits.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { FoundSession } from '../../../platform/shared/session.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { opensOn } from '../centers/api.ts';
import { insertRequest } from './queries/passes.ts';

/** Of one member, or of the guests of one address: as many as messages of the contact form. */
const REQUESTS = { most: 5, windowMilliseconds: minutes(10) };

/**
 * Keeps that somebody asks for a day to try (D89). The answer is the same for every phone number, so that it tells nobody who is
 * a member: the desk sees that. Asked again for the same day, one request is kept. Refuses: 409 the center is closed on that day,
 * 429 more than 5 requests of one member, or from one address without a session, in 10 minutes.
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
  return { status: sentences().passMessages.requested };
}

/** Refuses: 409 the center is closed on the whole day, or has neither usual nor special hours on it. */
export async function refuseClosed(
  db: Db,
  { center, day }: Pick<PassRequest, 'center' | 'day'>,
): Promise<void> {
  if (!(await opensOn(db, center, day))) throw refuse('passDayClosed');
}
