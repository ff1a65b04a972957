import type { Reply } from '@namma/contract/calls';
import { formatTicketNumber } from '@namma/contract/codes/ticket-number';
import { hours, minutes } from '@namma/contract/days/dates';
import type { NewEnquiry } from '@namma/contract/enquiries/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { checkKey } from '../../../platform/shared/idempotency.ts';
import { limitOfNetwork } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt } from '../../../platform/shared/limits.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { FoundSession } from '../../../platform/shared/session.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { countAlone } from '../../../platform/shared/write-limits.ts';
import { hasReader, writeMails } from '../mail/api.ts';
import { countByStatus, countDueBefore, findEnquiryByKey, insertEnquiry } from './queries.ts';

/** Per member, or per address for guests. */
const ENQUIRIES = { most: 5, windowMilliseconds: minutes(10) };
/** Per address. */
const ACKNOWLEDGEMENTS_MOST = 3;
const ACKNOWLEDGEMENT_WINDOW_MILLISECONDS = hours(24);

/** The key of the mail that acknowledges a query. */
export const receivedKey = (id: number): string => `query:${id}:received`;
/** One answer per query; an undo frees the key. */
export const answerKey = (id: number): string => `query:${id}:answered`;

interface Sender {
  address: VisitorAddress;
  session?: FoundSession | undefined;
  /** The idempotency key of the request, if any. */
  key?: string | undefined;
}

/** Rolls back the transaction of a message that was concurrently stored under its key. */
const storedMeanwhile = new Error('This message was stored by another request');

/**
 * Stores a visitor's message as unanswered (SPEC section 4), linked to the member if signed in. Repeated with the same
 * key, it is stored once and returns the first response.
 * @throws 429 more than 5 messages in 10 minutes of one member, or of one address without a session; 400 an empty or
 * too long key; 422 a key used for another message
 */
export async function sendEnquiry(
  deps: Deps,
  form: NewEnquiry,
  sender: Sender,
): Promise<Reply<'contact/register'>> {
  const { key } = sender;
  if (key !== undefined) checkKey(key);
  const ticketNumber =
    (await findTicket(deps.db, form, key)) ??
    (await storeEnquiry(deps, form, sender).catch(async (error: unknown) => {
      const ticket = error === storedMeanwhile ? await findTicket(deps.db, form, key) : undefined;
      if (ticket === undefined) throw error;
      return ticket;
    }));
  return { status: messages().messages.enquirySent, ticketNumber };
}

async function storeEnquiry(
  deps: Deps,
  form: NewEnquiry,
  { address, session, key }: Sender,
): Promise<string> {
  await consumeAttempt(deps, [
    session
      ? { key: `contact member ${session.userId}`, ...ENQUIRIES, of: 'account' }
      : await limitOfNetwork(deps, address, { name: 'contact', ...ENQUIRIES }),
  ]);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const isNotified = (await hasReader(tx, deps, form.email)) && (await mayAcknowledge(tx, form.email, now));
    const stored = await insertEnquiry(tx, {
      user_id: session?.userId ?? null,
      name: form.name,
      email: form.email,
      phone: form.phone,
      message: form.msg,
      created_at: now,
      acknowledged_at: isNotified && deps.mail?.sending ? now : null,
      request_key: key ?? null,
    });
    if (!stored) throw storedMeanwhile;
    const { id } = stored;
    const ticket = formatTicketNumber(id);
    if (isNotified) {
      // Omits the name, which may be any text typed into the form.
      const to = { name: '', email: form.email };
      await writeMails(tx, deps, [{ key: receivedKey(id), kind: 'query received', to, payload: { ticket } }]);
    }
    return ticket;
  });
}

/**
 * Returns the ticket number of the message stored under this key.
 * @throws 422 another message
 */
async function findTicket(db: Db, form: NewEnquiry, key: string | undefined): Promise<string | undefined> {
  const stored = key === undefined ? undefined : await findEnquiryByKey(db, key);
  if (!stored) return undefined;
  const { id, name, email, phone, message } = stored;
  const isSame = name === form.name && email === form.email && phone === form.phone && message === form.msg;
  if (!isSame) throw refuse('keyUsedOtherwise');
  return formatTicketNumber(id);
}

/**
 * Counts one more acknowledgement to an address; false at today's limit, so that the form cannot be abused as a relay
 * (D69).
 */
async function mayAcknowledge(tx: Tx, email: string, now: Date): Promise<boolean> {
  const counted = await countAlone(tx, {
    limitKey: `acknowledgement ${email}`,
    limitMost: ACKNOWLEDGEMENTS_MOST,
    limitNow: now,
    limitResetsAt: new Date(now.getTime() + ACKNOWLEDGEMENT_WINDOW_MILLISECONDS),
  });
  return counted.length > 0;
}

/** For the dashboard: counts the unanswered queries. */
export const countUnanswered = (db: Db): Promise<number> => countByStatus(db, 'unanswered');

/** For the dashboard: counts the overdue queries. */
export async function countOverdue(db: Db, now: Date): Promise<number> {
  const [counted] = await countDueBefore(db, { instant: now });
  return counted?.count ?? 0;
}
