import type { Reply } from '@namma/contract/calls';
import { days, gymDay } from '@namma/contract/days/dates';
import type { Locale } from '@namma/contract/locales';
import type { Mail, MailListQuery, MailToSendAgain } from '@namma/contract/mail/schemas';
import { settingDefaults } from '@namma/contract/settings/defaults';
import type { Settings } from '@namma/contract/settings/values';
import type { Deps } from '../../../deps.ts';
import { afterCommit, inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, MailRow } from '../../../platform/db/types.ts';
import { defineAdminList, getPage } from '../../../platform/shared/admin-list.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { readSettings } from '../../core/settings/api.ts';
import { newMessageId } from './outbox.ts';
import {
  countOpenMails,
  findMail,
  listMails,
  listOldestQueued,
  mailRows,
  markWaiting,
} from './queries/lists.ts';
import { deleteMailsBefore } from './queries/outbox.ts';
import { isAttended } from './rules.ts';
import type { SmtpSettings } from './smtp.ts';
import { type AppointmentPayload, appointmentFile } from './templates/appointments.ts';
import { type ClassPayload, classFile } from './templates/classes.ts';
import type { RenderedMail } from './templates/frame.ts';
import { contentOf, type MailWithPayload, renderKind } from './templates/index.ts';
import { toMessage } from './templates/message.ts';

const mailListOf = (deps: Deps) =>
  defineAdminList({
    ...mailRows,
    listRows: listMails,
    present: (row) => presentMail(row, subjectOf(deps, row)),
  });

/** Returns a page of the outbox for admins, newest first by default. */
export const getMails = (deps: Deps, query: MailListQuery): Promise<Reply<'admin/getMails'>> =>
  getPage(deps.db, mailListOf(deps), query);

/**
 * Returns a mail as rendered text, for admins.
 * @throws 404 unknown
 */
export async function getMail(deps: Deps, id: number): Promise<Reply<'admin/getMail'>> {
  const row = await findMail(deps.db, id);
  if (!row) throw refuse('noSuchMail');
  const { subject, text, html, attachments } = await renderStoredMail(deps, row);
  return { ...presentMail(row, subject), text, html, attachments: attachments.map(({ name }) => name) };
}

/** Reports if mails are sent: without a mail server they are only stored. */
export const getMailState = async ({ mail }: Pick<Deps, 'mail'>): Promise<Reply<'admin/getMailState'>> => ({
  isSending: mail?.sending !== undefined,
});

/** Shown in place of a mail's secret. */
const HIDDEN_SECRET = '…';

const originOf = (mail: Deps['mail']): string => mail?.origin ?? 'http://localhost';

/** True if a person reads automatic mails to this address: neither a program nor the gym itself. */
export const hasReader = async (
  db: Db,
  { mail, clock }: Pick<Deps, 'mail' | 'clock'>,
  address: string,
): Promise<boolean> => {
  const { email } = await readSettings(db, gymDay(clock()));
  return isAttended(address, [email, ...(mail?.sending ? [mail.sending.from] : [])]);
};

/** The organizer of calendar events: the sender's address, which receives the replies. */
const organizerOf = (mail: Deps['mail'], gym: Settings): string => mail?.sending?.from ?? gym.email;

/**
 * Builds a calendar file of an appointment for download, with the same UID as in the mails about it. A cancelled one
 * names the member, because a cancellation only applies to invited people.
 */
export const composeAppointmentFile = async (
  { db, mail, clock }: Deps,
  payload: AppointmentPayload,
  { isCancelled, email, locale }: { isCancelled: boolean; email: string; locale: Locale },
): Promise<string> => {
  const gym = await readSettings(db, gymDay(clock()));
  return appointmentFile(
    payload,
    {
      origin: originOf(mail),
      organizer: organizerOf(mail, gym),
      gym,
      writtenAt: clock(),
      locale,
      ...(isCancelled ? { email } : {}),
    },
    isCancelled,
  );
};

/** Builds a calendar file of a class for download, with the same UID as in the mails about it. */
export const composeClassFile = async (
  { db, mail, clock }: Deps,
  payload: ClassPayload,
  locale: Locale,
): Promise<string> => {
  const gym = await readSettings(db, gymDay(clock()));
  const context = {
    origin: originOf(mail),
    organizer: organizerOf(mail, gym),
    gym,
    writtenAt: clock(),
    locale,
  };
  return classFile(payload, context, false);
};

