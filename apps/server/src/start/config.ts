import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { place } from '@namma/contract/business';
import { isGstin, stateCodeOf } from '@namma/contract/documents/gstin';
import { taxSchemes } from '@namma/contract/documents/rules';
import { neededSettings } from '@namma/contract/system/rules';
import { z } from 'zod';
import type { TaxSettings } from '../deps.ts';
import type { SmtpSettings } from '../modules/messaging/mail/api.ts';
import {
  clockTime,
  emailAddress,
  MOST_PORT,
  oneLine,
  postgresUrl,
  secondsUpTo,
  sender,
  smtpUrl,
  trustedProxies,
  webAddress,
  wholeNumber,
} from './setting-schemas.ts';

const onOff = z.enum(['on', 'off']);

/** Default size of the response cache: about 3,000 lists or 500 pages. */
export const ANSWER_CACHE_MB = 32;
/** Converts megabytes to bytes. */
export const megabytes = (count: number): number => count * 1024 * 1024;

const settings = z.object({
  PORT: wholeNumber(0, MOST_PORT).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 500).default(10),
  /** A direct connection for LISTEN and migrations, for when DATABASE_URL leads to a pooler in transaction mode. */
  DATABASE_LISTEN_URL: postgresUrl.optional(),
  ANSWER_CACHE_MB: wholeNumber(0, 4096).default(ANSWER_CACHE_MB),
  /** `unnamed` for poolers in transaction mode that do not support named statements, such as PgBouncer before 1.21. */
  DATABASE_STATEMENTS: z.enum(['named', 'unnamed']).default('named'),
  ADMIN_EMAIL: emailAddress.default('admin@namma.fit'),
  /** The name of the first admin; derived from ADMIN_EMAIL by default. */
  ADMIN_NAME: oneLine(100).optional(),
  ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').max(200).optional(),
  SEED: z.enum(['demo', 'catalogue', 'none']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT: onOff.default('on'),
  /** Off makes browsers remove the service worker and its caches. */
  SERVICE_WORKER: onOff.default('on'),
  TRUST_PROXY: trustedProxies.default('off'),
  /** The folder of automatic backups (D91); without it none are made. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** The time of day (IST) when the daily backup is due. */
  BACKUP_AT: clockTime.prefault('03:30'),
  /** The address that serves metrics. They need no sign-in, so it is the loopback address by default. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Port for Prometheus metrics; without it none are served. */
  METRICS_PORT: wholeNumber(1, MOST_PORT).optional(),
  /** The seconds for which a stopping server still accepts requests; see http/drain.ts. */
  DRAIN_SECONDS: secondsUpTo(60).default(1),
  /** The public URL, for canonical links; without it such links are paths. */
  PUBLIC_URL: webAddress.optional(),
  /** The mail server; without it mails are stored instead of sent (D39). */
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  DKIM_KEY_FILE: z.string().optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[A-Za-z0-9._-]+$/, 'must be one DNS label, such as mail2026')
    .optional(),
  /** The kind of issued documents: receipts, bills of supply or tax invoices. */
  TAX_SCHEME: z.enum(taxSchemes).default('none'),
  /** These two override the owner's settings. */
  GSTIN: z
    .string()
    .refine(isGstin, {
      message: 'is not a GSTIN: 15 characters, of which the last is a check character',
      abort: true,
    })
    .refine(
      (gstin) => stateCodeOf(gstin) === place.stateCode,
      `must begin with ${place.stateCode}, the code of ${place.state}`,
    )
    .optional(),
  LEGAL_NAME: oneLine(200).optional(),
  /** The receiver of UPI payments; without it admins see no UPI QR code (D45). */
  UPI_VPA: z
    .string()
    .regex(/^[A-Za-z0-9._-]{2,255}@[A-Za-z][A-Za-z0-9.-]{1,63}$/, 'must be like nammastrength@okhdfcbank')
    .optional(),
  UPI_NAME: oneLine(50).optional(),
  /** Members under 18 may order and book only after an admin has seen a parent or guardian. */
  GUARDIAN_CHECK: onOff.default('off'),
  UPI_MERCHANT_CODE: z
    .string()
    .regex(/^[0-9]{4}$/, 'must be the four digits that the bank has given')
    .optional(),
});

/** Settings that require another one, each with its message. */
const needs = [
  ['SMTP_URL', 'MAIL_FROM', 'is required with SMTP_URL: who the mails are from'],
  ['SMTP_URL', 'PUBLIC_URL', 'is required with SMTP_URL: links in mails begin with it'],
  ['DKIM_KEY_FILE', 'DKIM_SELECTOR', 'is required with DKIM_KEY_FILE'],
  ['DKIM_SELECTOR', 'DKIM_KEY_FILE', 'is required with DKIM_SELECTOR'],
  ['DKIM_KEY_FILE', 'SMTP_URL', 'is required with DKIM_KEY_FILE'],
  ['UPI_VPA', 'UPI_NAME', 'is required with UPI_VPA: the name that the payer sees'],
  ['UPI_NAME', 'UPI_VPA', 'is required with UPI_NAME'],
  ['UPI_MERCHANT_CODE', 'UPI_VPA', 'is required with UPI_MERCHANT_CODE'],
] as const;

