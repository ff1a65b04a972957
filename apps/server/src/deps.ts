import type { TaxScheme } from '@namma/contract/documents/rules';
import type { UpiPayee } from '@namma/contract/payments/rules';
import type { Engine, NeededSetting } from '@namma/contract/system/rules';
import type { BackupFigures } from './platform/db/figures.ts';
import type { Db } from './platform/db/types.ts';

/** The dependencies of every service; tests pass their own. */
export interface Deps {
  db: Db;
  /** The current instant. The server's only clock (D18). */
  clock: () => Date;
  /** False only for load tests (D37). */
  isRateLimited: boolean;
  /** Waits the given number of milliseconds; uses the system's timer when absent. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** Sends mails. When absent, mails are only stored, and their links point to this machine. */
  mail?: MailSettings;
  /** Issues documents. When absent, documents are receipts with the default settings. */
  tax?: TaxSettings;
  /** The receiver of UPI payments; undefined while not configured. */
  upi?: UpiPayee | undefined;
  /** True if members under 18 may order and book only after a parent or guardian was seen. */
  isGuardianChecked?: boolean;
  /** Data about this process for the system page; defaults to a minimal process when absent. */
  system?: SystemDetails;
}

export interface SystemDetails {
  engine: Engine;
  /** The folder of the embedded database. */
  dataDir: string | undefined;
  /** Recommended settings that are not set. */
  missingSettings: readonly NeededSetting[];
  /** Undefined while BACKUP_DIR is not set. */
  backup: BackupSettings | undefined;
}

/** The settings of automatic backups (D91). */
export interface BackupSettings {
  folder: string;
  /** The time of day when the daily backup is due, in minutes after midnight (IST). */
  atMinute: number;
  /**
   * Writes a backup into the file, restores it into a temporary database, and compares the row counts.
   * @throws StartError with the reason in one line
   */
  make: (file: string, now: Date) => Promise<MadeBackup>;
}

/** The row counts at the time of the backup, and after its restoration. */
export interface MadeBackup {
  original: BackupFigures;
  restored: BackupFigures;
}

/** Bills and invoices need both a legal name and a GSTIN. */
export interface TaxSettings {
  scheme: TaxScheme;
  /** Null prints the brand's name on receipts. */
  legalName: string | null;
  gstin: string | null;
}

export interface MailSettings {
  /** The shop's base URL for links, such as `https://gym.example`, without a trailing slash. */
  origin: string;
  /** Undefined while no mail server is configured. */
  sending?:
    | {
        /** The sender's address; message ids end in its domain. */
        from: string;
        /** Notifies this process's worker of a queued mail. */
        wake: () => void;
      }
    | undefined;
}
