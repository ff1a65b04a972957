import type { Reply } from '@namma/contract/calls';
import { hours, minutes } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { NewEnquiry } from '@namma/contract/schemas/contact';
import { formatTicketNumber } from '@namma/contract/ticket-number';
import { readTally } from '../../db/lists/list-window.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Db, Tx } from '../../db/types.ts';
import { countAlone } from '../../db/write-count.ts';
import type { Deps } from '../../deps.ts';
import { consumeAttempt } from '../../shared/limits.ts';
import type { VisitorAddress } from '../../shared/visitor-address.ts';
import { writeMails } from '../mail/outbox.ts';
import { countDueBefore, insertEnquiry } from './queries.ts';

const ENQUIRIES_MOST = 5;
const ENQUIRY_WINDOW_MILLISECONDS = minutes(10);
/** To one address. */
const ACKNOWLEDGEMENTS_MOST = 3;
const ACKNOWLEDGEMENT_WINDOW_MILLISECONDS = hours(24);

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
  const ticketNumber = await inTransaction(deps.db, async (tx) => {
    const { id } = await insertEnquiry(tx, {
      name: form.name,
      email: form.email,
      phone: form.phone,
      message: form.msg,
      created_at: deps.clock(),
      is_demo: deps.isDemo ?? false,
    });
    const ticket = formatTicketNumber(id);
    if (!deps.isDemo) await acknowledge(tx, deps, ticket, form.email);
    return ticket;
  });
  return { status: messages.enquirySent, ticketNumber };
}

/** Tells the visitor the number of the message, a few times a day: the form is no way to write to others (D69). */
async function acknowledge(tx: Tx, deps: Deps, ticket: string, email: string): Promise<void> {
  const now = deps.clock();
  const counted = await countAlone(tx, {
    limitKey: `acknowledgement ${email}`,
    limitMost: ACKNOWLEDGEMENTS_MOST,
    limitNow: now,
    limitResetsAt: new Date(now.getTime() + ACKNOWLEDGEMENT_WINDOW_MILLISECONDS),
  });
  if (counted.length === 0) return;
  // Without a name: it is whatever was typed into the form.
  const to = { name: '', email };
  await writeMails(tx, deps, [
    { key: `query:${ticket}:received`, kind: 'query received', to, facts: { ticket } },
  ]);
}

/** For the dashboard: how many wait for an answer. */
export const countUnanswered = (db: Db): Promise<number> => readTally(db, 'enquiry_status', 'unanswered');

/** For the dashboard: how many should have had a reply by now. */
export async function countOverdue(db: Db, now: Date): Promise<number> {
  const [counted] = await countDueBefore(db, { instant: now });
  return counted?.count ?? 0;
}
