import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SmtpSettings } from '../modules/mail/smtp.ts';

/** What the server says to a mail: a code with its sentence, nothing for `250`, or no answer at all. */
type Verdict = { code: number; sentence: string } | 'silence' | undefined;

interface Behaviour {
  /** At the connection, before the greeting. */
  connect?: () => Verdict;
  /** At the recipient. */
  recipient?: (address: string) => Verdict;
  /** After the whole mail. What gets a verdict was not received. */
  data?: (mailNumber: number) => Verdict;
  /** The one login that is taken; without it nobody signs in. */
  login?: { user: string; password: string };
  /** TLS from the first byte, with a certificate that nobody has signed. */
  isTls?: boolean;
  port?: number;
}

export interface ReceivedMail {
  to: string;
  raw: string;
  messageId: string;
}

/** A mail server of a test, on the loopback address, that keeps what it receives. */
export interface TestMailServer {
  port: number;
  received: ReceivedMail[];
  /** How many connections there have been. */
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
        // The client went away in the middle of the mail: nothing was received.
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
  // Such as a client that does not trust the certificate.
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

/** A mail as a mailbox reads it. */
export const readMail = ({ raw }: ReceivedMail): Promise<Email> => PostalMime.parse(raw);
