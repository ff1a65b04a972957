import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SmtpSettings } from '../modules/messaging/mail/smtp.ts';

/** The server's reply to a mail: a code with its message, undefined for `250`, or no response. */
type Verdict = { code: number; sentence: string } | 'silence' | undefined;

interface Behaviour {
  /** On connecting, before the greeting. */
  connect?: () => Verdict;
  /** For the recipient. */
  recipient?: (address: string) => Verdict;
  /** After the whole mail. A mail with a verdict counts as not received. */
  data?: (mailNumber: number) => Verdict;
  /** The only accepted login; without it every login fails. */
  login?: { user: string; password: string };
  /** TLS from the first byte, with a self-signed certificate. */
  isTls?: boolean;
  port?: number;
}

export interface ReceivedMail {
  to: string;
  raw: string;
  messageId: string;
}

/** A mail server for tests on the loopback address that stores what it receives. */
export interface TestMailServer {
  port: number;
  received: ReceivedMail[];
  /** The number of connections so far. */
  connections: () => number;
  settings: (more?: Partial<SmtpSettings>) => SmtpSettings;
  close: () => Promise<void>;
}

export async function startMailServer(behaviour: Behaviour = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  let mails = 0;
  const answer = (verdict: Verdict, done: (error?: Error | null) => void): void => {
    if (verdict === 'silence') return;
    done(verdict && Object.assign(new Error(verdict.sentence), { responseCode: verdict.code }));
  };
  const { login } = behaviour;
  const server = new SMTPServer({
    secure: behaviour.isTls ?? false,
    disabledCommands: [...(login ? [] : ['AUTH']), ...(behaviour.isTls ? [] : ['STARTTLS'])],
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections++;
      answer(behaviour.connect?.(), done);
    },
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === login?.user && password === login?.password;
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error('Authentication credentials invalid'), { responseCode: 535 }));
    },
    onRcptTo: ({ address }, _session, done) => answer(behaviour.recipient?.(address), done),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // The client disconnected in the middle of the mail, so nothing was received.
        return;
      }
      mails++;
      const verdict = behaviour.data?.(mails);
      const raw = Buffer.concat(chunks).toString('utf8');
      if (!verdict) {
        const messageId = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, raw, messageId });
      }
      answer(verdict, done);
    },
  });
  // Connection errors are expected, for example from a client that rejects the certificate.
  server.on('error', () => {});
  server.listen(behaviour.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received,
    connections: () => connections,
    settings: (more) => ({
      host: '127.0.0.1',
      port,
      isTls: false,
      login: undefined,
      from: { name: 'Namma Strength', address: 'hello@namma.fit' },
      domain: 'namma.fit',
      ownName: 'gym.example',
      dkim: undefined,
      ...more,
    }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Parses a mail like a mail client. */
export const readMail = ({ raw }: ReceivedMail): Promise<Email> => PostalMime.parse(raw);
