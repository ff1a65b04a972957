import type { Reply } from '@namma/contract/calls';
import { minutes } from '@namma/contract/dates';
import { messages } from '@namma/contract/messages';
import type { EnquiryAnswer, EnquiryListQuery, NewEnquiry } from '@namma/contract/schemas/contact';
import type { Deps } from '../../deps.ts';
import { takeTry } from '../../http/limits.ts';
import { refuse } from '../../http/refusal.ts';
import { presentEnquiry } from './present.ts';
import { countEnquiries, findEnquiry, insertEnquiry, listEnquiries, markAsAnswered } from './queries.ts';

const ENQUIRIES_MOST = 5;
const ENQUIRY_WINDOW_MILLISECONDS = minutes(10);

/**
 * Keeps a visitor's message, unanswered (SPEC section 4).
 * Refuses: 429 more than 5 messages from one address in 10 minutes.
 */
export async function sendEnquiry(
  deps: Deps,
  form: NewEnquiry,
  address: string,
): Promise<Reply<'contact/register'>> {
  await takeTry(deps, [
    { key: `contact ${address}`, most: ENQUIRIES_MOST, windowMilliseconds: ENQUIRY_WINDOW_MILLISECONDS },
  ]);
  await insertEnquiry(deps.db, {
    name: form.name,
    email: form.email,
    phone: form.phone,
    message: form.msg,
    created_at: deps.clock(),
  });
  return { status: messages.enquirySent };
}

/** A page of all enquiries, newest first, for admins (D16). */
export async function getAllEnquiries(
  { db }: Deps,
  { page, limit, ...filter }: EnquiryListQuery,
): Promise<Reply<'contact/getAll'>> {
  const rows = await listEnquiries(db, filter, { limit, offset: (page - 1) * limit });
  return {
    content: rows.map(presentEnquiry),
    totalPages: Math.ceil((await countEnquiries(db, filter)) / limit),
  };
}

/**
 * Marks an unanswered enquiry as answered; of two admins at once exactly one succeeds.
 * Refuses: 404 no such enquiry, 409 answered already.
 */
export async function answerEnquiry({ db }: Deps, { id }: EnquiryAnswer): Promise<Reply<'contact/update'>> {
  if (!(await markAsAnswered(db, id)))
    throw refuse((await findEnquiry(db, id)) ? 'answeredAlready' : 'noSuchEnquiry');
  return { status: messages.enquiryAnswered };
}
