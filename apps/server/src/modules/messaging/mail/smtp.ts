import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seconds } from '@namma/contract/days/dates';
import { createTransport } from 'nodemailer';
import { StartError } from '../../../platform/shared/start-error.ts';
import { oneLine, type RenderedMail } from './templates/frame.ts';

/** The mail server and the sender, from the settings. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  isTls: boolean;
  login: { user: string; password: string } | undefined;
  from: Address;
  /** The domain of the sender's address. */
  domain: string;
  /** The host name sent in EHLO. */
  ownName: string;
  dkim: { keyFile: string; selector: string } | undefined;
}

export interface Address {
  name: string;
  address: string;
}

export interface OutgoingMail extends RenderedMail {
  to: Address;
  messageId: string;
  writtenAt: Date;
}

/**
 * The reason a mail was not sent. `refused`: permanently; `delayed`: retry later; `unreached`: no connection,
 * certificate, login or response in time, independent of the mail.
 */
export class SendFailure extends Error {
  readonly kind: 'refused' | 'delayed' | 'unreached';

  constructor(kind: 'refused' | 'delayed' | 'unreached', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Sends mails through a mail server. */
export interface MailSender {
  /**
   * Resolves when the server has accepted the mail.
   * @throws SendFailure
   */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  /** True if the server responds and accepts the login. */
  isReachable: () => Promise<boolean>;
  close: () => void;
}

interface Timeouts {
  connectMilliseconds: number;
  /** The time limit for an unresponsive server. */
  silenceMilliseconds: number;
}
const usualTimeouts: Timeouts = { connectMilliseconds: seconds(10), silenceMilliseconds: seconds(30) };

/**
 * Creates a sender. The first mail opens the connection, and later ones reuse it.
 * @throws StartError when the DKIM key cannot be used
 */
export function createSender(settings: SmtpSettings, timeouts: Timeouts = usualTimeouts): MailSender {
  const { host, port, isTls, login, from, ownName } = settings;
  const transport = createTransport({
    pool: true,
    // One mail at a time, so that a crash repeats at most one mail.
    maxConnections: 1,
    // The outbox schedules retries.
    maxRequeues: 0,
    host,
    port,
    secure: isTls,
    // Never sends a password unencrypted to another machine.
    requireTLS: login !== undefined && !isTls && !isThisMachine(host),
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    name: ownName,
    connectionTimeout: timeouts.connectMilliseconds,
    dnsTimeout: timeouts.connectMilliseconds,
    greetingTimeout: timeouts.connectMilliseconds,
    socketTimeout: timeouts.silenceMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...dkimOf(settings),
  });
  // A broken idle connection is replaced with the next mail. Without a listener it would end the process.
  transport.on('error', () => {});
  return {
    send: async ({ to, subject, text, html, messageId, writtenAt, attachments, stopUrl }, signal) => {
      try {
        await transport.sendMail({
          from,
          // Passed as objects: a string built from a name could add recipients.
          to: { name: oneLine(to.name), address: to.address },
          envelope: { from: from.address, to: [to.address] },
          subject: oneLine(subject),
          text,
          html,
          messageId,
          date: writtenAt,
          // Suppresses out-of-office replies.
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) },
          attachments: attachments
            .filter(({ calendarMethod }) => calendarMethod === undefined)
            .map((file) => ({ filename: file.name, content: file.text, contentType: file.type })),
          ...invitationOf(attachments),
          signal,
        });
      } catch (error) {
        throw toSendFailure(error);
      }
    },
    isReachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}

/** One-click unsubscribe headers (RFC 8058). */
const stopHeaders = (url: string | undefined): Record<string, string> =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Added both as an alternative part and as an attachment: some mailboxes read only one of them. */
function invitationOf(attachments: OutgoingMail['attachments']) {
  const invitation = attachments.find(({ calendarMethod }) => calendarMethod !== undefined);
  if (!invitation) return {};
  const { name: filename, text: content, calendarMethod: method } = invitation;
  return { icalEvent: { filename, method, content } };
}

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);

/** One-click unsubscribe requires both headers to be signed (RFC 8058, section 4). */
const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'In-Reply-To:References:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

function dkimOf({ dkim, domain }: SmtpSettings) {
  if (!dkim) return {};
  const { keyFile, selector } = dkim;
  let privateKey: string;
  try {
    privateKey = readFileSync(keyFile, 'utf8');
    createPrivateKey(privateKey);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code?.startsWith('ERR_')
      ? 'it holds no private key in PEM form'
      : `cannot be read (${code})`;
    throw new StartError(`DKIM_KEY_FILE: ${keyFile}: ${reason}`);
  }
  return {
    dkim: { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED_HEADERS },
  };
}

/** The maximum length of the server's response that is stored. */
const ERROR_MAX_CHARACTERS = 300;
/** The server is closing the connection, which is unrelated to the mail. */
const SERVICE_NOT_AVAILABLE = 421;

function toSendFailure(error: unknown): SendFailure {
  const { code, responseCode, response, message } = error as Error & {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  const sentence = oneLine(response ?? message).slice(0, ERROR_MAX_CHARACTERS);
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isOfThisMail || responseCode === undefined || responseCode === SERVICE_NOT_AVAILABLE)
    return new SendFailure('unreached', sentence);
  return new SendFailure(responseCode >= 500 ? 'refused' : 'delayed', sentence);
}
