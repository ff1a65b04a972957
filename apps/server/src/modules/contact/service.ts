import type { Reply } from '@namma/contract/calls';
import { minutes } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { NewEnquiry } from '@namma/contract/schemas/contact';
import { formatTicketNumber } from '@namma/contract/ticket-number';
import { readTally } from '../../db/lists/list-window.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { consumeAttempt } from '../../shared/limits.ts';
import type { VisitorAddress } from '../../shared/visitor-address.ts';
import { countDueBefore, insertEnquiry } from './queries.ts';

const ENQUIRIES_MOST = 5;
const ENQUIRY_WINDOW_MILLISECONDS = minutes(10);

/**
 * Keeps a visitor's message, unanswered (SPEC section 4).
 * Refuses: 429 more than 5 messages from one address in 10 minutes.
 */
export async function sendEnquiry(
  deps: Deps,
  form: NewEnquiry,
  address: VisitorAddress,
): Promise<Reply<'contact/register'>> {
  await consumeAttempt(deps, [
    { key: `contact ${address}`, most: ENQUIRIES_MOST, windowMilliseconds: ENQUIRY_WINDOW_MILLISECONDS },
  ]);
  const { id } = await insertEnquiry(deps.db, {
    name: form.name,
    email: form.email,
    phone: form.phone,
    message: form.msg,
    created_at: deps.clock(),
    is_demo: deps.isDemo ?? false,
  });
  return { status: messages.enquirySent, ticketNumber: formatTicketNumber(id) };
}

/** For the dashboard: how many wait for an answer. */
export const countUnanswered = (db: Db): Promise<number> => readTally(db, 'enquiry_status', 'unanswered');

/** For the dashboard: how many should have had a reply by now. */
export async function countOverdue(db: Db, now: Date): Promise<number> {
  const [counted] = await countDueBefore(db, { instant: now });
  return counted?.count ?? 0;
}
