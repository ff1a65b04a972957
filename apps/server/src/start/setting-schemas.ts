import { isIP } from 'node:net';
import { email } from '@namma/contract/fields';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isPostgresAddress } from '../platform/db/postgres/address.ts';

/** A whole number in decimal digits: `Number` would also accept an empty text, `0x10` and `1e3`. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be a whole number from ${least} to ${most}`);

/** A number of seconds, with optional decimals. */
export const secondsUpTo = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/, `must be a number from 0 to ${most}`)
    .transform(Number)
    .refine((number) => number <= most, `must be a number from 0 to ${most}`);

/** A time of day such as 03:30, as minutes after midnight. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day such as 03:30')
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

/** Text of one line, without control characters. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most, `must have at most ${most} characters`)
    .regex(/^\P{Cc}*$/u, 'must be one line without control characters');

export const emailAddress = z
  .string()
  .refine((text) => email.safeParse(text).success, 'must be an email address');

/** A PostgreSQL URL. The driver's error is not repeated, because it may contain the password. */
export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
  .refine(
    isPostgresAddress,
    'must be like postgresql://user:password@host:5432/database, with %XX for special characters',
  );

export const MOST_PORT = 65_535;

/** The public URL: the start of links, so nothing may follow its path. */
export const webAddress = z
  .url('must be a full address like https://gym.example')
  .refine(isWebAddress, 'must be a full address like https://gym.example');

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hostname !== '' && !username && !password && !/[?#\s]/.test(text);
}

/** Names of address ranges accepted by the proxy setting. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** `on`, `off`, or addresses and ranges of proxies, separated by commas. */
export const trustedProxies = z
  .string()
  .refine(
    (text) => text === 'on' || text === 'off' || text.split(',').every((part) => isProxy(part.trim())),
    `must be on, off, or addresses such as 10.0.0.1 or 10.0.0.0/8, separated by commas`,
  );

function isProxy(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true;
  const [address = '', range, ...more] = text.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (range === undefined) return true;
  if (version === 4 && isIP(range) === 4)
    return ipaddr.IPv4.parse(range).prefixLengthFromSubnetMask() !== null && range !== '0.0.0.0';
  return /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (version === 4 ? 32 : 128);
}

const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

/** `smtp://` or `smtps://`, optional user and password, host, optional port. */
export const smtpUrl = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isTls = url?.protocol === 'smtps:';
  const isWhole = url?.hostname && url.port !== '0' && /^\/?$/.test(url.pathname) && !url.search && !url.hash;
  const login = url && readLogin(url);
  if (!isWhole || !(isTls || url.protocol === 'smtp:') || login === 'unreadable') {
    // The text is not repeated because it may contain a password.
    context.addIssue({
      code: 'custom',
      message: 'must be like smtp://user:password@mail.example:587 or smtps://user:password@mail.example',
    });
    return z.NEVER;
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (isTls ? SMTPS_PORT : SUBMISSION_PORT)),
    isTls,
    login,
  };
});

function readLogin({ username, password }: URL) {
  if (!username && !password) return undefined;
  try {
    const login = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
    return login.user && login.password ? login : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** `Namma Strength <hello@namma.fit>`, or only the address. */
export const sender = z.string().transform((text, context) => {
  const [, name = '', address = ''] = /^(?:([^<>"\p{Cc}]*)<([^<>]+)>|[^<>\s]+)$/u.exec(text.trim()) ?? [];
  const parsed = z.email().safeParse(address || text.trim());
  if (parsed.success) return { name: name.trim(), address: parsed.data };
  context.addIssue({ code: 'custom', message: 'must be like Namma Strength <hello@namma.fit>' });
  return z.NEVER;
});