/** Renders a mail as a chat message in a language; without a mail only the greeting. Shortened as in `toMessage`. */
export async function composeMessage(
  { db, mail: settings, clock }: Pick<Deps, 'db' | 'mail' | 'clock'>,
  mail: MailWithPayload | undefined,
  { name, locale }: { name: string; locale: Locale },
  fits: (text: string) => boolean,
): Promise<{ text: string; isShortened: boolean }> {
  const now = clock();
  const gym = await readSettings(db, gymDay(now));
  const organizer = organizerOf(settings, gym);
  const context = {
    name,
    email: '',
    locale,
    origin: originOf(settings),
    organizer,
    gym,
    writtenAt: now,
    secret: '',
  };
  return toMessage(mail && contentOf(mail.kind, mail.payload, context), context, fits);
}

/**
 * Renders a mail as it was sent, or as it would be today. An old mail whose data the current template cannot read is
 * shown without its text.
 */
export async function renderStoredMail(
  { db, clock, mail }: Pick<Deps, 'db' | 'clock' | 'mail'>,
  row: MailRow,
): Promise<RenderedMail> {
  return renderWith(mail, row, await readSettings(db, gymDay(row.sent_at ?? clock())));
}

/** No subject depends on the gym's settings. */
export const subjectOf = ({ mail }: Pick<Deps, 'mail'>, row: MailRow): string =>
  renderWith(mail, row, settingDefaults).subject;

function renderWith(mail: Deps['mail'], row: MailRow, gym: Settings): RenderedMail {
  const context = {
    name: row.recipient_name,
    email: row.recipient,
    locale: row.locale,
    origin: originOf(mail),
    organizer: organizerOf(mail, gym),
    gym,
    writtenAt: row.created_at,
    secret: HIDDEN_SECRET,
  };
  try {
    return renderKind(row.kind, row.payload, context);
  } catch {
    return { subject: row.kind, text: '', html: '', attachments: [] };
  }
}

/**
 * Sends a mail again as a new one: the new Message-ID prevents mailboxes from dropping it as a duplicate. Of two
 * concurrent calls one succeeds.
 * @throws 404 unknown; 409 no mail server, or the mail is queued, was only stored, or has expired
 */
export async function sendMailAgain(
  { db, clock, mail: settings }: Deps,
  { userId }: Session,
  { id }: MailToSendAgain,
): Promise<Reply<'admin/sendMailAgain'>> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const row = await findMail(tx, id);
    if (!row) throw refuse('noSuchMail');
    if (row.status === 'kept') throw refuse('mailWasKept');
    if (!settings?.sending) throw refuse('noMailServer');
    if (row.expires_at && row.expires_at <= now) throw refuse('mailTooLate');
    if (!(await markWaiting(tx, id, newMessageId(settings), now))) throw refuse('mailWaits');
    await logActivity(tx, { userId, now }, [
      {
        action: 'mail sent again',
        subjectType: 'mail',
        subjectId: id,
        subjectUserId: null,
        subject: row.kind,
        before: { status: row.status },
        after: { status: 'waiting' },
      },
    ]);
    afterCommit(tx, settings.sending.wake);
  });
  return { status: messages().messages.mailSentAgain };
}

/** For the metrics: counts the queued and the dead mails. */
export async function countMailsByStatus(db: Db): Promise<Record<'waiting' | 'dead', number>> {
  const counts = { waiting: 0, dead: 0 };
  for (const { status, count } of await countOpenMails(db)) Object.assign(counts, { [status]: count });
  return counts;
}

/** For the metrics: returns the age in seconds of the oldest queued mail of each kind. */
export async function readMailDelays({ db, clock }: Deps): Promise<Record<string, number>> {
  const now = clock().getTime();
  const rows = await listOldestQueued(db);
  return Object.fromEntries(rows.map(({ kind, since }) => [kind, (now - since.getTime()) / 1000]));
}

/** For a person's timeline: lists mails with their subjects. */
export async function getMailsById(deps: Deps, ids: readonly number[]) {
  const rows = await listMails(deps.db, { ids });
  return rows.map((row) => presentMail(row, subjectOf(deps, row)));
}

/** Retention of mails (D69). */
const MAIL_LIFETIME_MILLISECONDS = days(90);

/** Deletes mails written more than 90 days ago. */
export const deleteOldMails = ({ db, clock }: Deps): Promise<void> =>
  deleteMailsBefore(db, new Date(clock().getTime() - MAIL_LIFETIME_MILLISECONDS));

/** Opens a sender. Loads its library only where mails are sent. */
export const openSender = async (settings: SmtpSettings) =>
  (await import('./smtp.ts')).createSender(settings);

/** Presents a mail for the list. */
const presentMail = (row: MailRow, subject: string): Mail => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  to: row.recipient,
  name: row.recipient_name,
  subject,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  attempts: row.attempts,
  nextTryAt: row.status === 'waiting' ? row.next_try_at.toISOString() : null,
  error: row.last_error,
});
