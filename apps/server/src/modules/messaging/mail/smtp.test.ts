import { createHash, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '../../../testing/mail-server.ts';
import { createSender, type SmtpSettings } from './smtp.ts';
import type { Attachment } from './templates/content.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

function writeKeyFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dkim-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const keyFile = join(folder, 'key.pem');
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return keyFile;
}

/** The mail as received by the mail server. */
async function sendMail(
  dkim: SmtpSettings['dkim'],
  attachments: readonly Attachment[] = [],
): Promise<string> {
  const server = await startMailServer();
  onTestFinished(server.close);
  const sender = createSender(server.settings({ dkim }));
  onTestFinished(sender.close);
  await sender.send(
    {
      to: { name: 'ಆಶಾ ರಾವ್', address: 'asha@example.com' },
      subject: 'Your order, with a subject that is too long for one line of a mail and is therefore folded',
      text: 'Hi  Asha, \n\nyour oats are on their way.\n\n\n',
      html: '<p>Hi  Asha,</p>\n<p>your oats are on their way.</p>\n',
      attachments,
      messageId: '<1@namma.fit>',
      writtenAt: new Date('2030-03-04T05:06:07Z'),
    },
    new AbortController().signal,
  );
  return server.received[0]?.raw ?? expect.fail('no mail was received');
}

interface Header {
  name: string;
  value: string;
}

function splitMail(raw: string): { headers: Header[]; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  return {
    headers: headers.map((line) => {
      const colon = line.indexOf(':');
      return { name: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1) };
    }),
    body: raw.slice(end + 4),
  };
}

/** The tags of a DKIM-Signature, without whitespace. */
const readTags = (value: string): Record<string, string> =>
  Object.fromEntries(
    value.split(';').map((tag) => {
      const [name = '', ...rest] = tag.replace(/\s/g, '').split('=');
      return [name, rest.join('=')];
    }),
  );

/** RFC 6376, 3.4.2. */
const relaxHeader = ({ name, value }: Header): string =>
  `${name}:${value
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;

/** RFC 6376, 3.4.4. */
const relaxBody = (body: string): string =>
  body
    .replace(/[ \t]+/g, ' ')
    .replace(/ (?=\r\n)/g, '')
    .replace(/(\r\n)*$/, '\r\n');

const hashBody = (body: string): string => createHash('sha256').update(relaxBody(body)).digest('base64');

/** True if the signature covers the headers in `h=` and itself, as in RFC 6376, 3.7. */
function isSigned(headers: Header[], signature: Header, key: KeyObject): boolean {
  const { h = '', b = '' } = readTags(signature.value);
  const signed = h
    .split(':')
    .flatMap((name) => headers.filter((header) => header.name === name.toLowerCase()));
  const unsigned = { ...signature, value: signature.value.replace(/(;\s*b=)[^;]*/, '$1') };
  const text = [...signed, unsigned].map(relaxHeader).join('\r\n');
  return verify('sha256', Buffer.from(text), key, Buffer.from(b, 'base64'));
}

it('signs a mail with DKIM, so that its body and its headers can be verified', async () => {
  const { headers, body } = splitMail(await sendMail({ keyFile: writeKeyFile(), selector: 'gym2030' }));

  const signature =
    headers.find(({ name }) => name === 'dkim-signature') ?? expect.fail('the mail has no DKIM-Signature');
  const tags = readTags(signature.value);
  expect(tags).toMatchObject({ a: 'rsa-sha256', c: 'relaxed/relaxed', d: 'namma.fit', s: 'gym2030' });
  expect(tags.h?.toLowerCase().split(':')).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'date']));
  expect(tags.bh).toBe(hashBody(body));
  expect(isSigned(headers, signature, publicKey)).toBe(true);
  const forged = headers.map((header) =>
    header.name === 'from' ? { ...header, value: ' a@b.example' } : header,
  );
  expect(isSigned(forged, signature, publicKey)).toBe(false);
});

it('signs no mail without a DKIM key', async () => {
  const { headers } = splitMail(await sendMail(undefined));

  expect(headers.map(({ name }) => name)).not.toContain('dkim-signature');
});

it('sends an invitation as a separate part beside the text, and as a file', async () => {
  const invitation = {
    name: 'appointment.ics',
    type: 'text/calendar; charset=utf-8; method=REQUEST',
    text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    calendarMethod: 'REQUEST',
  } as const;

  const raw = await sendMail(undefined, [invitation]);

  const alternatives = raw.slice(raw.indexOf('multipart/alternative'));
  expect(alternatives).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(raw.match(/filename="?appointment\.ics/g)?.length).toBeGreaterThan(0);
});

it('sends no password to another machine without TLS', async () => {
  const login = { user: 'gym', password: 'right' };
  const server = await startMailServer({ login });
  onTestFinished(server.close);
  const mail = {
    to: { name: 'Asha', address: 'asha@example.com' },
    subject: 'Your order',
    text: 'Hi Asha',
    html: '<p>Hi Asha</p>',
    attachments: [],
    messageId: '<1@namma.fit>',
    writtenAt: new Date('2030-03-04T05:06:07Z'),
  };
  const send = (host: string) => {
    const sender = createSender(server.settings({ login, host }));
    onTestFinished(sender.close);
    return sender.send(mail, new AbortController().signal);
  };

  // Resolves to this machine, although the name does not show it.
  await expect(send('0.0.0.0')).rejects.toMatchObject({ kind: 'unreached' });
  expect(server.received).toEqual([]);
  await send('127.0.0.1');
  expect(server.received).toHaveLength(1);
});
