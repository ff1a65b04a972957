import { hours } from '../days/dates.ts';

/** Recommended settings of the server, which may be missing. */
export const neededSettings = ['BACKUP_DIR', 'PUBLIC_URL', 'SMTP_URL', 'UPI_VPA', 'TRUST_PROXY'] as const;
export type NeededSetting = (typeof neededSettings)[number];

/** The effect of each missing setting. */
export const settingReasons: Record<NeededSetting, string> = {
  BACKUP_DIR: 'the server makes no backups',
  PUBLIC_URL: 'the sitemap and links in mails name this machine',
  SMTP_URL: 'mails are stored and not sent',
  UPI_VPA: 'the desk shows no UPI QR code',
  TRUST_PROXY: 'all visitors count as one address, and wrong passwords of one slow down all',
};

export const engines = ['embedded', 'postgresql'] as const;
export type Engine = (typeof engines)[number];

/** From this age on, the last good backup is too old (D91): one a day, and two hours to retry. */
export const BACKUP_LATE_MILLISECONDS = hours(26);
