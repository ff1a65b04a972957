import type { TaxScheme } from '@namma/contract/documents/rules';
import type { UpiPayee } from '@namma/contract/payments/rules';
import type { Engine, NeededSetting } from '@namma/contract/system/rules';
import type { BackupFigures } from './platform/db/figures.ts';
import type { Db } from './platform/db/types.ts';

/** What every service receives; tests pass their own. */
export interface Deps {
  db: Db;
  /** The current instant. The server's only clock (D18). */
  clock: () => Date;
  /** False only for load tests (D37). */
  isRateLimited: boolean;
  /** Waits that many milliseconds; uses the system's timer when absent. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** How mails leave. Left out, they are kept, and their links name this machine. */
  mail?: MailSettings;
  /** How documents are issued. Left out, they are receipts with the facts of the contract. */
  tax?: TaxSettings;
  /** Who receives UPI payments; undefined while that is not set. */
  upi?: UpiPayee | undefined;
  /** Whether members under 18 order and book only once a parent or guardian was seen. */
  isGuardianChecked?: boolean;
  /** What the system page says of this process; the service has the facts of a bare one when absent. */
  system?: SystemFacts;
}

export interface SystemFacts {
  engine: Engine;
  /** The folder of the embedded database. */
  dataDir: string | undefined;
  /** Settings that a gym needs and that are not set. */
  missingSettings: readonly NeededSetting[];
  /** Undefined while BACKUP_DIR is not set. */
  backup: BackupSettings | undefined;
}

/** How the server backs itself up (D91). */
export interface BackupSettings {
  folder: string;
  /** The time of the day from which on the day's backup is due, in minutes after midnight (IST). */
  atMinute: number;
  /**
   * Writes a backup into the file, restores it into a throw-away database, and counts both.
   * @throws StartError with one line that says why it is none
   */
  make: (file: string, now: Date) => Promise<MadeBackup>;
}

/** What the shop counted in the moment of the backup, and what the restored one counts. */
export interface MadeBackup {
  original: BackupFigures;
  restored: BackupFigures;
}

/** Bills and invoices need both a legal name and a GSTIN. */
export interface TaxSettings {
  scheme: TaxScheme;
  /** Null: the brand's name stands on receipts. */
  legalName: string | null;
  gstin: string | null;
}

export interface MailSettings {
  /** The shop's address for links, such as `https://gym.example`, without a slash at the end. */
  origin: string;
  /** Undefined while no mail server is set. */
  sending?:
    | {
        /** The address that mails come from; message ids end in its domain. */
        from: string;
        /** Tells this process's worker that a mail waits. */
        wake: () => void;
      }
    | undefined;
}
