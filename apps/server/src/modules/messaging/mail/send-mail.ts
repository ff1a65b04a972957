import { gymDay, minutes } from '@namma/contract/days/dates';
import type { MailKind } from '@namma/contract/mail/rules';
import type { Deps } from '../../../deps.ts';
import { readSettings } from '../../core/settings/api.ts';
import { NOT_WANTED } from './queries/fragments.ts';
import type { ClaimedMail } from './queries/sending.ts';
import { type MailSender, SendFailure } from './smtp.ts';
import type { Context } from './templates/content.ts';
import type { RenderedMail } from './templates/frame.ts';
import { renderKind } from './templates/index.ts';

export interface SendOptions {
  deps: Pick<Deps, 'db' | 'clock'>;
  sender: MailSender;
  /** The shop's base URL, for links. */
  origin: string;
  /** The sender's address. */
  from: string;
  /**
   * Creates the secret of a mail, such as a link's token, when it is sent: each attempt has a new one.
   * @returns undefined when the mail is no longer wanted
   */
  makeSecret?: Partial<Record<MailKind, (payload: object) => Promise<string | undefined>>>;
  /** Checks before sending if the content is still valid. Kinds without a check report past events. */
  isNeeded?: Partial<Record<MailKind, (mail: Pick<ClaimedMail, 'key' | 'payload'>) => Promise<boolean>>>;
}

/** A mail server that has not accepted a mail within this time counts as unreachable. */
const SEND_WITHIN_MILLISECONDS = minutes(2);

/**
 * Renders a mail and passes it to the mail server.
 * @param cut aborts the sending
 * @throws SendFailure; `refused` also for a mail that has expired or is no longer wanted
 */
export async function sendMail(
  { deps, sender, origin, from, makeSecret, isNeeded }: SendOptions,
  mail: ClaimedMail,
  cut: AbortSignal,
): Promise<void> {
  if (mail.expires_at && mail.expires_at <= deps.clock())
    throw new SendFailure('refused', 'It was too late to send it: what it says no longer holds.');
  const isStillNeeded = isNeeded?.[mail.kind];
  if (isStillNeeded && !(await isStillNeeded(mail))) throw new SendFailure('refused', NOT_WANTED);
  const make = makeSecret?.[mail.kind];
  const secret = make ? await make(mail.payload) : '';
  if (secret === undefined) throw new SendFailure('refused', NOT_WANTED);
  const context = {
    name: mail.recipient_name,
    email: mail.recipient,
    locale: mail.locale,
    origin,
    organizer: from,
    writtenAt: mail.created_at,
    gym: await readSettings(deps.db, gymDay(deps.clock())),
    secret,
  };
  await sender.send(
    {
      ...render(mail, context),
      to: { name: mail.recipient_name, address: mail.recipient },
      messageId: mail.message_id,
      writtenAt: mail.created_at,
    },
    AbortSignal.any([cut, AbortSignal.timeout(SEND_WITHIN_MILLISECONDS)]),
  );
}

/** A template that fails once fails on every attempt. */
function render({ kind, payload }: ClaimedMail, context: Context): RenderedMail {
  try {
    return renderKind(kind, payload, context);
  } catch (error) {
    throw new SendFailure('refused', `It could not be written: ${(error as Error).message}`);
  }
}

/** Converts an error to a send failure; errors other than the mail server's come from the database and are retried. */
export const toFailure = (error: unknown): SendFailure =>
  error instanceof SendFailure ? error : new SendFailure('delayed', (error as Error).message);
