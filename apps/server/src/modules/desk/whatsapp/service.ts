import type { Reply } from '@namma/contract/calls';
import { formatTicketNumber } from '@namma/contract/codes/ticket-number';
import { days, gymDay } from '@namma/contract/days/dates';
import { followUpMessages } from '@namma/contract/follow-ups/messages';
import { isSelling } from '@namma/contract/follow-ups/rules';
import type { WhatsAppPress } from '@namma/contract/follow-ups/schemas';
import {
  WHATSAPP_LINK_MAX_CHARACTERS,
  type WhatsAppKind,
  whatsAppLink,
  whatsAppObstacle,
} from '@namma/contract/values/whatsapp';
import type { WhatsAppQuery } from '@namma/contract/whatsapp/schemas';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { getAppointmentMail } from '../../gym/appointments/api.ts';
import { getMembershipMail } from '../../gym/memberships/api.ts';
import { composeMessage, type MailWithPayload } from '../../messaging/mail/api.ts';
import { getOfferState } from '../../people/privacy/api.ts';
import { deletePressesBefore, findRecipient, getQueryText, insertPress } from './queries.ts';

/**
 * The mail whose text is used; undefined for a plain greeting.
 * @throws 409 the subject has changed
 */
const mailOf: Record<WhatsAppKind, (db: Db, id: number, now: Date) => Promise<MailWithPayload | undefined>> =
  {
    slip: (db, id, now) => getMembershipMail(db, id, 'membership registered', gymDay(now)),
    receipt: (db, id, now) => getMembershipMail(db, id, 'membership paid', gymDay(now)),
    renewal: (db, id, now) => getMembershipMail(db, id, 'membership expiring', gymDay(now)),
    appointment: getAppointmentMail,
    query: async (db, id) => {
      const { message, answer, status } = await getQueryText(db, id);
      const ticket = formatTicketNumber(id);
      if (status !== 'unanswered' && answer === null) throw refuse('nothingToWrite');
      return answer === null
        ? { kind: 'query received', payload: { ticket } }
        : { kind: 'query answered', payload: { ticket, message, answer } };
    },
    member: async () => undefined,
    pass: async () => undefined,
  };

/**
 * Builds a WhatsApp link with the text of the mail of the same kind, in the member's language (D88), shortened to 2,000
 * characters as in `toMessage`.
 * @throws 404 no such subject, or a closed account; 409 the subject has changed so that the mail would no longer be
 * written, or a sales follow-up of a member without consent to offers
 */
export async function getMessage(
  deps: Deps,
  { kind, id, reason }: WhatsAppQuery,
): Promise<Reply<'whatsApp/get'>> {
  const recipient = await findRecipient(deps.db, kind, id);
  if (!recipient) throw refuse('noSuchRecipient');
  if (reason && isSelling(reason) && !(await agreesToOffers(deps.db, recipient.user_id)))
    throw refuse('offersNotAgreed');
  const { name, phone, locale } = recipient;
  const mail = await mailOf[kind](deps.db, id, deps.clock());
  const { text, isShortened } = await composeMessage(
    deps,
    mail,
    // Omits the name, because the form may contain another person's.
    { name: mail?.kind === 'query received' ? '' : name, locale },
    (tried) => whatsAppLink(tried, phone).length <= WHATSAPP_LINK_MAX_CHARACTERS,
  );
  const obstacle = whatsAppObstacle(phone) ?? null;
  return {
    name,
    phone,
    locale,
    text,
    isShortened,
    obstacle,
    link: obstacle ? null : whatsAppLink(text, phone),
  };
}

/** Without an account there is no consent. */
const agreesToOffers = async (db: Db, userId: number | null): Promise<boolean> =>
  userId !== null && (await getOfferState(db, userId)) === 'agreed';

/**
 * Logs who opened a link, when, and its recipient and kind.
 * @throws 404 no such subject
 */
export async function recordPress(
  { db, clock }: Deps,
  { userId }: Session,
  { kind, id }: WhatsAppPress,
): Promise<Reply<'whatsApp/record'>> {
  const recipient = await findRecipient(db, kind, id);
  if (!recipient) throw refuse('noSuchRecipient');
  const { user_id, enquiry_id, pass_id } = recipient;
  await insertPress(db, { kind, subject_id: id, user_id, enquiry_id, pass_id, at: clock(), made_by: userId });
  return { status: followUpMessages.recorded };
}

/** Presses are kept as long as mails (D69). */
const PRESS_LIFETIME_MILLISECONDS = days(90);

export const deleteOldPresses = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deletePressesBefore(db, new Date(clock().getTime() - PRESS_LIFETIME_MILLISECONDS));