export type Config = ReturnType<typeof readConfig>;

/** A setting with an invalid value. Its message is one line for the terminal (D37). */
export class ConfigError extends Error {}

/**
 * Reads the settings (D37) from environment variables. An empty value counts as absent.
 * @throws ConfigError that names the invalid setting
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Wrong setting: ${wrong.join('; ')}`);
  }
  const value = parsed.data;
  for (const [name, needed, sentence] of needs) {
    if (value[name] !== undefined && value[needed] === undefined)
      throw new ConfigError(`Wrong setting: ${needed}: ${sentence}`);
  }
  if (value.METRICS_PORT === value.PORT)
    throw new ConfigError('Wrong setting: METRICS_PORT: must be another port than PORT');
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    databaseListenUrl: value.DATABASE_LISTEN_URL,
    cacheBytes: megabytes(value.ANSWER_CACHE_MB),
    databaseStatements: value.DATABASE_STATEMENTS,
    adminEmail: value.ADMIN_EMAIL.toLowerCase(),
    adminPassword: value.ADMIN_PASSWORD,
    /** Undefined for the name derived from the email. */
    adminName: value.ADMIN_NAME,
    seed: value.SEED ?? (value.DATABASE_URL ? 'none' : 'demo'),
    logLevel: value.LOG_LEVEL,
    isRateLimited: value.RATE_LIMIT === 'on',
    hasWorker: value.SERVICE_WORKER === 'on',
    trustProxy: value.TRUST_PROXY === 'on' ? true : value.TRUST_PROXY === 'off' ? false : value.TRUST_PROXY,
    publicUrl: value.PUBLIC_URL?.replace(/\/$/, ''),
    /** Undefined: the server makes no backups. */
    backup: backupOf(value),
    /** Recommended settings that are not set, for the system page. */
    missingSettings: neededSettings.filter((name) => name !== 'TRUST_PROXY' && value[name] === undefined),
    metricsHost: value.METRICS_HOST,
    metricsPort: value.METRICS_PORT,
    drainMilliseconds: value.DRAIN_SECONDS * 1000,
    /** Undefined: mails are stored instead of sent. */
    smtp: smtpOf(value),
    tax: taxOf(value),
    /** Undefined: admins see no UPI QR code. */
    upi: upiOf(value),
    isGuardianChecked: value.GUARDIAN_CHECK === 'on',
  };
}

/** The embedded engine needs its folder for itself, and a broken disk would lose both. */
function backupOf({
  BACKUP_DIR: named,
  BACKUP_AT: atMinute,
  DATA_DIR,
  DATABASE_URL,
}: z.infer<typeof settings>) {
  if (named === undefined) return undefined;
  const folder = resolve(named);
  const inside = relative(realPathOf(resolve(DATA_DIR)), realPathOf(folder));
  if (DATABASE_URL === undefined && !(inside.startsWith('..') || isAbsolute(inside)))
    throw new ConfigError('Wrong setting: BACKUP_DIR: must be outside DATA_DIR, better on another disk');
  return { folder, atMinute };
}

/** Resolves symbolic links, even where the last folders do not exist yet. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPathOf(parent), basename(path));
  }
}

/** The tax office requires name and GSTIN on each bill and invoice. */
function taxOf({ TAX_SCHEME: scheme, ...value }: z.infer<typeof settings>): TaxSettings {
  // Without a scheme they are settings of the owner; environment settings take precedence (D83).
  const gstin = value.GSTIN ?? null;
  const legalName = value.LEGAL_NAME ?? null;
  if (scheme !== 'none') {
    const missing = gstin === null ? 'GSTIN' : legalName === null ? 'LEGAL_NAME' : undefined;
    if (missing) throw new ConfigError(`Wrong setting: ${missing}: is required with TAX_SCHEME=${scheme}`);
  }
  return { scheme, legalName, gstin };
}

const upiOf = ({
  UPI_VPA: vpa,
  UPI_NAME: name,
  UPI_MERCHANT_CODE: merchantCode,
}: z.infer<typeof settings>) => (vpa && name ? { vpa, name, merchantCode } : undefined);

function smtpOf(value: z.infer<typeof settings>): SmtpSettings | undefined {
  const { SMTP_URL: server, MAIL_FROM: from, PUBLIC_URL: publicUrl } = value;
  const { DKIM_KEY_FILE: keyFile, DKIM_SELECTOR: selector } = value;
  if (!server || !from || !publicUrl) return undefined;
  return {
    ...server,
    from,
    domain: from.address.slice(from.address.lastIndexOf('@') + 1),
    ownName: new URL(publicUrl).hostname,
    dkim: keyFile && selector ? { keyFile, selector } : undefined,
  };
}
